// Bundles a script of the backend for Node, as the server's own build does: Node 20 runs no TypeScript.
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { build } from 'vite';
import { serverBuild } from '../../build/serverBuild';

const root = resolve(import.meta.dirname, '../..');

/** A folder for the output of a test's own build, from where packages are found. */
export const newOutput = (): string => resolve(root, 'tests/.output', randomUUID());

/** Path of the bundled script in the folder. */
export async function bundleServer(entry: string, outDir: string): Promise<string> {
  await build(serverBuild({ root, entry: resolve(root, entry), outDir }));
  return resolve(outDir, 'main.mjs');
}
