// The visible part of a mostly transparent picture: a tiny mark is found, a full picture is not cropped.
import { describe, expect, it } from 'vitest';
import { drawnShare } from '@/workspace/layers/drawnShare';

const SIDE = 128;

/** A transparent square picture with an opaque part, px. */
function picture(part: { x: number; y: number; width: number; height: number } | null, alpha = 255): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  if (!part) return pixels;
  for (let y = part.y; y < part.y + part.height; y += 1) {
    for (let x = part.x; x < part.x + part.width; x += 1) pixels[(y * SIDE + x) * 4 + 3] = alpha;
  }
  return pixels;
}

const inPixels = (share: ReturnType<typeof drawnShare>) =>
  share && [share.x * SIDE, share.y * SIDE, share.width * SIDE, share.height * SIDE];

describe('a tiny mark', () => {
  it.each([
    ['in the middle', { x: 60, y: 60, width: 8, height: 8 }, [59, 59, 10, 10]],
    ['that is upright, with room beside it', { x: 62, y: 20, width: 4, height: 20 }, [53, 19, 22, 22]],
    ['in the corner, within the picture', { x: 0, y: 120, width: 8, height: 8 }, [0, 118, 10, 10]],
    ['of one pixel', { x: 5, y: 7, width: 1, height: 1 }, [4, 6, 3, 3]],
  ] as const)('%s is found with a pixel of margin', (_where, part, inside) => {
    expect(inPixels(drawnShare(picture(part), SIDE))).toEqual(inside);
  });
});

it.each([
  ['nothing is drawn', picture(null)],
  ['only a very faint shadow is drawn', picture({ x: 60, y: 60, width: 8, height: 8 }, 7)],
  ['a hand covers over half of it', picture({ x: 62, y: 4, width: 4, height: 70 })],
  ['all of it is drawn', picture({ x: 0, y: 0, width: SIDE, height: SIDE })],
])('a picture is shown whole if %s', (_what, pixels) => {
  expect(drawnShare(pixels, SIDE)).toBeNull();
});
