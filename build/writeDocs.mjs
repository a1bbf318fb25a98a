// `npm run docs:pages`: writes the generated pages of docs.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { buildServer } from './serverBuild.mjs';

const root = resolve(import.meta.dirname, '..');
const folder = 'tests/.output/docs';
const { docPages } = await import(await buildServer('build/docs/pages.ts', folder));
for (const [path, text] of docPages()) {
  const file = resolve(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
await rm(resolve(root, folder), { recursive: true });
