// Steps of a fill, boundaries of image enumerations, and values of the presets.
import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { numberFault } from '@/face/dataTags/expression/usage';
import { sampleState } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { catalogueItem, derivedStyle, expressionsOf, isDynamicNode } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { liveNumber } from '@/face/nodes/liveValue';
import { enumeratedIndex, segmentedShare } from '@/face/nodes/progress/progressShares';
import { PROGRESS_SEGMENTS, STEP_GOALS } from '@/schemas/limits';
import { FILL_PRESETS, IMAGE_PRESETS } from '@/schemas/nodes/progressPresets';
import { bare, CANVAS, pictures, startPlace } from './sampleNodes';

const watch = createWatch(sampleState());

describe('a segmented fill', () => {
  it.each([
    [0.72, 0, 0.72],
    [0.72, 5, 0.7],
    [0.72, 10, 0.7],
    [0.72, 20, 0.6],
    [0.72, 25, 0.5],
    [0.72, 50, 0.5],
    [0.7, 10, 0.7],
    [0.6, 20, 0.6],
    [0.15, 5, 0.15],
    [0.0499, 5, 0],
    [-3, 25, 0],
    [7, 20, 1],
  ])('%d in steps of %i percent is %d', (share, segment, shown) => {
    expect(segmentedShare(share, segment)).toBeCloseTo(shown, 10);
  });
  it.each(PROGRESS_SEGMENTS)('of %i percent is full at 1 and reaches each step exactly', (segment) => {
    for (let step = 0; step <= 100 / segment; step += 1) {
      expect(segmentedShare((step * segment) / 100, segment)).toBeCloseTo((step * segment) / 100, 10);
    }
  });
  it('moves in its steps on the watch', () => {
    const live = createWatch(sampleState({ battery: 74 }));
    const fill = bare('progress', {
      progressType: 'Linear',
      y: 200,
      width: 100,
      height: 10,
      isRound: false,
      segment: 25,
    });
    const { container } = render(<FaceSvg nodes={[fill]} canvas={CANVAS} watch={live} />);
    const path = () => container.querySelector('[data-fill]')?.getAttribute('d');
    expect(path()).toBe('M0 5H50');
    act(() => live.set({ battery: 75 }));
    expect(path()).toBe('M0 5H75');
  });
});

describe('the image of a share', () => {
  it.each([1, 2, 3, 5, 7, 10, 11, 12, 60, 200])('of %i: 0 is the first, 1/n the second, 1 the last', (count) => {
    expect(enumeratedIndex(0, count)).toBe(0);
    for (let index = 0; index < count; index += 1) expect(enumeratedIndex(index / count, count)).toBe(index);
    expect(enumeratedIndex(1, count)).toBe(count - 1);
  });
  it.each([
    [0.19, 5, 0],
    [0.2, 5, 1],
    [0.999, 5, 4],
    [-1, 5, 0],
    [2, 5, 4],
    [null, 5, null],
    [0.5, 0, null],
  ])('%j of %i is %j', (share, count, index) => {
    expect(enumeratedIndex(share, count)).toBe(index);
  });
  it('follows live data, and only in the editor shows the first for a missing value', () => {
    const shownOf = (battery: number | null, showKept: boolean) => {
      const live = createWatch(sampleState({ battery: 100 }));
      const node = bare('progress', {
        progressType: 'ImageEnumeration',
        imageIndexRate: '(#BLP#/100)',
        icons: pictures(11),
      });
      const assets = { resolve: (ref: string) => `/${Number.parseInt(ref.slice(-2), 16)}.png` };
      const { container } = render(
        <FaceSvg nodes={[node]} canvas={CANVAS} watch={live} assets={assets} showKept={showKept} />,
      );
      act(() => live.set({ battery }));
      return [...container.querySelectorAll('[data-pictures] > g:not([display]) image')].map((image) =>
        image.getAttribute('href'),
      );
    };
    expect(shownOf(72, false)).toEqual(['/7.png']);
    expect(shownOf(0, false)).toEqual(['/0.png']);
    expect(shownOf(null, false)).toEqual([]);
    expect(shownOf(null, true)).toEqual(['/0.png']);
  });
  it('uses its own expression, not that of the fill', () => {
    const images = bare('progress', { progressType: 'ImageEnumeration', imageIndexRate: '' });
    // Still dynamic: a fixed one is a progress too (spec 4).
    expect([expressionsOf(images), isDynamicNode(images)]).toEqual([[], true]);
  });
});

