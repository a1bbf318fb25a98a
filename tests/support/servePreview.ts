// Browser tests run against the production build with its embedded backend: built once, served until they end.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { serveBuild } from './serveBuild';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
  }
}

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

export default async function servePreview(project: TestProject) {
  // A separate folder: two simultaneous runs do not overwrite each other's build.
  const outDir = fileURLToPath(new URL(`../.output/dist-${process.pid}`, import.meta.url));
  const { url, close } = await serveBuild(configFile, outDir);
  project.provide('baseUrl', url);
  return async () => {
    await close();
    await rm(outDir, { recursive: true, force: true });
  };
}
