// Every numbered rule and fault of docs/rules has a test whose name begins with its number, and no test names another number.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodesIn, testCalls, textOf } from '../../build/coverage.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** Numbers of the rules on a page: `- **S7** ...`, `- **fault 9** ...`. */
const numbersOn = (page: string): string[] =>
  [...readFileSync(join(ROOT, 'docs/rules', page), 'utf8').matchAll(/^- \*\*((?:[A-Z]|fault )\d+)\*\* \S/gm)].map(
    ([, number = '']) => number,
  );

const rules = [...numbersOn('backend.md'), ...numbersOn('reliability.md')];
/** Rules that only a browser can show. */
const IN_CHROMIUM = ['S4', 'S5', 'S6', 'U12', 'U17'];

const walk = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    // The bench has packages of its own.
    if (entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** Names of the tests in a file; if the name comes from a row of a table, all texts of the table. */
const namesIn = (path: string, text: string): string[] =>
  testCalls(path, text).flatMap(({ call, title }) => {
    const isOfRow = title.startsWith('%s') && call.callee.type === 'CallExpression';
    return [title, ...(isOfRow ? nodesIn(call.callee).flatMap((node) => textOf(node, text) ?? []) : [])];
  });

const NUMBER = /\b(?:[SLKFUXWDNI]\d{1,2}|fault \d{1,2})\b/g;
/** Only at the beginning of a name: elsewhere `F2` is a key. */
const numbersOf = (name: string): string[] => {
  const head = /^(?:(?:[SLKFUXWDNI]\d{1,2}|fault \d{1,2})[,: ]*)+/.exec(name)?.[0] ?? '';
  return head.match(NUMBER) ?? [];
};

/** Files of the tests whose names begin with a number. */
const testsOf = new Map<string, string[]>();
for (const path of walk('tests'))
  for (const name of namesIn(path, readFileSync(join(ROOT, path), 'utf8')))
    for (const number of numbersOf(name)) testsOf.set(number, [...(testsOf.get(number) ?? []), path]);

describe('numbers in the names of tests', () => {
  it.each([
    ["it('S7 a code counts once', () => {});", ['S7']],
    ["it.each([['U5 half', 1]])('%s is refused', () => {});", ['U5']],
    ["describe('fault 9, L3: two tabs', () => {});", ['fault 9', 'L3']],
    ["it.each(['F1'])('leaves %s to the browser', () => {});", []],
  ])('are found in %s', (code, numbers) => expect(namesIn('a.test.ts', code).flatMap(numbersOf)).toEqual(numbers));

  it('cover every rule and fault of the pages', () => expect(rules.filter((rule) => !testsOf.has(rule))).toEqual([]));

  it('are in a browser suite for rules that only a browser can show', () =>
    expect(IN_CHROMIUM.filter((rule) => !testsOf.get(rule)?.some((path) => path.startsWith('tests/browser/')))).toEqual(
      [],
    ));

  it('name only rules that exist on a page', () =>
    expect([...testsOf.keys()].filter((number) => !rules.includes(number))).toEqual([]));

  it('occur once on the pages', () => {
    expect(rules.length).toBeGreaterThan(100);
    expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
  });
});
