// The search of the catalogue: visible words, and the specification's own terms for the same things.
import { describe, expect, it } from 'vitest';
import { i18n, startLanguage } from '@/service/language/i18n';
import { findEntries } from '@/workspace/catalogue/findEntries';

const TERMS = {
  'dynamic fill': ['fillCircular', 'fillLinear', 'fillArc'],
  'image enumeration': ['progressImages'],
  'step rate': ['fillCircular', 'fillLinear', 'fillArc'],
  programmable: ['interaction'],
  'slot text': ['slotText'],
};

describe('a term of the specification finds the item under its name here', () => {
  it.each(Object.entries(TERMS))('%s', async (term, keys) => {
    await startLanguage('en');
    expect(findEntries(i18n.t, term).map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
  });
  it.each([
    ['step rate', ['fillCircular', 'fillLinear', 'fillArc']],
    ['步数完成率', ['fillCircular', 'fillLinear', 'fillArc']],
    ['programmable', ['interaction']],
    ['可编程', ['interaction']],
  ])('in Chinese, too: %s', async (term, keys) => {
    await startLanguage('zh');
    expect(findEntries(i18n.t, term).map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
  });
});
