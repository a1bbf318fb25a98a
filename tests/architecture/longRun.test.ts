// `npm run test:long` finds its files by their content, so that no list of names can miss one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { aloneFiles, everyTestFile, hasLongTests, testFiles } from '@/tests/support/longFiles';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['unit', 'tests/bytes/trueType.test.ts', 'tests/bytes/zip.test.ts'],
  ['browser', 'tests/browser/bars.test.ts', 'tests/browser/focus.test.ts'],
] as const)('of %s has each file with long tests and no other', (project, longer, shorter) => {
  vi.stubEnv('LONG', '1');
  const files = testFiles('every file', project);
  expect(files).toContain(longer);
  expect(files).not.toContain(shorter);
  expect(files.filter((path) => path.includes('tests/contract/')).length > 0).toBe(project === 'unit');
});

it('a run without LONG has every file', () => {
  vi.stubEnv('LONG', '');
  expect(testFiles('every file', 'unit')).toEqual(['every file']);
});

/** Statements at an indentation, each with the lines that belong to it. */
const statements = (text: string, indent: string): readonly string[] =>
  text.split(new RegExp(`\\n(?=${indent}[^\\s)}\\]])`)).filter((part) => part.startsWith(indent));

const TEST = /^\s*(?:it|test|describe)\b/;
const READS_LONG = /process\.env\.LONG\b|\b(?:eachRun|partOfRun)\(/;

/** First lines of tests that do the same in `npm test` and in the long run. */
function repeatedTests(text: string): readonly string[] {
  const parts = statements(text, '');
  const words = [READS_LONG.source];
  for (const part of parts) {
    const name = /^(?:export )?(?:const|function|async function) (\w+)/.exec(part)?.[1];
    if (name && new RegExp(words.join('|')).test(part)) words.push(`\\b${name}\\b`);
  }
  const varies = new RegExp(words.join('|'));
  const repeated = (part: string, indent: string): readonly string[] => {
    const inner = statements(part, indent).filter((line) => TEST.test(line));
    const [first = ''] = part.split(`\n${indent}`);
    if (inner.length === 0 || varies.test(first)) return varies.test(part) ? [] : [first.split('\n')[0] ?? ''];
    return inner.flatMap((block) => repeated(block, `${indent}  `));
  };
  return parts.filter((part) => TEST.test(part)).flatMap((part) => repeated(part, '  '));
}

it('a browser test is part of one run, unless it has other rows in the long one', () => {
  expect(repeatedTests("it('a', () => {\n  works();\n});\nit.runIf(process.env.LONG)('b', works);")).toEqual([
    "it('a', () => {",
  ]);
  expect(
    repeatedTests(
      "const ROWS = eachRun([1, 2]);\nit.each(ROWS)('a', works);\ndescribe('b', () => {\n  it('c', works);\n});",
    ),
  ).toEqual(["  it('c', works);"]);
  const files = everyTestFile().filter((path) => path.startsWith('tests/browser/') && hasLongTests(path));
  expect(files.length).toBeGreaterThan(10);
  const repeated = files.flatMap((path) =>
    repeatedTests(readFileSync(join(import.meta.dirname, '../..', path), 'utf8')).map(
      (line) => `${path}: ${line.trim()}`,
    ),
  );
  expect(repeated).toEqual([]);
});

it('no component test reads LONG: the long run has no component tests', () => {
  expect(everyTestFile().filter((path) => path.endsWith('.tsx') && hasLongTests(path))).toEqual([]);
});

it('component tests share modules only in folders that leave no state behind, and unless they mock what is shared', () => {
  const alone = aloneFiles();
  expect(alone).toContain('tests/app/thirdLanguage.test.tsx');
  expect(alone).not.toContain('tests/forms/livePanel.test.tsx');
  const shared = everyTestFile().filter((path) => path.endsWith('.tsx') && !alone.includes(path));
  expect(new Set(shared.map((path) => path.split('/')[1]))).toEqual(
    new Set(['face', 'forms', 'simulator', 'ui', 'workspace']),
  );
});
