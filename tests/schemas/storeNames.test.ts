// Initial names in the publish form: none breaks the form's own rules.
import { describe, expect, it } from 'vitest';
import { publishFields } from '@/schemas/forms/publish';
import { storeNames } from '@/schemas/storeNames';
import fc from '@/tests/support/property';

const named = (dialNameCn: string, dialName: string) => {
  const names = storeNames({ dialNameCn, dialName });
  return [names.dialNameCn, names.dialName];
};

describe('the names of the store', () => {
  it.each([
    ['', 'Aurora', ['', 'Aurora']],
    ['', 'samples-Weather face', ['', 'samples Weather']],
    ['', 'miku face (2)', ['', 'miku face 2']],
    ['', 'Café  crème', ['', 'Cafe creme']],
    ['', 'Donaudampfschifffahrt clock', ['', 'Donaudampfschifffah']],
    ['', '…', ['', '']],
    ['天气', 'Weather', ['天气', 'Weather']],
    ['青色之夜的大号数字表盘测试', '', ['青色之夜的大号数字', '']],
    ['', '天气 Weather 2', ['天气 Weather', 'Weather 2']],
    ['Aurora', '', ['Aurora', 'Aurora']],
    ['Aurora', '极光', ['Aurora', 'Aurora']],
    ['天气 Weather', '', ['天气 Weather', '']],
    ['\u202e夜', '', ['', '']],
  ])('%j and %j are %j', (cn, en, names) => expect(named(cn, en)).toEqual(names));

  it('break no rule of the form, whatever the design is called', () => {
    const { dialNameCn, dialName } = publishFields('CNY').shape;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ maxLength: 40 }), (cn, en) => {
        const names = storeNames({ dialNameCn: cn, dialName: en });
        return dialNameCn.safeParse(names.dialNameCn).success && dialName.safeParse(names.dialName).success;
      }),
    );
  });
});
