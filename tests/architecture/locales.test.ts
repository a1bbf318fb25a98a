// All languages have the same keys in the same files, no text is empty, and Chinese is separated from Latin letters and digits by
// spaces.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/schemas/languages';
import { spacedAround } from '@/service/language/spacing';
import { wordsOf } from '../../build/nodeWords.mjs';

const folder = (language: string) => resolve(import.meta.dirname, '../../locales', language);

function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path ? `${path}.${key}` : key));
}

const load = (language: string, file: string): [string, unknown][] =>
  leaves(wordsOf(language, file.replace('.json', '')));

/** Plural endings differ between languages: Chinese has one form. */
const singular = (key: string) => key.replace(/_(one|other)$/, '');
const variables = (text: unknown) => [...String(text).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

/** The first language is the reference for the others. */
const [FIRST, ...OTHERS] = LANGUAGES.map(({ id }) => id) as [string, ...string[]];
const names = readdirSync(folder(FIRST));

/**
 * Placeholders whose values are names (of layers, pictures and so on) in any script: no space is written beside them, since
 * `spacing` inserts it where needed. Beside every other value, a number or a code, the text contains the space.
 */
const NAMES = ['label', 'name', 'source', 'layers', 'sensor'];

/** Places where a Han character touches a Latin letter, a digit, or a placeholder that is not a name. */
function unspaced(text: string): string[] {
  const shown = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => (NAMES.includes(name) ? '“”' : '0'));
  return (
    shown.match(/.?(?:[\p{Script=Latin}\p{Nd}%°²]\p{Script=Han}|\p{Script=Han}[\p{Script=Latin}\p{Nd}#]).?/gu) ?? []
  );
}

const SPACED = LANGUAGES.filter(({ spaced }) => spaced).map(({ id }) => id);

it.each(LANGUAGES.flatMap(({ id }) => names.map((file) => [id, file])))(
  '%s/%s writes percentages consistently, without a space',
  (language, file) => {
    const texts = load(language, file).map(([, text]) => String(text));
    expect(texts.filter((text) => /[\d}]\s+%/u.test(text))).toEqual([]);
  },
);

describe('spaces between scripts', () => {
  it.each(SPACED.flatMap((language) => names.map((file) => [language, file])))(
    '%s/%s has one between Han characters and Latin letters, digits or values',
    (language, file) => {
      const found = load(language, file).map(([key, text]) => [key, unspaced(String(text))] as const);
      expect(found.filter(([, places]) => places.length > 0)).toEqual([]);
    },
  );
  it.each([
    ['PM2.5数值', 1],
    ['共{{n}} 个', 1],
    ['共 {{n}}个', 1],
    ['使用#DH#', 1],
    ['PM2.5 数值，共 {{n}} 个，已添加{{label}}', 0],
  ])('are checked in %s', (text, count) => expect(unspaced(text)).toHaveLength(count));
  it.each([
    ['PM2.5数值', 'PM2.5', 'PM2.5 数值'],
    ['电量数值', '电量', '电量数值'],
    ['已添加Text 2', 'Text 2', '已添加 Text 2'],
    ['从A面更新B面', 'A面', '从 A面更新B面'],
    ['“a+b(”的名称', 'a+b(', '“a+b(”的名称'],
    ['a+b的名称', 'a+b', 'a+b 的名称'],
    ['ASR 466²已通过', 'ASR 466²', 'ASR 466² 已通过'],
    ['点亮50%的像素', '50%', '点亮 50% 的像素'],
  ])('%s with %s in it reads %s', (sentence, value, read) => expect(spacedAround(sentence, value)).toBe(read));
});

describe.each(OTHERS)('the words of %s', (language) => {
  it('are in the same files', () => expect(readdirSync(folder(language))).toEqual(names));

  it.each(names)('%s has the same keys', (file) => {
    const keys = (of: string) => [...new Set(load(of, file).map(([key]) => singular(key)))].sort();
    expect(keys(language)).toEqual(keys(FIRST));
  });

  it.each(names)('%s has no empty texts and uses the same placeholders', (file) => {
    const first = new Map(load(FIRST, file).map(([key, text]) => [singular(key), text]));
    for (const [key, text] of load(language, file)) {
      expect(typeof text === 'string' && text.trim().length > 0, key).toBe(true);
      if (!/_one$/.test(key)) expect(variables(first.get(singular(key))), key).toEqual(variables(text));
    }
    for (const [key, text] of first) expect(typeof text === 'string' && text.trim().length > 0, key).toBe(true);
  });
});
