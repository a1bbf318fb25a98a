// No dead code: every file is reachable from an entry point of the product, and every exported name is used somewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const walk = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    // The bench has packages of its own.
    if (entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : /\.(tsx?|mts)$/.test(entry.name) ? [path] : [];
  });

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const product = ['schemas', 'src', 'mocks'].flatMap(walk);
const texts = new Map(
  [...product, ...walk('build'), ...walk('tests'), 'vite.config.ts'].map((path) => [path, read(path)]),
);

/** The entry points of the page, the commands, the server and its threads, the build and the tests. */
const ENTRIES = [
  'src/app/main.tsx',
  'src/app/exportFace/main.ts',
  'src/embed/main.ts',
  'src/embed/page.tsx',
  'src/backend/http.ts',
  'src/backend/server/passwordWorker.ts',
  'vite.config.ts',
];

/** Imports of packages, whose names it has to list. */
const STANDS_FOR_OTHERS = 'mocks/noCookies.ts';
/** Repository paths that a file names in imports, workers and aliases, without extension. */
function named(path: string): string[] {
  const matches = (texts.get(path) ?? '').matchAll(/'((?:@|\.{1,2})\/[^']+)'/g);
  return [...matches].map(([, name = '']) => {
    const inner = name.replace(/^@\/(?!(?:schemas|locales|mocks|tests)\/)/, '@/src/').replace(/^@\//, '');
    return (name.startsWith('@') ? inner : normalize(join(dirname(path), name))).replace(/\.(tsx?|mts)$|\?.*$/g, '');
  });
}

const byName = new Map([...texts.keys()].map((path) => [path.replace(/(\/index)?\.(d\.)?(tsx?|mts)$/, ''), path]));

function reached(entries: readonly string[]): Set<string> {
  const seen = new Set(entries);
  for (const path of seen) for (const name of named(path)) if (byName.has(name)) seen.add(byName.get(name)!);
  return seen;
}

/** How often each name occurs in each file, without comments. */
const words = new Map<string, number>();
for (const text of texts.values()) {
  for (const word of text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '').match(/[\w$]+/g) ?? []) {
    words.set(word, (words.get(word) ?? 0) + 1);
  }
}

/** Exported names that occur nowhere but where they are defined. */
const unused = (path: string): string[] =>
  [...(texts.get(path) ?? '').matchAll(/^export (?:async )?(?:const|function|class|interface|type) ([\w$]+)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => words.get(name) === 1 && path !== STANDS_FOR_OTHERS);

describe('nothing dead', () => {
  it('every file of the product is reachable', () => {
    const tests = [...texts.keys()].filter((path) => path.startsWith('tests/'));
    const live = reached([...ENTRIES, ...tests]);
    const inProduct = reached(ENTRIES);
    expect(product.filter((path) => !live.has(path))).toEqual([]);
    // Files that only tests reach belong to the tests.
    const forTests = product.filter((path) => path.startsWith('src/') && !inProduct.has(path));
    expect(forTests).toEqual([]);
  });
  it('every exported name is used', () => {
    expect([...product, ...walk('tests')].flatMap((path) => unused(path).map((name) => `${path}: ${name}`))).toEqual(
      [],
    );
  });
});
