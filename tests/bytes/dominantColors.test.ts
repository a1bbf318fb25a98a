// The dominant colors of pixels: by area, without transparent pixels, with near-duplicates merged and tints applied.
import { describe, expect, it } from 'vitest';
import { dominantColors, looksAlike, mergeAlike } from '@/bytes/picture/dominantColors';
import fc from '@/tests/support/property';

/** A picture of columns: how many of the 20 columns each color takes, `#rrggbb` or `#rrggbbaa`. */
function columns(parts: Readonly<Record<string, number>>) {
  const row = Object.entries(parts).flatMap(([color, count]) =>
    Array.from({ length: count }, () => [...Buffer.from(color.slice(1).padEnd(8, 'f'), 'hex')]),
  );
  const rgba = new Uint8ClampedArray(Array.from({ length: 5 }, () => row).flat(2));
  return { width: row.length, height: 5, rgba };
}
const colorsOf = (parts: Readonly<Record<string, number>>, tint?: [number, number, number, number]) =>
  dominantColors(columns(parts), tint).map(({ color, share }) => [color, Math.round(share * 100)]);

describe('dominant colors', () => {
  it.each([
    ['one color', { '#63e6c8': 20 }, [['#63e6c8', 100]]],
    [
      'by area, largest first',
      { '#ff0000': 4, '#0000ff': 10, '#00ff00': 6 },
      [
        ['#0000ff', 50],
        ['#00ff00', 30],
        ['#ff0000', 20],
      ],
    ],
    ['without transparent pixels', { '#ff000000': 15, '#0000ff': 5 }, [['#0000ff', 25]]],
    ['half-clear pixels in proportion', { '#ff000080': 20 }, [['#ff0000', 50]]],
    ['nothing of a clear picture', { '#ffffff00': 20 }, []],
  ] as const)('%s', (_, parts, expected) => {
    expect(colorsOf(parts)).toEqual(expected);
  });

  it('count near-duplicates once', () => {
    expect(colorsOf({ '#c03020': 8, '#c43424': 6, '#102030': 6 })).toEqual([
      ['#c23222', 70],
      ['#102030', 30],
    ]);
  });
  it('ignore pixels of soft edges and scaling', () => {
    const rgba = new Uint8ClampedArray(100 * 4).map((_, at) => (at % 4 === 3 ? 255 : 16));
    rgba.set([250, 250, 250, 255], 0);
    expect(dominantColors({ width: 10, height: 10, rgba }).map(({ color }) => color)).toEqual(['#101010']);
  });
  it('follow a tint', () => {
    expect(colorsOf({ '#ffffff': 10, '#000000': 10 }, [255, 0, 0, 255])).toEqual([
      ['#ff0000', 50],
      ['#000000', 50],
    ]);
    expect(colorsOf({ '#ffffff': 20 }, [255, 255, 255, 0])).toEqual([]);
  });
  it('of any pixels cover no more than the picture, and no two look alike', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 400, maxLength: 400 }), (data) => {
        const colors = dominantColors({ width: 10, height: 10, rgba: new Uint8ClampedArray(data) });
        expect(colors.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
        expect(colors.every(({ color }) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
        const pairs = colors.flatMap((a, at) => colors.slice(at + 1).map((b) => looksAlike(a.color, b.color)));
        expect(pairs).not.toContain(true);
      }),
    );
  });
});

describe('merging', () => {
  it('sums similar colors before sorting', () => {
    expect(
      mergeAlike([
        { color: '#ff0000', share: 0.3 },
        { color: '#0000ff', share: 0.25 },
        { color: '#0404fa', share: 0.2 },
      ]).map(({ color }) => color),
    ).toEqual(['#0000ff', '#ff0000']);
  });
});
