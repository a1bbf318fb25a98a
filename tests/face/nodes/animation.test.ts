// The catalogue's animation: its size under the 30 percent rule, its delay, and the two fields that control its loops.
import { describe, expect, it } from 'vitest';
import { isRotatableArea } from '@/face/geometry/area';
import { catalogueItem, derivedStyle, handlesOf, playbackOf } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { bare, CANVAS, pictures, startPlace } from './sampleNodes';

const item = catalogueItem('animation')!;
const made = (width: number, height: number, canvas: typeof CANVAS | object = CANVAS, platform = 'android' as const) =>
  createNode(item, {
    uuid: 'u',
    label: 'L',
    place: startPlace(
      { ...CANVAS, ...canvas },
      pictures(3).map((picture) => ({ ...picture, width, height })),
      platform,
    ),
  });

describe('a new animation', () => {
  it('requests two to sixty pictures, or a GIF', () => {
    expect(item.pictures).toEqual({ min: 2, max: 60, gif: true });
  });
  it('has the size of its pictures, centred', () => {
    expect(made(120, 80).style).toMatchObject({ x: 190, y: 210, width: 120, height: 80, imgs: pictures(3) });
  });
  it.each([
    [500, 500],
    [4096, 4096],
    [1, 4096],
    [4096, 1],
    [333, 777],
    [274, 274],
    [1000, 75.01],
  ])('of %d x %d is scaled down to the allowed size', (width, height) => {
    for (const canvas of [CANVAS, { width: 320, height: 386, shape: 'rectangle' as const }]) {
      const { style } = made(width, height, canvas);
      if (!('width' in style)) throw new Error('a sequence has a box');
      expect(isRotatableArea(style, { ...CANVAS, ...canvas })).toBe(true);
      expect(style.width).toBeLessThanOrEqual({ ...CANVAS, ...canvas }.width);
      expect(style.height).toBeLessThanOrEqual({ ...CANVAS, ...canvas }.height);
    }
  });
  it('keeps its proportions and as much of its size as allowed', () => {
    const { style } = made(1000, 500);
    if (!('width' in style)) throw new Error('a sequence has a box');
    expect(style.width / style.height).toBeCloseTo(2, 2);
    expect((style.width * style.height) / (500 * 500)).toBeGreaterThan(0.299);
  });
  it('uses the platform’s delay and loops forever', () => {
    expect(playbackOf(made(10, 10))).toEqual({ frames: 3, delayMs: 100, loops: Number.POSITIVE_INFINITY });
    expect(playbackOf(made(10, 10, CANVAS, 'falcon' as never))).toMatchObject({ delayMs: 200 });
  });
  it('is resized by every handle or by corners, and rotated unless something else rotates it', () => {
    expect(handlesOf(made(10, 10), CANVAS)).toMatchObject({ rotate: true, keepRatio: true });
    expect(handlesOf(bare('animation'), CANVAS)).toMatchObject({ rotate: true, keepRatio: false });
    expect(handlesOf(bare('animation', { rotate: '#DWFS#' }), CANVAS).rotate).toBe(false);
    expect(handlesOf(bare('animation', { width: 400, height: 400 }), CANVAS).rotate).toBe(false);
  });
});

describe('the number of loops', () => {
  const derive = (style: object, path: string, value: unknown) =>
    derivedStyle(bare('animation', style), path, value, CANVAS);
  it.each([
    [1, false],
    [100, false],
    [101, true],
    [10_000, true],
  ])('%i loops are infinite: %s', (loops, loop) => {
    expect(derive({}, 'intervalCount', loops)).toEqual({ intervalCount: loops, loop });
  });
  it('changes with the switch if they disagree', () => {
    expect(derive({ intervalCount: 101 }, 'loop', false)).toEqual({ loop: false, intervalCount: 1 });
    expect(derive({ intervalCount: 5 }, 'loop', true)).toEqual({ loop: true, intervalCount: 101 });
    expect(derive({ intervalCount: 5, loop: true }, 'loop', false)).toEqual({ loop: false, intervalCount: 5 });
    expect(derive({ intervalCount: 300, loop: false }, 'loop', true)).toEqual({ loop: true, intervalCount: 300 });
  });
});
