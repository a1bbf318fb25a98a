// Points of a path: the box is fitted to them, and no point that was not moved changes its place on the canvas.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movedAnchor, outlinesOf, withAnchor } from '@/face/geometry/anchors';
import { type Box, onCanvas } from '@/face/geometry/bounds';
import { pathOf } from '@/face/nodes';
import type { FaceNode } from '@/schemas/nodes';
import { pathPatch } from '@/workspace/stage/pen/setPath';
import { bare } from '../../face/nodes/sampleNodes';

const leaf = [['M', 0.5, 0], ['C', 1, 0.25, 1, 0.75, 0.5, 1], ['L', 0, 0.5], ['Z']];
const boxIn = (node: FaceNode) => (node as { style: Box }).style;
const outlinesIn = (node: FaceNode) => outlinesOf(pathOf(node)!, boxIn(node));
const placesOf = (node: FaceNode) =>
  outlinesIn(node).flatMap(({ anchors }) => anchors.map((anchor) => onCanvas(boxIn(node), anchor)));

const coordinate = fc.integer({ min: -300, max: 300 });
const turned = fc.record({
  rotation: fc.integer({ min: 0, max: 359 }),
  scaleX: fc.constantFrom(1, -1, 2),
  scaleY: fc.constantFrom(1, 0.5),
  offset: fc.option(fc.record({ x: coordinate, y: coordinate }), { nil: null }),
  rotate: fc.constantFrom('', '(#DMM#*6)'),
});

it('other points stay where they are, and a pivot of its own or of live data does too', () => {
  fc.assert(
    fc.property(turned, coordinate, coordinate, (style, x, y) => {
      const node: FaceNode = bare('shape', {
        kind: 'path',
        path: leaf,
        x: 100,
        y: 120,
        width: 80,
        height: 60,
        ...style,
      });
      const [before, outlines] = [placesOf(node), outlinesIn(node)];
      const moved = withAnchor(outlines, { outline: 0, anchor: 1 }, movedAnchor(outlines[0]!.anchors[1]!, { x, y }));
      const patch = pathPatch(node, moved)!;
      const after = { ...node, style: { ...boxIn(node), ...patch } } as FaceNode;
      placesOf(after).forEach((place, index) => {
        if (index === 1) return;
        expect(Math.hypot(place.x - before[index]!.x, place.y - before[index]!.y)).toBeLessThan(0.1);
      });
      if (style.offset || style.rotate) expect(patch.offset).toBeTruthy();
      else expect(boxIn(after).offset).toBeNull();
    }),
  );
});