describe('the catalogue’s image enumeration', () => {
  const item = catalogueItem('progressImages')!;
  it('starts with the battery, and counts its images as they change', () => {
    const node = createNode(item, { uuid: 'u', label: 'L', place: startPlace(CANVAS) });
    expect(node.style).toMatchObject({ imageIndexRate: '(#BLP#/100)', sum: 11 });
    expect(derivedStyle(node, 'icons', pictures(4), CANVAS)).toEqual({ icons: pictures(4), sum: 4 });
  });
  it('is made from a given group, with its size', () => {
    const images = pictures(5).map((picture) => ({ ...picture, width: 40, height: 20 }));
    const node = createNode(item, { uuid: 'u', label: 'L', place: startPlace(CANVAS, images) });
    expect(node.style).toMatchObject({ width: 40, height: 20, icons: pictures(5), sum: 5 });
  });
});

describe.each([
  ['fill', FILL_PRESETS],
  ['images', IMAGE_PRESETS],
])('presets of %s', (kind, presets) => {
  const sources = presets.flatMap(({ key, value, variants }) => [
    [key, value] as const,
    ...(variants?.options ?? []).map((option) => [`${key}: ${option.key}`, option.value] as const),
  ]);
  it.each(sources)('%s, %s, is a fraction', (_, source) => {
    expect(numberFault(source)).toBeNull();
    const share = liveNumber(source, watch, 'u');
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(source === '(#ZSC#/5000)' ? 2 : 1);
  });
  it('are those of the specification, and every step goal', () => {
    expect(presets.map(({ key }) => key)).toEqual(['stepRate', 'battery', 'heartRate', 'week', 'month']);
    const goals = presets[0]?.variants?.options.map(({ value }) => value);
    expect(goals).toEqual(['(#ZSC#/#ZSCG#)', ...STEP_GOALS.map((goal) => `(#ZSC#/${goal})`)]);
  });
  it.each([
    ['week', 7, 24 * 3_600_000],
    ['month', 12, 31 * 24 * 3_600_000],
  ])('%s: the steps of a whole round of %i', (key, count, step) => {
    const source = presets.find((preset) => preset.key === key)?.value ?? '';
    const start = key === 'week' ? Date.UTC(2026, 10, 15, 4) : Date.UTC(2026, 0, 15, 4);
    const live = createWatch(sampleState());
    const seen = Array.from({ length: count }, (_, index) => {
      live.set({ now: start + index * step - (key === 'month' ? index * 0.5 * 24 * 3_600_000 : 0) });
      const share = liveNumber(source, live, 'u') ?? Number.NaN;
      return kind === 'images' ? enumeratedIndex(share, count) : Math.round(share * count);
    });
    expect(seen).toEqual(Array.from({ length: count }, (_, index) => index + (kind === 'images' ? 0 : 1)));
  });
});

describe('another shape of a fill', () => {
  const ring = { x: 100, y: 100, width: 124, height: 124, ringWidth: 16 };
  const chosen = (style: object, shape: string) =>
    derivedStyle(bare('progress', style), 'progressType', shape, CANVAS) ?? {};

  it('a ring becomes a bar as thick as the ring, and a ring again, with the same centre', () => {
    const bar = chosen(ring, 'Linear');
    expect(bar).toEqual({ progressType: 'Linear', x: 100, y: 154, width: 124, height: 16 });
    expect(chosen({ ...ring, ...bar }, 'Circular')).toEqual({ progressType: 'Circular', ...ring });
  });
  it('from ring to arc nothing else changes', () => {
    expect(chosen(ring, 'Arc')).toEqual({ progressType: 'Arc' });
  });
});
