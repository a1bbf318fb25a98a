// Compares the words of each language with those of the languages of data: which texts and guide pages a folder of `locales`
// lacks, and which it has beyond them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES, type LanguageRow } from '@/schemas/languages';
import { wordsOf } from './nodeWords.mjs';

const LOCALES = resolve(import.meta.dirname, '../locales');
const GUIDE = 'guide';

/** Texts of one language: by file, then by key with dots. */
export type LanguageTexts = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** Languages whose folders are complete. */
export const completeLanguages = (rows: readonly LanguageRow[] = LANGUAGES): readonly LanguageRow[] =>
  rows.filter(({ fallback }) => fallback === null);

function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path ? `${path}.${key}` : key));
}

const listed = (folder: string, ending: string): string[] => {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** Namespaces of a language. */
export const namespacesIn = (language: string, root = LOCALES): string[] => listed(join(root, language), '.json');

/** Every text of a language's folder. A guide page is one text of the file `guide/`, by the name of the page. */
export function textsOf(language: string, root = LOCALES): LanguageTexts {
  const folder = join(root, language);
  const files = namespacesIn(language, root).map((name) => {
    const words: unknown =
      root === LOCALES ? wordsOf(language, name) : JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    return [`${name}.json`, new Map(leaves(words))] as const;
  });
  const pages = listed(join(folder, GUIDE), '.md').map(
    (page) => [page, readFileSync(join(folder, GUIDE, `${page}.md`), 'utf8')] as const,
  );
  return new Map<string, ReadonlyMap<string, unknown>>([...files, [`${GUIDE}/`, new Map<string, unknown>(pages)]]);
}

/** Sentences of the server, which answers in the languages of data. */
const SERVER: readonly string[] = ['server.json', 'serverLate.json'];

const PLURAL = /_(zero|one|two|few|many|other)$/;
const singular = (key: string) => key.replace(PLURAL, '');

/** Keys that a language needs for one text: itself, or one for each plural form of the language. */
const formsOf = (key: string, isPlural: boolean, tag: string): string[] =>
  isPlural ? new Intl.PluralRules(tag).resolvedOptions().pluralCategories.map((form) => `${key}_${form}`) : [key];

/** Keys that a language lacks or has too much, as `file:key`. */
export interface WordGaps {
  missing: string[];
  surplus: string[];
  /** Number of texts of the reference. */
  needed: number;
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Compares a language with the others: a key that any of them has is needed. An empty text counts as missing. */
export function wordGaps(row: Pick<LanguageRow, 'id' | 'tag'>, texts: ReadonlyMap<string, LanguageTexts>): WordGaps {
  const own = texts.get(row.id) ?? new Map<string, ReadonlyMap<string, unknown>>();
  const references = [...texts].filter(([id]) => id !== row.id).map(([, files]) => files);
  const gaps: WordGaps = { missing: [], surplus: [], needed: 0 };
  for (const file of new Set([...references.flatMap((files) => [...files.keys()]), ...own.keys()])) {
    if (SERVER.includes(file) && !completeLanguages().some(({ id }) => id === row.id)) continue;
    const keys = new Map<string, boolean>();
    for (const files of references)
      for (const key of files.get(file)?.keys() ?? []) keys.set(singular(key), PLURAL.test(key));
    const needed = [...keys].flatMap(([key, isPlural]) => formsOf(key, isPlural, row.tag));
    const present = own.get(file) ?? new Map<string, unknown>();
    gaps.needed += needed.length;
    gaps.missing.push(...needed.filter((key) => !isText(present.get(key))).map((key) => `${file}:${key}`));
    gaps.surplus.push(...[...present.keys()].filter((key) => !keys.has(singular(key))).map((key) => `${file}:${key}`));
  }
  return gaps;
}

/** Gaps of a row, compared with the complete languages in `root`. */
export function gapsOf(row: Pick<LanguageRow, 'id' | 'tag'>, root = LOCALES): WordGaps {
  const ids = new Set([...completeLanguages().map(({ id }) => id), row.id]);
  return wordGaps(row, new Map([...ids].map((id) => [id, textsOf(id, root)])));
}

/** The report of `npm run locales`, and whether each complete language has every text. */
export function localesReport(
  rows: readonly LanguageRow[] = LANGUAGES,
  root = LOCALES,
): { text: string; isComplete: boolean } {
  const results = rows.map((row) => ({ row, gaps: gapsOf(row, root) }));
  const lines = results.flatMap(({ row: { id, name, fallback }, gaps: { missing, surplus, needed } }) => [
    `${id} (${name}): ${needed - missing.length} of ${needed} texts${missing.length > 0 && fallback ? `, the others are shown in ${fallback}` : ''}`,
    ...missing.map((key) => `  missing ${key}`),
    ...surplus.map((key) => `  unknown ${key}`),
  ]);
  const isComplete = results.every(({ row, gaps }) => row.fallback !== null || gaps.missing.length === 0);
  return { text: lines.join('\n'), isComplete };
}
