// The two names of a design: which one is shown, and how copies and new designs are named in both languages.
import { describe, expect, it } from 'vitest';
import { copyNames, type DesignNames, designName, firstNames, freeNames, withName } from '@/schemas/designNames';
import type { DataLanguage } from '@/schemas/languages';
import { DESIGN_NAME_MAX } from '@/schemas/limits';
import fc from '@/tests/support/property';

const names = (dialNameCn: string, dialName: string): DesignNames => ({ dialNameCn, dialName });
const HARBOUR = names('海港', 'Harbour');
const LANGUAGES: readonly DataLanguage[] = ['zh', 'en'];
const shown = (of: DesignNames) => LANGUAGES.map((language) => designName(of, language));

describe('the name that is shown', () => {
  it.each([
    [HARBOUR, '海港', 'Harbour'],
    [names('海港', ''), '海港', '海港'],
    [names('', 'Harbour'), 'Harbour', 'Harbour'],
    [names('Harbour', '海港'), 'Harbour', '海港'],
    [names('', ''), '', ''],
  ])('of %j is %j in Chinese and %j in English', (of, zh, en) => expect(shown(of)).toEqual([zh, en]));

  it('changes in one language, and in both if the other one has no name', () => {
    expect(shown(withName(HARBOUR, 'en', 'Pier'))).toEqual(['海港', 'Pier']);
    expect(shown(withName(HARBOUR, 'zh', '码头'))).toEqual(['码头', 'Harbour']);
    expect(shown(withName(firstNames(' Harbour ', 'zh'), 'zh', 'Pier'))).toEqual(['Pier', 'Pier']);
  });
});

describe('a copy', () => {
  it.each(LANGUAGES)('made on a page in %s has the suffix of each language', (language) => {
    expect(copyNames(HARBOUR, language)).toEqual(names('海港（副本）', 'Harbour (copy)'));
  });
  it.each([
    ['zh', names('', 'Harbour'), names('Harbour（副本）', '')],
    ['en', names('', 'Harbour'), names('', 'Harbour (copy)')],
    ['zh', names('海港', ''), names('海港（副本）', '')],
    ['en', names('海港', ''), names('', '海港 (copy)')],
    ['en', names('', ''), names('', '(copy)')],
  ] as const)('made on a page in %s of %j, which has at most one name, has one name', (language, of, copy) => {
    expect(copyNames(of, language)).toEqual(copy);
  });
  it('is numbered in the language in which its name is taken', () => {
    expect(copyNames(HARBOUR, 'en', [names('', 'Harbour (copy)')])).toEqual(
      names('海港（副本）', 'Harbour (copy) (2)'),
    );
    expect(copyNames(HARBOUR, 'en', [names('海港（副本）', 'Other')])).toEqual(
      names('海港（副本） (2)', 'Harbour (copy)'),
    );
  });
  it('has a name of at most 40 graphemes', () => {
    const long = '👩‍👩‍👧'.repeat(DESIGN_NAME_MAX);
    for (const name of Object.values(copyNames(names(long, long), 'zh'))) {
      expect([...new Intl.Segmenter().segment(name)]).toHaveLength(DESIGN_NAME_MAX);
    }
  });
});

describe('an unused name', () => {
  it('differs from the shown names of the others, even if they have a name in one language only', () => {
    expect(freeNames(names('', 'Harbour'), [names('Harbour', 'Pier')])).toEqual(names('', 'Harbour (2)'));
    expect(freeNames(HARBOUR, [names('海港', '')])).toEqual(names('海港 (2)', 'Harbour'));
    expect(freeNames(HARBOUR, [names('', 'Harbour'), names('', 'Harbour (2)')])).toEqual(names('海港', 'Harbour (3)'));
    expect(freeNames(names('Harbour (2)', ''), [names('Harbour (2)', '')])).toEqual(names('Harbour (3)', ''));
    expect(freeNames(HARBOUR, [names('码头', 'Pier')])).toEqual(HARBOUR);
  });

  const name = fc.constantFrom('', 'A', 'A (2)', '海', '海 (2)', 'x'.repeat(DESIGN_NAME_MAX));
  const someNames = fc.record({ dialNameCn: name, dialName: name });
  it('is shown once in each language, whatever the others are called', () => {
    fc.assert(
      fc.property(someNames, fc.array(someNames, { maxLength: 6 }), (of, taken) => {
        const free = freeNames(of, taken);
        for (const language of LANGUAGES) {
          const own = designName(free, language);
          if (own !== '') expect(taken.map((one) => designName(one, language))).not.toContain(own);
          expect(own.length).toBeLessThanOrEqual(DESIGN_NAME_MAX);
        }
      }),
    );
  });
});
