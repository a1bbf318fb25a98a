// Arcs by angles clockwise from the top, including cases where a single SVG arc would vanish.
import { describe, expect, it } from 'vitest';
import { arcPath, pointAt } from '@/face/geometry/arcs';

const centre = { x: 50, y: 50 };

describe('arcs', () => {
  it.each([
    [0, { x: 50, y: 10 }],
    [90, { x: 90, y: 50 }],
    [180, { x: 50, y: 90 }],
    [-90, { x: 10, y: 50 }],
  ])('%s degrees', (degrees, point) => {
    expect(pointAt(centre, 40, degrees)).toEqual(point);
  });

  it.each([
    ['nothing at 0', 0, 0, ''],
    ['a quarter', 0, 90, 'M50 10A40 40 0 0 1 90 50'],
    ['half', 0, 180, 'M50 10A40 40 0 0 1 50 90'],
    ['three quarters take the large arc', 0, 270, 'M50 10A40 40 0 1 1 10 50'],
    ['a whole circle in two halves', 0, 360, 'M50 10A40 40 0 0 1 50 90A40 40 0 0 1 50 10Z'],
    ['more than a circle is a circle', 0, 900, 'M50 10A40 40 0 0 1 50 90A40 40 0 0 1 50 10Z'],
    ['counter-clockwise', 0, -90, 'M50 10A40 40 0 0 0 10 50'],
    ['counter-clockwise circle', 0, -360, 'M50 10A40 40 0 0 0 50 90A40 40 0 0 0 50 10Z'],
    ['centred at the top', -90, 90, 'M10 50A40 40 0 0 1 90 50'],
  ])('%s', (_, start, end, path) => {
    expect(arcPath(centre, 40, start, end)).toBe(path);
  });

  it('has no NaN and no path for a radius of zero', () => {
    expect(arcPath(centre, 0, 0, 90)).toBe('');
    expect(arcPath(centre, -4, 0, 90)).toBe('');
    expect(arcPath(centre, 40, 0, Number.NaN)).toBe('');
  });
});
