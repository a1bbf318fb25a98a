// Effects drawn into pictures for the watch.
import { describe, expect, it } from 'vitest';
import type { Pixels } from '@/bytes/gif/gifFrames';
import { bakePicture, isUntouched } from '@/output/watchFace/bakePicture';

/** Pixels of four numbers each, row by row. */
const picture = (width: number, ...pixels: readonly number[][]): Pixels => ({
  width,
  height: pixels.length / width,
  rgba: Uint8ClampedArray.from(pixels.flat()),
});
const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const CLEAR = [0, 255, 0, 0];
const rows = ({ rgba }: Pixels) =>
  Array.from({ length: rgba.length / 4 }, (_, at) => [...rgba.slice(at * 4, at * 4 + 4)]);

describe('a picture for the watch', () => {
  it('is unchanged without effects', () => {
    expect(isUntouched({ url: 'a' })).toBe(true);
    expect(isUntouched({ url: 'a', tint: null, mirrorX: false })).toBe(true);
    expect(isUntouched({ url: 'a', mirrorX: true })).toBe(false);
    expect(isUntouched({ url: 'a', scaledTo: { width: 1, height: 1 } })).toBe(false);
  });
  it('is tinted per channel', () => {
    const tint = { red: 255, green: 128, blue: 0, alpha: 51 };
    expect(rows(bakePicture(picture(1, [200, 100, 90, 255]), { url: 'a', tint }))).toEqual([[200, 50, 0, 51]]);
  });
  it.each([
    [{ mirrorX: true }, [BLUE, RED, CLEAR, RED]],
    [{ mirrorY: true }, [RED, CLEAR, RED, BLUE]],
    [{ mirrorX: true, mirrorY: true }, [CLEAR, RED, BLUE, RED]],
  ])('is mirrored: %j', (effects, expected) => {
    expect(rows(bakePicture(picture(2, RED, BLUE, RED, CLEAR), { url: 'a', ...effects }))).toEqual(expected);
  });
  it('is scaled down by averaging, and transparent pixels contribute no colour', () => {
    const small = bakePicture(picture(2, RED, CLEAR, RED, CLEAR), { url: 'a', scaledTo: { width: 1, height: 1 } });
    expect(rows(small)).toEqual([[255, 0, 0, 128]]);
    const three = picture(3, RED, RED, BLUE);
    expect(rows(bakePicture(three, { url: 'a', scaledTo: { width: 2, height: 1 } }))).toEqual([RED, [85, 0, 170, 255]]);
  });
  it('is never scaled up', () => {
    const same = bakePicture(picture(1, RED), { url: 'a', scaledTo: { width: 9, height: 9 } });
    expect([same.width, same.height]).toEqual([1, 1]);
  });
});
