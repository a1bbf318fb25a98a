// Whether a picture fits two bytes a pixel: the evaluator's rule, with counts made by hand.
import { expect, it } from 'vitest';
import { fitsRgb565 } from '@/bytes/picture/rgb565';

const picture = (...pixels: readonly (readonly [number, number, number, number])[]) => ({
  width: pixels.length,
  height: 1,
  rgba: new Uint8ClampedArray(pixels.flat()),
});
const BLACK = [0, 0, 0, 255] as const;

it.each([
  [
    'black, and levels that five and six bits can represent',
    picture(BLACK, [8, 4, 248, 255], [128, 252, 16, 255]),
    true,
  ],
  ['white, which is exact at any bit depth', picture([255, 255, 255, 255]), true],
  ['one level lost in one of three pixels', picture(BLACK, BLACK, [9, 4, 8, 255]), true],
  ['one level lost in one of two', picture(BLACK, [8, 5, 8, 255]), false],
  ['half a step of red: four levels', picture([4, 0, 0, 255]), false],
  ['four levels in one of nine', picture([4, 0, 0, 255], ...Array(8).fill(BLACK)), true],
  ['translucent pixels do not count', picture(BLACK, [5, 5, 5, 254], [5, 5, 5, 0]), true],
  ['no opaque pixel', picture([8, 8, 8, 254]), false],
  ['no pixel', picture(), false],
])('%s', (_, pixels, fits) => {
  expect(fitsRgb565(pixels)).toBe(fits);
});
