// New text keeps to docs/writing.md: comments, test names, English sentences and pages avoid words that a reader has to decode.
// The list catches vocabulary only, not grammar.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testNames } from '../../build/coverage.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const walk = (folder: string, name: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    // Packages of the bench, and files that other tests build.
    if (entry.name === 'node_modules' || entry.name === '.output') return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(path, name) : name.test(entry.name) ? [path] : [];
  });

/** Words of the old dialect, each with a plain replacement. */
const WORDS: [pattern: RegExp, instead: string][] = [
  [/\banew\b/i, 'again'],
  [/\bwish(?:e[sd])?\b/i, 'request, option'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, repair'],
  [/\bbef[ae]ll(?:s|en)?\b/i, 'happens, happened'],
  [/\bfor ever\b/i, 'forever'],
  [/\bat hand\b/i, 'available'],
  [/\b(?:is|are|was|were|been?) told\b(?! apart)/i, 'is reported, is shown'],
  [/\bno more\b(?=\s*(?:[.,;:)]|$))/i, 'no longer'],
  [/\bstands?\b(?!-| (?:in|out) for\b| out\b)/i, 'is, is shown, is stored'],
  [/\b(?<!there )(?:is|are) no (?!longer\b)/i, 'is not a'],
];

/** Texts that may keep such a word. The list may only shrink: an entry that is no longer needed fails. */
const EXCEPTIONS: { path: string; text: string; reason: string }[] = [
  { path: 'docs/writing.md', text: 'Data does not "stand"', reason: 'names the words to avoid' },
  { path: 'docs/writing.md', text: 'Whether the account is taken is told', reason: 'an example to avoid' },
  { path: 'docs/writing.md', text: 'A row that is asked for anew', reason: 'an example to avoid' },
  { path: 'docs/writing.md', text: 'Stands in `action.meta', reason: 'an example to avoid' },
  { path: 'docs/writing.md', text: 'Work that ends sooner, ms, is told', reason: 'an example to avoid' },
  { path: 'docs/glossary.md', text: 'quick fix      | mend', reason: 'maps a name in the code to its term' },
];

interface Text {
  path: string;
  text: string;
}

const code = ['src', 'schemas', 'mocks', 'build', 'tests'].flatMap((folder) => walk(folder, /\.(?:tsx?|mts|mjs|css)$/));

const comments: Text[] = code.flatMap((path) =>
  // The pattern of block comments comes first, so that `//` inside one is part of it.
  [...read(path).matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\\\w])\/\/ .*/g)].map(([text]) => ({ path, text })),
);

const names: Text[] = walk('tests', /\.(?:test|bench)\.tsx?$/).flatMap((path) =>
  testNames(path, read(path)).map((name: string) => ({ path, text: name.split(' > ').at(-1) ?? name })),
);

/** Values of a locale file, at any depth. */
const valuesIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as Record<string, unknown>).flatMap(valuesIn);

const localeFiles = [...walk('locales/en', /\.json$/), ...walk('src/face/nodes', /^locales\.en\.json$/)];
const sentences: Text[] = localeFiles.flatMap((path) =>
  valuesIn(JSON.parse(read(path))).map((text) => ({ path, text })),
);

const pages: Text[] = [
  // The specification is quoted word for word, in its own folder and in the table made from it.
  ...walk('docs', /\.md$/).filter((path) => path !== 'docs/coverage.md'),
  ...walk('locales/en/guide', /\.md$/),
  'README.md',
  'CONTRIBUTING.md',
].flatMap((path) =>
  read(path)
    .replace(/```[\s\S]*?```/g, '')
    .split('\n')
    .map((text) => ({ path, text })),
);

/** The text without code spans, placeholders and the stars of a block comment, on one line. */
const prose = (text: string) =>
  text
    .replace(/`[^`]*`|\{\{[^}]*\}\}/g, '')
    .replace(/\n\s*\*?\s?/g, ' ')
    .trim();

const hitIn = ({ text }: Text) => WORDS.find(([pattern]) => pattern.test(prose(text)));
const isException = ({ path, text }: Text) => EXCEPTIONS.some((one) => one.path === path && text.includes(one.text));

const HERE = 'tests/architecture/plainEnglish.test.ts';

describe.each([
  ['comments', comments],
  ['test names', names],
  ['English sentences of the interface', sentences],
  ['pages', pages],
])('%s', (_, texts) => {
  it('exist', () => expect(texts.length).toBeGreaterThan(100));

  it('use plain words', () => {
    const unplain = texts.filter((text) => text.path !== HERE && hitIn(text) && !isException(text));
    expect(
      unplain.map((text) => `${text.path}: ${prose(text.text).slice(0, 160)} (instead: ${hitIn(text)?.[1]})`),
    ).toEqual([]);
  });
});

describe('the rule', () => {
  it.each([
    'Asked for anew each time.',
    'Where it stands, nobody looks.',
    'The failure is told in the toast.',
    'The code counts no more: ask for a new one.',
    'Null if it is no number.',
  ])('finds %s', (text) => expect(hitIn({ path: '', text })).toBeDefined());

  it.each([
    'There is no layer.',
    'It is no longer shown.',
    'No more than ten layers.',
    'A stand-in for the provider.',
    'The hands can be told apart.',
    'Calls `mend` once.',
  ])('accepts %s', (text) => expect(hitIn({ path: '', text })).toBeUndefined());

  it('has no exception that is no longer needed', () =>
    expect(
      EXCEPTIONS.filter(
        (one) =>
          ![...comments, ...names, ...sentences, ...pages].some(
            (text) => text.path === one.path && text.text.includes(one.text) && hitIn(text),
          ),
      ),
    ).toEqual([]));
});
