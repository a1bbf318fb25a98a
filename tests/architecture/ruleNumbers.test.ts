// Every numbered rule of the service and every numbered fault has a test that says its number: read from the names of all tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** How far each kind of number goes (backend.md B1 to B9, reliability.md with its part D). */
const RULES = { S: 15, L: 15, K: 7, F: 7, U: 17, I: 14, X: 8, W: 6, D: 12, N: 6 } as const;
const FAULTS = 37;
/** Rules of the client that only a browser can show (issue: S4 to S6, U12, U17). */
const IN_CHROMIUM = ['S4', 'S5', 'S6', 'U12', 'U17'];

const walk = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** The name that a call begins with: `it` of `it.each(rows)(…)`. */
function rootOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? rootOf(node.tag) : '';
}

const TESTS = new Set(['it', 'test', 'describe']);

/** Names of the tests in a file; where a row of a table is the name, all texts of the table. */
function namesIn(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const names: string[] = [];
  const texts = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) names.push(node.text);
    ts.forEachChild(node, texts);
  };
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && TESTS.has(rootOf(node.expression))) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteralLike(name)) {
        names.push(name.text);
        if (name.text.startsWith('%s') && ts.isCallExpression(node.expression))
          node.expression.arguments.forEach(texts);
      }
      if (name && ts.isTemplateExpression(name)) names.push(name.head.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

const NUMBER = /\b(?:[SLKFUXWDNI]\d{1,2}|fault \d{1,2})\b/g;
/** Only at the beginning of a name: elsewhere `F2` is a key. */
const numbersOf = (name: string): string[] => {
  const head = /^(?:(?:[SLKFUXWDNI]\d{1,2}|fault \d{1,2})[,: ]*)+/.exec(name)?.[0] ?? '';
  return head.match(NUMBER) ?? [];
};

const said = new Map<string, string[]>();
for (const path of walk('tests'))
  for (const name of namesIn(path, readFileSync(join(ROOT, path), 'utf8')))
    for (const number of numbersOf(name)) said.set(number, [...(said.get(number) ?? []), path]);

const rules = Object.entries(RULES).flatMap(([kind, last]) =>
  Array.from({ length: last }, (_, index) => `${kind}${index + 1}`),
);
const faults = Array.from({ length: FAULTS }, (_, index) => index + 1);

describe('numbers in the names of tests', () => {
  it.each([
    ["it('S7 a code counts once', () => {});", ['S7']],
    ["it.each([['U5 half', 1]])('%s is refused', () => {});", ['U5']],
    ["describe('fault 9, L3: two tabs', () => {});", ['fault 9', 'L3']],
    ["it.each(['F1'])('leaves %s to the browser', () => {});", []],
  ])('are found in %s', (code, numbers) => expect(namesIn('a.test.ts', code).flatMap(numbersOf)).toEqual(numbers));

  it('are there for every rule of the service', () => expect(rules.filter((rule) => !said.has(rule))).toEqual([]));

  it('are there for every fault', () => expect(faults.filter((number) => !said.has(`fault ${number}`))).toEqual([]));

  it('are there in Chromium for what only a browser can show', () =>
    expect(IN_CHROMIUM.filter((rule) => !said.get(rule)?.some((path) => path.startsWith('tests/browser/')))).toEqual(
      [],
    ));

  it('are those of rules that there are', () => {
    const known = new Set([...rules, ...faults.map((number) => `fault ${number}`)]);
    expect([...said.keys()].filter((number) => !known.has(number))).toEqual([]);
  });
});
