// Cleaning of model output before it enters a field: words, letters, wrapping (docs/rules/backend.md I12; spec 5 and 9).
import { describe, expect, it } from 'vitest';
import { AI_TEXT_INPUT_MAX } from '@/schemas/limits';
import { englishName } from '@/schemas/storeNames';
import { textStreamBody } from '@/schemas/wire/aiTexts';
import { messagesOf, type TextKind } from '@/service/ai/textRequest';
import { tidyText, underWords } from '@/service/ai/tidyText';
import fc from '@/tests/support/property';

const countOf = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike)
    .length;
const many = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

describe('I12 a generated text', () => {
  it('with more words is cut at the end of the 39th', () => {
    expect(underWords(many(39))).toBe(many(39));
    expect(underWords(many(40))).toBe(many(39));
    expect(underWords(`${many(39)}, and more of it.`)).toBe(`${many(39)},`);
  });

  it('has under 40 words, whatever the output and the script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        expect(countOf(tidyText('descriptionEn', text))).toBeLessThan(40);
        expect(countOf(tidyText('descriptionCn', text.replaceAll(' ', '沉静')))).toBeLessThan(40);
      }),
      { numRuns: process.env.LONG ? 2000 : 100 },
    );
  });

  it.each([
    ['"Night Harbor!"', 'Night Harbor'],
    ['Ocean’s   Deep — 24', 'Ocean s Deep 24'],
    ['An Extraordinarily Long Name', 'An Extraordinarily'],
    ['夜色 Night 🌙', 'Night'],
    ['...', ''],
  ])('%j as an English name is %j', (answer, name) => expect(tidyText('nameEn', answer)).toBe(name));

  it('an English name is always letters, digits and spaces, at most 19', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(englishName(text)).toMatch(/^(?:[A-Za-z0-9](?:[A-Za-z0-9 ]{0,17}[A-Za-z0-9])?)?$/);
      }),
    );
  });

  it.each([
    ['nameCn', '“夜港·灯塔”', '夜港·灯塔'],
    ['nameCn', '一二三四五六七八九十十一', '一二三四五六七八九十'],
    ['expression', '```\n#DH#:#DmZ#\n```', '#DH#:#DmZ#'],
    ['expression', '`(#DWFKS#+90)`', '(#DWFKS#+90)'],
    ['descriptionEn', ' A\u202e calm\u0000 dial. ', 'A  calm  dial.'],
  ] as const)('as %s, %j is %j', (kind, answer, text) => expect(tidyText(kind as TextKind, answer)).toBe(text));
});

describe('the prompt', () => {
  const KINDS: readonly TextKind[] = ['nameEn', 'nameCn', 'descriptionEn', 'descriptionCn', 'expression'];
  const tags = Array.from({ length: 200 }, (_, index) => ({ name: `T${index}`, desc: 'd'.repeat(40) }));

  it.each(KINDS)("for %s fits the service's limit, however much there is to say", (kind) => {
    const messages = messagesOf({ kind, words: 'x'.repeat(5000), tags });
    const params = { messages, model: 'dialwright-text', temperature: 0.6, max_tokens: 2000, top_p: 0.9, stream: true };
    expect(textStreamBody.safeParse({ source: 'web', engine: 'chatgpt', params }).success).toBe(true);
    expect(messages.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(AI_TEXT_INPUT_MAX);
  });

  it('asks for under 40 words', () =>
    expect(messagesOf({ kind: 'nameEn', words: 'Sea' })[0]?.content).toMatch(/fewer than 40 words/));
});
