// N1: identity card numbers, by their check character.
import { describe, expect, it } from 'vitest';
import { isIdNumber, normalIdNumber } from '@/schemas/idNumber';
import fc from '@/tests/support/property';

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 17, maxLength: 17 }).map((all) => all.join(''));

describe('N1: an identity card number', () => {
  it.each([
    '11010519491231002X',
    '11010519491231002x',
    ' 110105 19491231 002X ',
    '１１０１０５１９４９１２３１００２Ｘ',
  ])('%s is valid', (text) => {
    expect(isIdNumber(text)).toBe(true);
    expect(normalIdNumber(text)).toBe('11010519491231002X');
  });
  it.each([
    '110105194912310021',
    '11010519491231002',
    '11010519491231002XX',
    'X1010519491231002X',
    '',
    '١١٠١٠٥١٩٤٩١٢٣١٠٠٢X',
  ])('%j is invalid', (text) => expect(isIdNumber(text)).toBe(false));
  it('has one check character for its digits, and none matches after a digit changed', () => {
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 9 }), (text, at, more) => {
        const fitting = [...'0123456789X'].filter((check) => isIdNumber(text + check));
        expect(fitting).toHaveLength(1);
        const other = text.slice(0, at) + ((Number(text[at]) + more) % 10) + text.slice(at + 1);
        expect(isIdNumber(other + fitting[0])).toBe(false);
      }),
    );
  });
});
