// `npm run locales`: prints for each language which texts and guide pages its folder lacks. Exits with 1 if a language that has
// no fallback lacks one.
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buildServer } from './serverBuild.mjs';

const root = resolve(import.meta.dirname, '..');
// A folder directly below the repository, because the bundle finds the files from its own place.
const folder = 'dist-locales';
const { localesReport } = await import(await buildServer('build/missingWords.ts', folder));
await rm(resolve(root, folder), { recursive: true });
const { text, isComplete } = localesReport();
console.log(text);
if (!isComplete) process.exitCode = 1;
