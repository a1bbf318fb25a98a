// `npm run fonts`: writes the outlines of the list of built-in fonts, after a family was added or its package changed.
import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buildServer } from './serverBuild.mjs';

const root = resolve(import.meta.dirname, '..');
const folder = 'tests/.output/fonts';
const { FONT_SAMPLES, fontSamples } = await import(await buildServer('build/fontSamples.ts', folder));
await writeFile(resolve(root, FONT_SAMPLES), fontSamples(root));
await rm(resolve(root, folder), { recursive: true });
