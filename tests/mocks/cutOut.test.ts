// The demo's background removal on generated pictures: what it removes, what it keeps, what it refuses.
import { describe, expect, it } from 'vitest';
import { pngPixels } from '@/bytes/png/pngPixels';
import { cutOut } from '@/mocks/matting/cutOut';
import { cutOutFile } from '@/mocks/matting/cutOutFile';
import { png } from '../support/images';

const SIDE = 64;
type Color = readonly [number, number, number];
const RED: Color = [200, 30, 40];

/** A red disc with a hole of the background's colour, over what `paint` draws. */
function disc(paint: (x: number, y: number) => Color) {
  const rgba = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const away = Math.hypot(x - SIDE / 2 + 0.5, y - SIDE / 2 + 0.5);
      const part = Math.min(1, Math.max(0, 20.5 - away));
      const under = paint(x, y);
      const over = away < 6 ? under : RED;
      for (let channel = 0; channel < 3; channel += 1)
        rgba[(y * SIDE + x) * 4 + channel] = (over[channel] ?? 0) * part + (under[channel] ?? 0) * (1 - part);
      rgba[(y * SIDE + x) * 4 + 3] = 255;
    }
  }
  return { width: SIDE, height: SIDE, rgba };
}
const alphaAt = (picture: { rgba: Uint8ClampedArray } | null, x: number, y: number) =>
  picture?.rgba[(y * SIDE + x) * 4 + 3];
const white: Color = [250, 250, 248];

describe('an even background', () => {
  it('is removed from the border inwards; the picture and enclosed areas stay', () => {
    const cut = cutOut(disc(() => white));
    expect([alphaAt(cut, 0, 0), alphaAt(cut, 63, 63), alphaAt(cut, 5, 32)]).toEqual([0, 0, 0]);
    expect([alphaAt(cut, 32, 20), alphaAt(cut, 32, 32)]).toEqual([255, 255]);
  });

  it('leaves a soft edge without its colour', () => {
    const cut = cutOut(disc(() => white));
    const row = Array.from({ length: SIDE }, (_, x) => alphaAt(cut, x, 32) ?? 0);
    expect(row.some((alpha) => alpha > 0 && alpha < 255)).toBe(true);
    const edge = row.findIndex((alpha) => alpha > 0);
    const at = (32 * SIDE + edge) * 4;
    expect(cut?.rgba[at + 1]).toBeLessThan(150);
  });

  it('may have a gradient, or the noise of a photo', () => {
    const slope = cutOut(disc((x) => [150 + x / 2, 150 + x / 2, 160 + x / 2]));
    expect([alphaAt(slope, 0, 5), alphaAt(slope, 63, 5), alphaAt(slope, 32, 20)]).toEqual([0, 0, 255]);
    const noisy = cutOut(disc((x, y) => [180 + ((x * 7 + y * 13) % 17), 180 + ((x * 5 + y) % 13), 190]));
    expect([alphaAt(noisy, 1, 1), alphaAt(noisy, 32, 20)]).toEqual([0, 255]);
  });
});

it.each([
  ['a border of many colours', disc((x, y) => [(x * 53) % 256, (y * 97) % 256, (x * y) % 256])],
  ['a single colour', { width: 8, height: 8, rgba: new Uint8ClampedArray(256).fill(255) }],
  ['a picture that is already transparent', { width: 8, height: 8, rgba: new Uint8ClampedArray(256) }],
])('nothing is removed from %s', (_, picture) => expect(cutOut(picture)).toBeNull());

it('a PNG file gives a PNG file of the same size', async () => {
  const { rgba } = disc(() => white);
  const cut = await cutOutFile(new Blob([png(SIDE, SIDE, new Uint8Array(rgba))], { type: 'image/png' }));
  const pixels = cut && (await pngPixels(new Uint8Array(await cut.arrayBuffer())));
  expect([pixels?.width, pixels?.height, pixels?.rgba[3]]).toEqual([SIDE, SIDE, 0]);
});
