// Colours as text: parsing what people type, alpha, and conversion to and from hue, saturation, brightness.

import { expect, test } from 'vitest';
import fc from '@/tests/support/property';
import { hexToHsva, hsvaToHex, joinHex, readHex, splitHex } from '@/ui/colorMath';
import { readNumber, writeNumber } from '@/ui/NumberInput';
import { snapToStep } from '@/ui/Slider';

test.each([
  ['#63E6C8', '#63e6c8'],
  ['63e6c880', '#63e6c880'],
  [' ＃６３Ｅ６Ｃ８ ', '#63e6c8'],
  ['#fff', null],
  ['#ggg', null],
  ['', null],
  ['12345', null],
])('%s reads as %s', (text, expected) => expect(readHex(text)).toBe(expected));

test('three and four digits are read only when typing has ended', () => {
  expect(readHex('#f80', true)).toBe('#ff8800');
  expect(readHex('f80c', true)).toBe('#ff8800cc');
});

test('alpha splits off and joins again; opaque has no alpha digits', () => {
  expect(splitHex('#11223380').rgb).toBe('#112233');
  expect(joinHex('#112233', 1)).toBe('#112233');
  expect(joinHex('#112233', 0)).toBe('#11223300');
});

test('any colour survives the conversion to hue, saturation, brightness and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.integer({ min: 0, max: 254 }), (rgb, alpha) => {
      const hex = `#${rgb.toString(16).padStart(6, '0')}${alpha.toString(16).padStart(2, '0')}`;
      expect(hsvaToHex(hexToHsva(hex))).toBe(hex);
    }),
  );
});

test.each([
  ['12', 12],
  ['-0,5', -0.5],
  ['１２', 12],
  ['−3', -3],
  ['.5', 0.5],
  ['12.', 12],
  ['', Number.NaN],
  ['-', Number.NaN],
  ['1e5', 100_000],
  ['1e', Number.NaN],
  ['12px', Number.NaN],
  ['Infinity', Number.NaN],
  ['100+25', 125],
  ['100 - 2*3', 94],
  ['(100+25)*2/5', 50],
  ['-(2+3)', -5],
  ['1,5＋2×２', 5.5],
  ['0.1+0.2', 0.3],
  ['10/0', Number.NaN],
  ['100+', Number.NaN],
  ['(1+2', Number.NaN],
  ['1 2', Number.NaN],
  ['2**3', Number.NaN],
  ['alert(1)', Number.NaN],
  [`${'('.repeat(200)}1${')'.repeat(200)}`, Number.NaN],
])('the text %j means %d', (text, expected) => expect(readNumber(text)).toBe(expected));

test('a share shown as percent has no rounding noise', () => {
  for (let percent = 0; percent <= 100; percent += 1) {
    expect(writeNumber(readNumber(String(percent), 100), 100)).toBe(String(percent));
  }
});

test('a slider stays on its steps and inside its bounds', () => {
  expect(snapToStep(0.1 + 0.2, 0, 1, 0.05)).toBe(0.3);
  expect(snapToStep(99, 0, 10, 3)).toBe(10);
  expect(snapToStep(-4, 0, 10, 3)).toBe(0);
});
