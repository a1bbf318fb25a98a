// Every text key written out in the code exists, in every language that has no fallback.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completeLanguages, namespacesIn } from '../../build/missingWords';
import { wordsOf } from '../../build/nodeWords.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : /\.tsx?$/.test(entry.name) ? [path] : [];
  });

const files = new Map<string, unknown>();
function fileOf(language: string, namespace: string): unknown {
  const path = join(ROOT, 'locales', language, `${namespace}.json`);
  if (!files.has(path)) files.set(path, wordsOf(language, namespace));
  return files.get(path);
}

function textAt(language: string, namespace: string, key: string): unknown {
  return key
    .split('.')
    .reduce((at, part) => (at as Record<string, unknown> | undefined)?.[part], fileOf(language, namespace));
}

/** Plural texts end with `_other`. */
const exists = (language: string, namespaces: readonly string[], key: string) =>
  namespaces.some((namespace) =>
    ['', '_other'].some((end) => typeof textAt(language, namespace, key + end) === 'string'),
  );

/** One for each locale file. */
const NAMESPACES = namespacesIn('en');

const NAMED = new RegExp(`'(${NAMESPACES.join('|')}):([\\w.]+)'`, 'g');

/** `t('a.b')` belongs to the namespace that the file requests; `'ns:a.b'` names its own. */
function keysOf(text: string): { namespaces: string[]; key: string }[] {
  const requested = [...text.matchAll(/useTranslation\(([^)]*)\)/g)].map(([, list = '']) => list).join();
  const own = NAMESPACES.filter((namespace) => requested.includes(`'${namespace}'`));
  const plain = [...text.matchAll(/\bt\(\s*'([\w.]+)'/g)].map(([, key = '']) => ({ namespaces: own, key }));
  const named = [...text.matchAll(NAMED)];
  return [...plain, ...named.map(([, namespace = '', key = '']) => ({ namespaces: [namespace], key }))];
}

const used = walk(join(ROOT, 'src')).flatMap((path) =>
  keysOf(readFileSync(path, 'utf8')).map((use) => ({ ...use, path: path.slice(ROOT.length + 1) })),
);

describe('text keys', () => {
  it('are found in the code', () => expect(used.length).toBeGreaterThan(100));

  it('exist in the languages without a fallback', () => {
    const missing = completeLanguages().flatMap(({ id }) =>
      used
        .filter(({ namespaces, key }) => !exists(id, namespaces, key))
        .map(({ key, path }) => `${id}: ${key} in ${path}`),
    );
    expect(missing).toEqual([]);
  });
});
