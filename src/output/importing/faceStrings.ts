// Texts of string resources by language, from sources or a package's table.
import { readXml } from '@/bytes/xml/readXml';
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { WATCH_LANGUAGES } from '@/schemas/languages';
import { TEXT_MAX } from '@/schemas/limits';
import type { TableValue } from '../apk/readPackage';
import type { FaceResource } from './faceResources';
import type { FaceFiles } from './imported';

export type FaceStrings = FaceFiles['strings'];
type Shelf = 'zh' | 'en' | 'other';

/**
 * The product language that a resource language maps to; of two regions the better ranks lower. Null for unsupported
 * languages.
 */
function shelfOf(language: string): { shelf: Shelf; rank: number } | null {
  if (language === '') return { shelf: 'other', rank: 0 };
  const [main = '', ...rest] = language.split('-');
  const shelf = WATCH_LANGUAGES.find(({ id }) => id === main)?.id;
  if (!shelf) return null;
  const isPreferred = rest.length === 0 || rest.includes('CN') || rest.includes('Hans') || rest.includes('US');
  return { shelf, rank: isPreferred ? 1 : 0 };
}

/** A string resource's text in one language, as written. */
export interface Word {
  readonly name: string;
  readonly language: string;
  readonly text: string;
}

/** Maximum depth when resolving references between texts; ends cycles. */
const STEPS_MAX = 8;
const REFERENCE = /^@(?:\*?[\w.]+:)?string\/([\w.]+)$/;

/** Texts by name and language, with references resolved. */
export function sortedStrings(words: readonly Word[]): FaceStrings {
  const strings = new Map<string, Partial<Record<Shelf, { text: string; rank: number }>>>();
  for (const { name, language, text } of words) {
    const place = shelfOf(language);
    const row = strings.get(name) ?? {};
    if (!place || (row[place.shelf]?.rank ?? -1) >= place.rank) continue;
    strings.set(name, { ...row, [place.shelf]: { text, rank: place.rank } });
  }
  const textOf = (name: string, shelf: Shelf): string | undefined => {
    let at = name;
    for (let step = 0; step < STEPS_MAX; step += 1) {
      const row = strings.get(at);
      const text = (row?.[shelf] ?? row?.other)?.text;
      const [, next] = REFERENCE.exec(text ?? '') ?? [];
      if (next === undefined) return text?.slice(0, TEXT_MAX);
      at = next;
    }
    return undefined;
  };
  return new Map(
    [...strings].map(([name, row]) => {
      const shelves = (Object.keys(row) as Shelf[]).flatMap((shelf) => {
        const text = textOf(name, shelf);
        return text === undefined ? [] : [[shelf, text] as const];
      });
      return [name, Object.fromEntries(shelves)];
    }),
  );
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

/** Parses the text of a source file: white space collapses except in quotes; a backslash escapes the next character. */
function sourceText(raw: string): string {
  let out = '';
  let isQuoted = false;
  for (const [piece] of raw.trim().matchAll(/\\u[\da-fA-F]{4}|\\[\s\S]|\s+|"|[^\\\s"]+|\\/g)) {
    if (piece === '"') isQuoted = !isQuoted;
    else if (/^\\u[\da-fA-F]{4}$/.test(piece)) out += String.fromCharCode(Number.parseInt(piece.slice(2), 16));
    else if (piece.startsWith('\\')) out += ESCAPES[piece.slice(1)] ?? piece.slice(1);
    else out += isQuoted || piece.trim() !== '' ? piece : ' ';
  }
  return out;
}

/** All text of an element, without nested style tags. */
const textIn = (element: XmlElement): string =>
  element.children
    .map((child) => (child.kind === 'text' ? child.text : child.kind === 'element' ? textIn(child) : ''))
    .join('');

/** Texts of the `values` folders. Unreadable files are skipped, because a face can be drawn without them. */
export const sourceWords = (resources: readonly FaceResource[]): readonly Word[] =>
  resources
    .filter(({ type, path }) => type === 'values' && path.endsWith('.xml'))
    .flatMap(({ bytes, language }) => {
      const read = readXml(bytes, { keepSpaces: true });
      return read.ok
        ? elementsOf(read.root, 'string').map((one) => ({
            name: one.attributes.name ?? '',
            language,
            text: sourceText(textIn(one)),
          }))
        : [];
    });

/** Texts of a package's table. */
export const tableWords = (values: readonly TableValue[]): readonly Word[] =>
  values
    .filter(({ type }) => type === 'string')
    .map(({ name, language, country, text }) => ({
      name,
      language: [language, country].filter(Boolean).join('-'),
      text,
    }));

/** The string resource that a text refers to; null for a literal text. */
export const referenceIn = (text: string | undefined): string | null => REFERENCE.exec(text ?? '')?.[1] ?? null;

/** The text in both languages: of a resource, or itself. Null if there is none. */
export function labelOf(text: string | undefined, strings: FaceStrings): { zh: string; en: string } | null {
  const name = referenceIn(text);
  if (name === null) return text && !text.startsWith('@') ? { zh: text, en: text } : null;
  const { zh, en, other } = strings.get(name) ?? {};
  const [chinese, english] = [zh ?? other ?? en, en ?? other ?? zh];
  return chinese && english ? { zh: chinese, en: english } : null;
}
