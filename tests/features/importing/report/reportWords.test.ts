// The text of an import report: meaningful counts, plain words for elements, each name once.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ELEMENT_TABLE } from '@/face/watchFaceFormat/elementTable';
import {
  noteHead,
  noteWords,
  type ReportTexts,
  reportText,
  summaryWords,
} from '@/features/importing/report/reportTexts';
import enImport from '@/locales/en/import.json';
import zhImport from '@/locales/zh/import.json';
import type { ImportNote } from '@/output/importing/imported';
import { KEPT_ATTRIBUTES, KEPT_ELEMENTS } from '@/output/importing/leftBehind';
import type { ImportReport } from '@/service/importReports';
import { i18nForTests, LANGUAGES } from '@/tests/support/i18nForTests';

const words = (language: 'zh' | 'en') => i18nForTests(language).t as unknown as ReportTexts;
const en = words('en');

const note = (more: Partial<ImportNote>): ImportNote => ({
  ...{ key: 'recognised', kind: 'recognised', what: 'PartDraw', element: 'PartDraw', line: 12, uuid: 'a', params: {} },
  ...more,
});
const missing = (others: number): ImportNote =>
  note({ key: 'picturesMissing', kind: 'left', what: 'dial', element: null, uuid: null, params: { others } });
const preserved = note({ key: 'keptPart', kind: 'kept', uuid: 'b' });
const report = (...notes: ImportNote[]): ImportReport => ({
  fileName: 'quay.apk',
  name: 'Quay',
  notes,
  isNew: false,
  isKept: true,
});

describe('counts', () => {
  it('give the number of things, not of rows', () => {
    const face = report(note({}), preserved, missing(14));
    expect(summaryWords(en, face)).toBe('1 layer to edit, 1 part kept unchanged, 15 things not in the design');
    expect(reportText(en, face, () => null)).toContain('\n15 things not in the design\n');
    expect(summaryWords(words('zh'), face)).toBe('1 个图层可编辑，1 个部分按原样保留，15 项不在设计中');
  });
  it('are singular for one thing', () => {
    expect(reportText(en, report(missing(0)), () => null)).toContain('\n1 thing not in the design\n');
  });
});

describe('a row', () => {
  const headWords = (head: ReturnType<typeof noteHead>) =>
    [head.title, head.kind, head.element, head.line].filter(Boolean);
  it('has the name of a layer once, with its type beside it', () => {
    const named = note({ what: 'Sky' });
    expect(headWords(noteHead(en, named, 'Sky'))).toEqual(['Sky', 'Drawing', 'PartDraw', 'line 12']);
    expect(headWords(noteHead(en, named, null))).toEqual(['Sky', 'Drawing', 'PartDraw', 'line 12']);
    const text = reportText(en, report(named), () => 'Sky');
    expect(text.match(/Sky/g)).toHaveLength(1);
  });
  it('begins with a plain word, the format’s own name beside it', () => {
    expect(headWords(noteHead(words('zh'), note({}), null))).toEqual(['图形', 'PartDraw', '第 12 行']);
    expect(headWords(noteHead(words('zh'), note({}), '图形'))).toEqual(['图形', 'PartDraw', '第 12 行']);
  });
  it('shows an unknown element, and a file, only by name', () => {
    const odd = note({ what: 'Hologram', element: 'Hologram' });
    expect(headWords(noteHead(en, odd, null))).toEqual(['Hologram', 'line 12']);
    expect(noteHead(en, odd, null).isWritten).toBe(true);
    expect(headWords(noteHead(en, { ...missing(0), line: null }, null))).toEqual(['dial']);
  });
});

describe('a note on a layer that keeps what no field has', () => {
  const left = note({ key: 'recognisedLeft', params: { names: 'Font weight, PartText width, Launch, Hologram' } });
  it('lists it in the words of the language, and what has none by its name in the format', () => {
    expect(noteWords(en, left, 'en')).toContain('weight of letters, room for the text, app to open, and Hologram.');
    expect(noteWords(words('zh'), left, 'zh-CN')).toContain('字重、文字区域宽度、点按打开的应用和Hologram');
  });
  it('has words for each thing that an import keeps, in both languages', () => {
    for (const name of [...KEPT_ATTRIBUTES, ...KEPT_ELEMENTS, 'expression', 'room']) {
      expect(enImport.leftovers).toHaveProperty(name);
      expect(zhImport.leftovers).toHaveProperty(name);
    }
  });
});

describe('a note on many files', () => {
  const names = [
    { what: 'dial', uuid: null },
    { what: 'hand', uuid: 'h' },
  ];
  const many = { ...missing(2), names };
  it('has all their names, each with the layer that alone needs it', () => {
    const text = reportText(en, report(many), (uuid) => (uuid === 'h' ? 'The hand' : null));
    expect(text).toContain('\n  - dial\n  - hand · The hand\n  - and 1 more');
  });
  it('of one file keeps its name beside that layer', () => {
    const one = { ...missing(0), key: 'pictureMissing', uuid: 'h' };
    expect(noteHead(en, one, 'The hand')).toMatchObject({ title: 'dial', isWritten: true });
    expect(reportText(en, report(one), () => 'The hand')).toContain('- dial · The hand · line 12: The face uses');
  });
});

it.each([
  ['en', 'French, Canadian French, and qq'],
  ['zh', '法语、加拿大法语和qq。'],
] as const)('languages are named in that of the page: %s', (language, sentence) => {
  const left = note({ key: 'languagesLeft', kind: 'left', params: { languages: 'fr fr-CA qq', others: 2 } });
  expect(noteWords(words(language), left, language)).toContain(sentence);
});

it('every note has words in each language, and there are no others', () => {
  const folder = resolve(import.meta.dirname, '../../../../src');
  const sources = ['output/importing', 'drafts/projectFiles', 'features/importing/file']
    .flatMap((room) => readdirSync(join(folder, room)).map((name) => readFileSync(join(folder, room, name), 'utf8')))
    .join('\n');
  const unsaid = Object.keys(enImport.notes).filter(
    (key) => !sources.includes(`'${key.replace(/_(?:one|other)$/, '')}'`),
  );
  // Reports stored before imports kept both names have `otherName`.
  expect(unsaid).toEqual(['otherName']);
  const keys = [...sources.matchAll(/fileNote\(\s*'(\w+)'/g)].map(([, key = '']) => key);
  expect(keys).toContain('packageName');
  for (const { notes } of [enImport, zhImport]) expect(keys.filter((key) => !Object.hasOwn(notes, key))).toEqual([]);
});

it('every element that a note can be about has a word in each language', () => {
  const rows = ['WatchFace', 'Scene', 'Group', 'AnalogClock', 'DigitalClock'].flatMap((name) =>
    (ELEMENT_TABLE.get(name)?.children ?? []).flatMap((rule) => rule.rows),
  );
  const names = [...new Set(rows.map((row) => row.split('.').at(-1) ?? ''))].sort();
  expect(LANGUAGES).toHaveLength(2);
  for (const { labels } of [enImport, zhImport])
    expect(names.filter((name) => !Object.hasOwn(labels, name))).toEqual([]);
});
