// The lit share of generated pixels: which count as lit, and which count as the watch.
import { describe, expect, it } from 'vitest';
import { LIT_SHARE_MAX, litPercent, litShareOf, type Pixels } from '@/simulator/litShare';

type Rgba = readonly [number, number, number, number];
const BLACK: Rgba = [0, 0, 0, 255];
const WHITE: Rgba = [255, 255, 255, 255];

function pixels(width: number, height: number, paint: (x: number, y: number) => Rgba): Pixels {
  const data: number[] = [];
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.push(...paint(x, y));
  return { data, width, height };
}

describe('the lit share', () => {
  it('is zero for black and one for white, in either shape', () => {
    for (const shape of ['circle', 'rectangle'] as const) {
      expect(
        litShareOf(
          pixels(50, 40, () => BLACK),
          shape,
        ),
      ).toBe(0);
      expect(
        litShareOf(
          pixels(50, 40, () => WHITE),
          shape,
        ),
      ).toBe(1);
    }
  });

  it('counts pixels of a rectangle', () => {
    expect(
      litShareOf(
        pixels(10, 10, (x) => (x < 3 ? WHITE : BLACK)),
        'rectangle',
      ),
    ).toBe(0.3);
  });

  it('ignores pixels outside a round watch', () => {
    const corners = pixels(100, 100, (x, y) => ((x - 49.5) ** 2 + (y - 49.5) ** 2 > 2500 ? WHITE : BLACK));
    expect(litShareOf(corners, 'circle')).toBe(0);
    expect(litShareOf(corners, 'rectangle')).toBeCloseTo(1 - Math.PI / 4, 2);
  });

  it('is the area of a white circle', () => {
    const spot = pixels(500, 500, (x, y) => ((x - 249.5) ** 2 + (y - 249.5) ** 2 <= 100 ** 2 ? WHITE : BLACK));
    expect(litShareOf(spot, 'circle')).toBeCloseTo(0.16, 3);
  });

  it.each<[string, Rgba, number]>([
    ['6 of 255 is lit', [6, 6, 6, 255], 1],
    ['transparent is dark', [255, 255, 255, 0], 0],
    ['white of very low opacity is dark', [255, 255, 255, 5], 0],
    ['half white is lit', [255, 255, 255, 128], 1],
    ['5 of 255 in every channel is dark', [5, 5, 5, 255], 0],
    ['a dark gray background is lit', [12, 12, 12, 255], 1],
    ['dark blue is lit', [0, 0, 60, 255], 1],
    ['dark red is lit', [24, 0, 0, 255], 1],
    ['dark green is lit', [0, 60, 0, 255], 1],
    ['blue of low opacity is dark', [0, 0, 60, 20], 0],
    ['white counts no more than gray', [255, 255, 255, 255], 1],
  ])('%s', (_, color, share) => {
    expect(
      litShareOf(
        pixels(4, 4, () => color),
        'rectangle',
      ),
    ).toBe(share);
  });

  it('is zero for an empty picture', () => {
    expect(
      litShareOf(
        pixels(0, 0, () => WHITE),
        'circle',
      ),
    ).toBe(0);
  });

  it.each([
    [0, 0],
    [0.124, 12],
    [LIT_SHARE_MAX, 15],
    [0.1501, 16],
    [0.2, 20],
    [1, 100],
  ])('%f is shown as %i %', (share, percent) => expect(litPercent(share)).toBe(percent));
});
