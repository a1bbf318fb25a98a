// The six alignments: by visible bounds, to the canvas and to each other.
import { describe, expect, it } from 'vitest';
import { ALIGNMENTS, type Alignment, alignWithin } from '@/face/geometry/align';
import { type Bounds, type Box, boundsOf, unionBounds } from '@/face/geometry/bounds';

const canvas = { width: 500, height: 400 };
const boxes: Box[] = [
  { x: 10, y: 20, width: 40, height: 20 },
  { x: 100, y: 200, width: 60, height: 30, rotation: 90 },
  { x: 300, y: 50, width: 20, height: 10, rotation: 33, offset: { x: 5, y: 80 } },
];

const edge: Record<Alignment, (b: { x: number; y: number; width: number; height: number }) => number> = {
  left: (b) => b.x,
  center: (b) => b.x + b.width / 2,
  right: (b) => b.x + b.width,
  top: (b) => b.y,
  middle: (b) => b.y + b.height / 2,
  bottom: (b) => b.y + b.height,
};
const wholeCanvas = { x: 0, y: 0, ...canvas };

const alignAll = (all: readonly Box[], alignment: Alignment, to: Bounds) =>
  all.map((box) => alignWithin(box, alignment, to));
const alignToCanvas = (all: readonly Box[], alignment: Alignment) => alignAll(all, alignment, wholeCanvas);
const alignToEachOther = (all: readonly Box[], alignment: Alignment) =>
  alignAll(all, alignment, unionBounds(all.map(boundsOf))!);

describe('aligning', () => {
  it.each(ALIGNMENTS)('to the canvas: %s', (alignment) => {
    alignToCanvas(boxes, alignment).forEach((position, index) => {
      const moved = { ...boxes[index]!, ...position };
      expect(edge[alignment](boundsOf(moved))).toBeCloseTo(edge[alignment](wholeCanvas), 1);
      const across = ['left', 'center', 'right'].includes(alignment) ? 'y' : 'x';
      expect(moved[across]).toBe(boxes[index]![across]);
    });
  });

  it.each(ALIGNMENTS)('to each other: %s', (alignment) => {
    const aligned = alignToEachOther(boxes, alignment).map((position, index) =>
      edge[alignment](boundsOf({ ...boxes[index]!, ...position })),
    );
    for (const line of aligned) expect(line).toBeCloseTo(aligned[0]!, 1);
  });

  it('to each other: left is the leftmost edge of all', () => {
    expect(alignToEachOther(boxes.slice(0, 2), 'left')).toEqual([
      { x: 10, y: 20 },
      { x: -5, y: 200 },
    ]);
  });

  it('repeating an alignment changes nothing, and a single layer stays', () => {
    const [first] = boxes as [Box];
    const once = { ...first, ...alignToCanvas([first], 'center')[0]! };
    expect(alignToCanvas([once], 'center')).toEqual([{ x: once.x, y: once.y }]);
    expect(alignToEachOther([first], 'bottom')).toEqual([{ x: 10, y: 20 }]);
  });
});
