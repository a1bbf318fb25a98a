// Every numbered rule and fault of docs/rules has a test whose name begins with its number, and no test names another number.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

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

/** The name that a call begins with: `it` of `it.each(rows)(…)`. */
function rootOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? rootOf(node.tag) : '';
}

const TESTS = new Set(['it', 'test', 'describe']);

/** Names of the tests in a file; if the name comes from a row of a table, all texts of the table. */
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
