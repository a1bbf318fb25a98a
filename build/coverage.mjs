// Reads the facts of the specification (docs/specification/*.json), finds the test that holds each one, and writes the table.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';

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
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return rootOf(node.object);
  if (node.type === 'CallExpression') return rootOf(node.callee);
  return node.type === 'TaggedTemplateExpression' ? rootOf(node.tag) : '';
}

/** The syntax tree of a TypeScript file. Throws a `SyntaxError` if the text is not valid. */
export function syntaxOf(path, text) {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0].message}`);
  return program;
}

/** A node and all nodes inside it, without those that `isEntered` refuses. */
export function nodesIn(node, isEntered = () => true) {
  if (!isEntered(node)) return [];
  const children = Object.values(node).flat();
  return [node, ...children.filter((child) => child?.type).flatMap((child) => nodesIn(child, isEntered))];
}

/** The text of a string or a template; null for other nodes. Placeholders such as `%s` and `${name}` stay as in the source. */
export function textOf(node, source) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return null;
  return node.expressions.length === 0 ? node.quasis[0].value.cooked : source.slice(node.start + 1, node.end - 1);
}

/**
 * Tests and groups of a test file in the order of the source: the call, the title of the test, and the titles of the groups
 * around it.
 */
export function testCalls(path, text) {
  const calls = [];
  const groups = [];
  const titled = new Set();
  new Visitor({
    CallExpression(call) {
      if (!CALLS.has(rootOf(call.callee)) || call.arguments.length < 2) return;
      const title = textOf(call.arguments[0], text);
      if (title === null) return;
      calls.push({ call, title, groups: [...groups] });
      groups.push(title);
      titled.add(call);
    },
    'CallExpression:exit'(call) {
      if (titled.has(call)) groups.pop();
    },
  }).visit(syntaxOf(path, text));
  return calls;
}

/** Names of the tests and groups in a test file: the titles of the groups around each, then its own, joined by ` > `. */
export const testNames = (path, text) =>
  testCalls(path, text).map(({ title, groups }) => [...groups, title].join(' > '));

/** Names that a reference means: exact ones, else those that end with it, else those that contain it. */
function matches(names, wanted) {
  const kinds = [(name) => name === wanted, (name) => name.endsWith(` > ${wanted}`), (name) => name.includes(wanted)];
  for (const isMatch of kinds) {
    const matching = [...new Set(names.filter(isMatch))];
    if (matching.length > 0) return matching;
  }
  return [];
}

const files = new Map();
function readTests(file) {
  if (!files.has(file)) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    files.set(file, { text, names: testNames(file, text) });
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
  const matching = matches(tests.names, name);
  if (matching.length === 0) return { fault: `${file} has no test named "${name}"` };
  if (matching.length > 1) return { fault: `"${name}" fits ${matching.length} tests of ${file}: name one of them` };
  if (row !== undefined && !withoutSpaces(tests.text).includes(withoutSpaces(row)))
    return { fault: `${file} has no row "${row}"` };
  return { name: matching[0] };
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
