// Contrast as WCAG computes it, and how it is formatted.
import { expect, test } from 'vitest';
import { contrastOn, contrastText } from '@/forms/contrast';

test.each([
  ['#ffffff', '#000000', '21.0'],
  ['#000000', '#ffffff', '21.0'],
  ['#777777', '#ffffff', '4.4'],
  ['#767676', '#ffffff', '4.5'],
  ['#63e6c8', '#0e1014', '12.4'],
  ['#123456', '#123456', '1.0'],
  // Blended with its own opacity.
  ['#ffffff00', '#000000', '1.0'],
  ['#ffffff80', '#000000', '5.3'],
])('%s on %s is %s', (color, background, text) => {
  expect(contrastText(contrastOn(color, background) ?? 0)).toBe(text);
});

test.each(['', '#fff', 'red', '#12345g'])('%j is not a colour', (color) => {
  expect(contrastOn(color, '#000000')).toBeNull();
});
