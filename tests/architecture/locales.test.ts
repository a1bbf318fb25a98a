// Languages without a fallback have every text, placeholders are the same everywhere, and Chinese is separated from Latin letters
// and digits by spaces.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageRow } from '@/schemas/languages';
import { spacedAround } from '@/service/language/spacing';
import { completeLanguages, gapsOf, localesReport, namespacesIn, textsOf } from '../../build/missingWords';
import { wordsOf } from '../../build/nodeWords.mjs';

function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path ? `${path}.${key}` : key));
}

const load = (language: string, file: string): [string, unknown][] =>
  leaves(wordsOf(language, file.replace('.json', '')));

/** Plural endings differ between languages: Chinese has one form. */
const singular = (key: string) => key.replace(/_(one|other)$/, '');
const variables = (text: unknown) => [...String(text).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

/** Every locale file there is, as language and file name. */
const files = (ids: readonly string[]): [string, string][] =>
  ids.flatMap((id) => namespacesIn(id).map((name): [string, string] => [id, `${name}.json`]));

/**
 * Placeholders whose values are names (of layers, pictures and so on) in any script: no space is written beside them, since
 * `spacing` inserts it where needed. Beside every other value, a number or a code, the text contains the space.
 */
const NAMES = ['label', 'field', 'name', 'source', 'layers', 'sensor', 'choices'];
/** Placeholders whose values are a number and a unit in Han characters: `9 分钟`. */
const DURATIONS = ['wait'];

/** Places where a Han character touches a Latin letter, a digit, or a placeholder that is not a name. */
function unspaced(text: string): string[] {
  const sampleOf = (name: string) => (NAMES.includes(name) ? '“”' : DURATIONS.includes(name) ? '0 秒' : '0');
  const shown = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => sampleOf(name));
  return (
    shown.match(/.?(?:[\p{Script=Latin}\p{Nd}%°²]\p{Script=Han}|\p{Script=Han}[\p{Script=Latin}\p{Nd}#]).?/gu) ?? []
  );
}

const SPACED = LANGUAGES.filter(({ spaced }) => spaced).map(({ id }) => id);

it.each(files(LANGUAGES.map(({ id }) => id)))(
  '%s/%s writes percentages consistently, without a space',
  (language, file) => {
    const texts = load(language, file).map(([, text]) => String(text));
    expect(texts.filter((text) => /[\d}]\s+%/u.test(text))).toEqual([]);
  },
);

describe('spaces between scripts', () => {
  it.each(files(SPACED))(
    '%s/%s has one between Han characters and Latin letters, digits or values',
    (language, file) => {
      const unspacedTexts = load(language, file).map(([key, text]) => [key, unspaced(String(text))] as const);
      expect(unspacedTexts.filter(([, places]) => places.length > 0)).toEqual([]);
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

describe('the words of each language', () => {
  it.each(completeLanguages().map(({ id, tag }) => [id, tag] as const))(
    '%s lacks no text and has no unknown one',
    (id, tag) => {
      const { missing, surplus, needed } = gapsOf({ id, tag });
      expect(needed).toBeGreaterThan(1000);
      expect({ missing, surplus }).toEqual({ missing: [], surplus: [] });
    },
  );

  it('use the same placeholders', () => {
    const [first, ...others] = completeLanguages().map(({ id }) => id) as [string, ...string[]];
    const wanted = new Map(
      files([first]).flatMap(([, file]) =>
        load(first, file).map(([key, text]) => [`${file}:${singular(key)}`, variables(text)] as const),
      ),
    );
    const differing = [...others, ...LANGUAGES.filter(({ fallback }) => fallback).map(({ id }) => id)].flatMap((id) =>
      files([id]).flatMap(([, file]) =>
        load(id, file)
          .filter(([key]) => !/_one$/.test(key) && wanted.has(`${file}:${singular(key)}`))
          .filter(([key, text]) => String(wanted.get(`${file}:${singular(key)}`)) !== String(variables(text)))
          .map(([key]) => `${id}/${file}:${key}`),
      ),
    );
    expect(differing).toEqual([]);
  });
});

describe('a third language', () => {
  /** The languages without a fallback. */
  const COMPLETE = LANGUAGES.filter(({ fallback }) => fallback === null);
  const polish: LanguageRow = {
    ...LANGUAGES[1]!,
    id: 'pl',
    name: 'Polski',
    tag: 'pl-PL',
    fallback: 'en',
  };

  /** `locales` of two languages and Polish, with one file, one guide page and a key that nobody reads. */
  function temporaryLocales(): string {
    const root = mkdtempSync(join(tmpdir(), 'locales-'));
    const write = (language: string, file: string, text: unknown) => {
      mkdirSync(join(root, language, 'guide'), { recursive: true });
      writeFileSync(join(root, language, file), typeof text === 'string' ? text : JSON.stringify(text));
    };
    write('zh', 'pages.json', { home: { title: '首页', count_other: '{{count}} 个' } });
    write('en', 'pages.json', { home: { title: 'Home', count_one: '{{count}} face', count_other: '{{count}} faces' } });
    write('zh', 'errors.json', { lost: '无法连接' });
    write('en', 'errors.json', { lost: 'No connection' });
    for (const language of ['zh', 'en'])
      for (const page of ['start', 'text']) write(language, `guide/${page}.md`, '# A');
    write('pl', 'pages.json', { home: { title: 'Start', count_one: '{{count}} tarcza', old: 'x' } });
    write('pl', 'guide/start.md', '# Start');
    return root;
  }

  it('may lack texts: the report lists them once, with the plural forms of the language', () => {
    const root = temporaryLocales();
    try {
      const { text, isComplete } = localesReport([...COMPLETE, polish], root);
      expect(isComplete).toBe(true);
      expect(text.split('\n')).toEqual([
        'zh (中文): 5 of 5 texts',
        'en (English): 6 of 6 texts',
        'pl (Polski): 3 of 8 texts, the others are shown in en',
        '  missing errors.json:lost',
        '  missing pages.json:home.count_few',
        '  missing pages.json:home.count_many',
        '  missing pages.json:home.count_other',
        '  missing guide/:text',
        '  unknown pages.json:home.old',
      ]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('without a folder has no text, and the others stay complete', () => {
    const { missing, surplus, needed } = gapsOf({ id: 'pl', tag: 'pl-PL' });
    expect(missing).toHaveLength(needed);
    expect(surplus).toEqual([]);
    expect([...textsOf('pl').values()].every(({ size }) => size === 0)).toBe(true);
  });
});
