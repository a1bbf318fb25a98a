// Browser tests run against the production build with its embedded backend: built once, served until they end.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
  }
}

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

export default async function servePreview(project: TestProject) {
  // A folder of its own: two runs at once do not build over each other.
  const outDir = fileURLToPath(new URL(`../.output/dist-${process.pid}`, import.meta.url));
  // The test runner calls its environment `test`, and React would be built for developers.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({ configFile, logLevel: 'error', mode: 'production', build: { outDir } });
  process.env.NODE_ENV = NODE_ENV;
  const server = await preview({
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', open: false },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The preview server gave no address.');
  project.provide('baseUrl', url);
  return async () => {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
}
