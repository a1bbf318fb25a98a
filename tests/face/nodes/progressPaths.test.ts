// Fill and track of dynamic fills at zero, half and full, in each type and direction.
import { describe, expect, it } from 'vitest';
import { fillPath, strokeWidthOf, trackPath } from '@/face/nodes/progress/progressPaths';
import { bare } from './sampleNodes';

const style = (over: object = {}) =>
  bare('progress', { width: 100, height: 100, ringWidth: 20, arcCenterAngle: 180, ...over }).style;

describe('dynamic fill', () => {
  it.each([
    ['Circular', 0, false, ''],
    ['Circular', 0.5, false, 'M50 10A40 40 0 0 1 50 90'],
    ['Circular', 1, false, 'M50 10A40 40 0 0 1 50 90A40 40 0 0 1 50 10Z'],
    ['Circular', 0.25, true, 'M50 10A40 40 0 0 0 10 50'],
    ['Arc', 0, false, ''],
    ['Arc', 0.5, false, 'M10 50A40 40 0 0 1 50 10'],
    ['Arc', 1, false, 'M10 50A40 40 0 0 1 90 50'],
    ['Arc', 0.5, true, 'M90 50A40 40 0 0 0 50 10'],
  ])('%s at %s, reversed %s', (progressType, share, reverse, path) => {
    expect(fillPath(style({ progressType, reverse }), share)).toBe(path);
  });

  it.each([
    [0, false, ''],
    [0.5, false, 'M0 10H50'],
    [1, false, 'M0 10H100'],
    [0.25, true, 'M100 10H75'],
  ])('Linear at %s, reversed %s', (share, reverse, path) => {
    expect(fillPath(style({ progressType: 'Linear', height: 20, isRound: false, reverse }), share)).toBe(path);
  });

  it('round ends of a line stay inside the box', () => {
    const round = style({ progressType: 'Linear', height: 20, isRound: true });
    expect(trackPath(round)).toBe('M10 10H90');
    expect(strokeWidthOf(round)).toBe(20);
  });

  it.each([-1, 2, 1e308])('a share of %s is clamped', (share) => {
    expect(fillPath(style(), share)).toBe(fillPath(style(), share < 0 ? 0 : 1));
  });

  it('a ring thicker than its box is a disc, not inside out', () => {
    const thick = style({ ringWidth: 500 });
    expect(strokeWidthOf(thick)).toBe(50);
    expect(trackPath(thick)).toContain('A25 25');
  });
});
