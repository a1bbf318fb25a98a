// Names that people type: something has to be visible, and nothing hidden. Stored documents are not checked.
import { describe, expect, it } from 'vitest';
import { isDesignName, rename, renameDesign } from '@/editor/commands/rename';
import en from '@/locales/en/errors.json';
import enRules from '@/locales/en/rules.json';
import zh from '@/locales/zh/errors.json';
import zhRules from '@/locales/zh/rules.json';
import { typedDesignName } from '@/schemas/forms/newDesign';
import { NAME_FAULTS, nameFault } from '@/schemas/names';
import { readDesign } from '@/schemas/readDesign';
import { rawDesign, sampleDesign, textLayer } from '@/tests/support/designs';

const FAULTY: [string, string, string][] = [
  ['zero width only', '\u200b\u200c\u200d', 'invisible'],
  ['marks of direction only', '\u200e\u200f', 'invisible'],
  ['word joiner and byte order mark only', '\u2060\ufeff\u2060', 'invisible'],
  ['spaces around zero width', ' \u200b \u3000\u200d ', 'invisible'],
  ['fillers only', '\u3164\u115f', 'invisible'],
  ['an override', 'abc\u202egpj', 'bidiControl'],
  ['an embedding', '\u202aabc\u202c', 'bidiControl'],
  ['an isolate', '\u2066abc\u2069', 'bidiControl'],
  ['NUL', 'a\u0000b', 'controlCharacter'],
  ['a line break', 'a\nb', 'controlCharacter'],
  ['a line separator', 'a\u2028b', 'controlCharacter'],
  ['half of an emoji', 'a\ud83d', 'brokenCharacter'],
  ['the other half', '\ude00a', 'brokenCharacter'],
];
const GOOD = ['Harbour', '海港 2', '👨‍👩‍👧‍👦', '🏳️‍🌈', 'می‌خواهم', 'שלום', 'e\u0301', '𠀀', 'a\u200eb', '-'];

describe.each(FAULTY)('a name with %s', (_, name, fault) => {
  it('is refused with its own message', () => expect(nameFault(name)).toBe(fault));

  it('is refused by the form of a new design', () => {
    const parsed = typedDesignName().safeParse(name);
    expect(parsed.error?.issues).toMatchObject([{ params: { key: fault } }]);
  });

  const key = `name${fault[0]!.toUpperCase()}${fault.slice(1)}`;
  it('is refused when the design or a layer is renamed', () => {
    expect(isDesignName(name)).toBe(false);
    const situation = { nodes: sampleDesign({ layers: [textLayer('t')] }).copies[0]!.normal.nodeList };
    expect(renameDesign.check?.(situation as never, { name, language: 'en' })).toMatchObject({ messageKey: key });
    expect(rename.check?.(situation as never, { uuid: 't', label: name })).toMatchObject({ messageKey: key });
  });

  it('still opens if it is stored', () => {
    const stored = rawDesign({ layers: [{ ...textLayer('t'), label: name }] });
    if (name.trim() !== '') expect(readDesign(stored).ok).toBe(true);
  });
});

it.each(GOOD)('%s is accepted', (name) => {
  expect(nameFault(name)).toBeNull();
  expect(typedDesignName().safeParse(name).success).toBe(true);
  expect(isDesignName(name)).toBe(true);
});

it.each([
  ['a\u0000b\u009f', 'ab'],
  ['two\r\nlines\tand a tab', 'two\r\nlines\tand a tab'],
])('the visible text of a stored text %j is %j', (text, read) => {
  const stored = rawDesign({ layers: [{ ...textLayer('t'), style: { ...textLayer('t').style, text } }] });
  const outcome = readDesign(stored);
  const node = outcome.ok ? outcome.design.copies[0]!.normal.nodeList.find(({ uuid }) => uuid === 't') : null;
  expect(node).toMatchObject({ style: { text: read } });
});

it('an empty name is only reported as missing', () => {
  expect(
    typedDesignName()
      .safeParse('  ')
      .error?.issues.map(({ code }) => code),
  ).toEqual(['too_small']);
});

it.each(NAME_FAULTS)('%s has its messages in both languages', (fault) => {
  for (const words of [en, zh]) expect(words.field[fault]).toMatch(/\S/);
  const key = `name${fault[0]!.toUpperCase()}${fault.slice(1)}`;
  for (const words of [enRules, zhRules]) expect(words.refusals).toHaveProperty(key);
});
