// The pages in docs/ match the repository: the files they name exist, and code cites only pages and rules that exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const walk = (folder: string, name: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    // Packages of the bench, and files that other tests build.
    if (entry.name === 'node_modules' || entry.name === '.output') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path, name) : name.test(entry.name) ? [path] : [];
  });

const pages = [...readdirSync(ROOT).filter((name) => name.endsWith('.md')), ...walk('docs', /\.md$/)]
  // The changelog names files that no longer exist.
  .filter((page) => page !== 'CHANGELOG.md')
  .map((page) => ({ page, text: read(page) }));

/** Folders whose files the code spans of a page name. */
const PLACES = /^(?:src|schemas|locales|mocks|tests|build|hosting|docs|\.ci)\//;

/** Paths that a page names in code spans, without a trailing function name. Patterns (`*`, `<type>`) are left out. */
const pathsIn = (text: string): string[] =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span.split(/[\s#:]/)[0] ?? '')
    .filter((span) => PLACES.test(span) && !/[*<{…]/.test(span));

/** Targets of relative links, from the repository's root. */
const linksIn = (page: string, text: string): string[] =>
  [...text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(page), decodeURIComponent(target))));

/** A module may be named without its extension. */
const exists = (path: string) => ['', '.ts', '.tsx'].some((ending) => existsSync(join(ROOT, path + ending)));

/** Names that a page places in a file: `` `snapMove` of `src/face/geometry/snap.ts` ``. */
const namesIn = (text: string): { name: string; path: string }[] =>
  [...text.matchAll(/`([A-Za-z]\w*)` (?:in|of) `([^`]+\.tsx?)`/g)].map(([, name = '', path = '']) => ({ name, path }));

it('the README answers where the first things are, and its names are in the files that it gives', () => {
  const [readme, architecture] = ['README.md', 'docs/architecture.md'].map((page) => namesIn(read(page)));
  expect(readme!.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['snapMove', 'reject', 'ambientBytes', 'decide']),
  );
  const wrong = [...readme!, ...architecture!].filter(
    ({ name, path }) => !new RegExp(`\\b${name}\\b`).test(read(path)),
  );
  expect(wrong).toEqual([]);
});

it('the README and the architecture page name the same rooms in the same order', () => {
  const roomsIn = (page: string) => /`(schemas → [^`]+)`/.exec(read(page))?.[1]?.split(/\s+→\s+/);
  expect(roomsIn('README.md')).toEqual(roomsIn('docs/architecture.md'));
  expect(roomsIn('README.md')?.length).toBeGreaterThan(10);
});

describe.each(pages)('$page', ({ page, text }) => {
  it('names only files that exist', () => expect(pathsIn(text).filter((path) => !exists(path))).toEqual([]));
  it('links only to files that exist', () =>
    expect(linksIn(page, text).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]));
});

interface Comment {
  path: string;
  text: string;
}

/** Comment lines in code, which cite pages and rules. */
const comments: Comment[] = [
  ...['src', 'schemas', 'mocks', 'tests', 'build'].flatMap((folder) => walk(folder, /\.(?:tsx?|mts|mjs|css)$/)),
  ...walk('hosting', /./),
].flatMap((path) =>
  read(path)
    .split('\n')
    .filter((line) => /(?:\/\/|\/\*|^\s*\*|^\s*#) /.test(line))
    .map((text) => ({ path, text })),
);

/** Numbers that a page of rules defines: list items, table rows, and headings of groups. */
const numbersOf = (page: string): Set<string> =>
  new Set([
    ...[...read(page).matchAll(/(?:^- |^\| )\*\*((?:[A-Z]|fault )\d+)\*\* /gm)].map(([, number = '']) => number),
    ...[...read(page).matchAll(/^## (B\d+)\./gm)].map(([, number = '']) => number),
  ]);

const RULES = ['docs/rules/backend.md', 'docs/rules/reliability.md', 'docs/accessibility.md'];

describe('comments', () => {
  it('cite only pages that exist', () => {
    const cited = comments.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![\w./-])[\w./-]+\.md\b/g)].map(([page]) => ({ path, page })),
    );
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ page }) => !existsSync(join(ROOT, page)))).toEqual([]);
  });

  it.each(RULES)('cite only rules that %s has', (page) => {
    const numbers = numbersOf(page);
    const cited = comments.flatMap(({ path, text }) =>
      [...text.matchAll(new RegExp(`${page.replaceAll('.', '\\.')},? ([^;).]*)`, 'g'))].flatMap(([, rest = '']) =>
        (rest.match(/\b[A-Z]\d+\b|\bfault \d+/g) ?? []).map((number) => ({ path, number })),
      ),
    );
    expect(numbers.size).toBeGreaterThan(10);
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
  });

  it('cite only sections of the specification whose facts are in docs/specification', () => {
    const cited = comments.flatMap(({ path, text }) =>
      [...text.matchAll(/\bspec (\d+(?:(?:, | and )\d+)*)/g)].flatMap(([, list = '']) =>
        (list.match(/\d+/g) ?? []).map((section) => ({ path, section })),
      ),
    );
    expect(cited.length).toBeGreaterThan(50);
    expect(
      cited.filter(({ section }) => !existsSync(join(ROOT, `docs/specification/section-${section}.json`))),
    ).toEqual([]);
  });
});
