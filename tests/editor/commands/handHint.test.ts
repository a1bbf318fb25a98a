// The note on a hand matches the commands: new layers go below the hands.
import { expect, it } from 'vitest';
import { placeOfNew } from '@/editor/commands/insertLayers';
import { bare } from '@/tests/face/nodes/sampleNodes';
import { i18nForTests, LANGUAGES } from '@/tests/support/i18nForTests';

it('new layers go below a hand, and the note says so in every language', () => {
  const hand = bare('image', { rotate: '#DWFKS#' }, { type: 'hour' });
  const nodes = [bare('root'), bare('text'), hand];
  expect(placeOfNew({ nodes, selected: [] } as unknown as Parameters<typeof placeOfNew>[0], [bare('text')])).toBe(2);
  const words: Record<string, RegExp> = { en: /new layers are added below hands/, zh: /新图层会放在指针下方/ };
  for (const language of LANGUAGES)
    expect(i18nForTests(language).t('fields:image.hints.type.hour')).toMatch(words[language] ?? /^$/);
});
