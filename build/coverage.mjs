// Reads the facts of the specification (docs/specification/*.json), finds the test that holds each one, and writes the table.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '..');
const FACTS = 'docs/specification';
const CALLS = new Set(['it', 'test', 'describe']);

/** The facts of every section, in the order of the sections. */
export const readSections = () =>
  readdirSync(join(ROOT, FACTS))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(ROOT, FACTS, name), 'utf8')));

/** The name that a call begins with: `it` of `it.each(rows)(…)`. */
function rootOf(node) {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? rootOf(node.tag) : '';
}

/** Title of a test as it is written in the source; placeholders such as `%s` and `${name}` stay. */
function titleOf(node, source) {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText(source).slice(1, -1) : null;
}

/** Names of the tests and groups in a test file: the titles of the groups around each, then its own, joined by ` > `. */
export function testNames(text) {
  const source = ts.createSourceFile('a.test.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names = [];
  const visit = (node, groups) => {
    let inner = groups;
    if (ts.isCallExpression(node) && CALLS.has(rootOf(node.expression)) && node.arguments.length > 1) {
      const title = titleOf(node.arguments[0], source);
      if (title !== null) {
        inner = [...groups, title];
        names.push(inner.join(' > '));
      }
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, []);
  return names;
}

/** Names that a reference means: exact ones, else those that end with it, else those that contain it. */
function matches(names, wanted) {
  const kinds = [(name) => name === wanted, (name) => name.endsWith(` > ${wanted}`), (name) => name.includes(wanted)];
  for (const isMatch of kinds) {
    const found = [...new Set(names.filter(isMatch))];
    if (found.length > 0) return found;
  }
  return [];
}

const files = new Map();
function readTests(file) {
  if (!files.has(file)) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    files.set(file, { text, names: testNames(text) });
  }
  return files.get(file);
}

/** Line breaks inside a row are the formatter's. */
const withoutSpaces = (text) => text.replace(/\s+/g, '');

/**
 * The test that a reference means. Returns `{ name }`, or `{ fault }` with a sentence where the file or the test does not
 * exist, the name fits several tests, or the file does not contain the named row.
 */
export function resolveTest({ file, name, row }) {
  let tests;
  try {
    tests = readTests(file);
  } catch {
    return { fault: `the file ${file} does not exist` };
  }
  const found = matches(tests.names, name);
  if (found.length === 0) return { fault: `${file} has no test named "${name}"` };
  if (found.length > 1) return { fault: `"${name}" fits ${found.length} tests of ${file}: name one of them` };
  if (row !== undefined && !withoutSpaces(tests.text).includes(withoutSpaces(row)))
    return { fault: `${file} has no row "${row}"` };
  return { name: found[0] };
}

/** One line per fault: an id used twice, a fact with neither a test nor a reason, a test that does not exist. */
export function coverageFaults(sections) {
  const faults = [];
  const ids = new Set();
  for (const { id, tests = [], noTest } of sections.flatMap(({ facts }) => facts)) {
    if (ids.has(id)) faults.push(`${id}: the id is used twice`);
    ids.add(id);
    if (tests.length === 0 && !noTest) faults.push(`${id}: has no test and no reason`);
    if (tests.length > 0 && noTest) faults.push(`${id}: has tests and a reason for having none`);
    for (const test of tests) {
      const { fault } = resolveTest(test);
      if (fault) faults.push(`${id}: ${fault}`);
    }
  }
  return faults;
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
const code = (text) => `\`${text}\``;

function rowsOf({ id, fact, tests = [], noTest }) {
  if (noTest) return [`| ${id} | ${cell(fact)} | no test yet | ${cell(noTest)} |`];
  return tests.map((test, index) => {
    const { name = test.name } = resolveTest(test);
    // Brackets and quotation marks of the source around the row are left out.
    const row = test.row?.replace(/^[['"\s]+|['",\s]+$/g, '');
    const shown = row === undefined ? name : `${name} (row: ${row})`;
    return `| ${index === 0 ? id : ''} | ${index === 0 ? cell(fact) : ''} | ${code(test.file)} | ${cell(shown)} |`;
  });
}

/** The page `docs/coverage.md`: for each section a table of facts, test files and test names. */
export function coverageText(sections) {
  const all = sections.flatMap(({ facts }) => facts);
  const without = all.filter(({ noTest }) => noTest).length;
  const head = [
    '# What the specification says, and the tests that check it',
    '',
    'This page is generated. `npm run coverage:spec` writes it from the facts in `docs/specification/` and the names of the tests;',
    '`tests/architecture/coverage.test.ts` fails while it is out of date. Names of table-driven tests keep their placeholders',
    '(`%s`); a row names the line of the table that is meant.',
    '',
    `Facts: ${all.length}. Without a test: ${without}.`,
  ];
  const tables = sections.flatMap(({ title, facts }) => [
    '',
    `## ${title}`,
    '',
    '| Fact | What the specification says | Test file | Test |',
    '|---|---|---|---|',
    ...facts.flatMap(rowsOf),
  ]);
  return `${[...head, ...tables].join('\n')}\n`;
}
