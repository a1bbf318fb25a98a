// What a file has for the long run alone is run there: `npm run test:long` names each such file.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '@/../package.json' with { type: 'json' };

const ROOT = resolve(import.meta.dirname, '../..');

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : /\.test\.tsx?$/.test(entry.name) ? [relative(ROOT, path)] : [];
  });

/** Says itself that it has more to do, or shares its worlds with those that do. */
const isLonger = (path: string) =>
  path.startsWith('tests/contract/') ||
  /process\.env\.LONG\b|support\/eachRun'/.test(readFileSync(join(ROOT, path), 'utf8'));

const PROJECTS = [
  ['unit', (path: string) => path.endsWith('.ts') && !path.startsWith('tests/browser/')],
  ['browser', (path: string) => path.startsWith('tests/browser/')],
] as const;

it.each(PROJECTS)('of %s each file with more to do in the long run is named there', (project, isIts) => {
  const line = manifest.scripts['test:long'].split('&&').find((part) => part.includes(`--project ${project}`)) ?? '';
  const names = line.split(`--project ${project}`)[1]?.trim().split(/\s+/) ?? [];
  const longer = walk(join(ROOT, 'tests')).filter((path) => isIts(path) && isLonger(path));
  expect(longer.length).toBeGreaterThan(5);
  expect(longer.filter((path) => !names.some((name) => path.includes(name)))).toEqual([]);
  expect(names.filter((name) => !longer.some((path) => path.includes(name)))).toEqual([]);
});

it('no component test waits for the long run, which has none of them', () => {
  expect(walk(join(ROOT, 'tests')).filter((path) => path.endsWith('.tsx') && isLonger(path))).toEqual([]);
});
