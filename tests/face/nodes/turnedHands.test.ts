// A layer that live data turns keeps its angle on the watch when it enters or leaves a turned group.
import { expect, it } from 'vitest';
import { sampleState } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { isGroup } from '@/face/nodes';
import { dissolvedFrom, movedInto } from '@/face/nodes/layerTree';
import { liveNumber } from '@/face/nodes/liveValue';
import type { FaceNode } from '@/schemas/nodes';
import { bare } from './sampleNodes';

const watch = createWatch(sampleState({ now: Date.UTC(2026, 10, 20, 1, 2, 10) }));
const group = bare('group', { x: 100, y: 100, width: 200, height: 200, rotation: 30 }, { uuid: 'g', label: 'g' });
const hand = (parentId?: string): FaceNode =>
  bare(
    'image',
    { x: 240, y: 100, width: 20, height: 150, rotate: '#DWFS#' },
    { uuid: 'h', label: 'h', ...(parentId && { parentId }) },
  );
const angleOf = (node: FaceNode): number =>
  liveNumber((node as ReturnType<typeof bare<'image'>>).style.rotate, watch, 'h') ?? Number.NaN;

const own = angleOf(hand());
it('a resting layer keeps its own angle when a group that live data turns is dissolved', () => {
  const turning = { ...group, style: { ...group.style, rotation: 0, rotate: '#DWFS#' } };
  const still = bare(
    'image',
    { x: 240, y: 100, width: 20, height: 150, rotation: 15 },
    { uuid: 'h', label: 'h', parentId: 'g' },
  );
  expect(angleOf(dissolvedFrom(turning, still)!)).toBeCloseTo(own + 15, 5);
});

it('the sample hand turns', () => expect(own).toBeGreaterThan(0));

it.each([
  ['out of a dissolved group', () => (isGroup(group) ? dissolvedFrom(group, hand('g')) : null), 30],
  ['out of a group', () => movedInto([hand('g'), group], hand('g'), null), 30],
  ['into a group', () => movedInto([hand(), group], hand(), 'g'), -30],
])('%s', (_, move, by) => {
  expect(angleOf(move()!)).toBeCloseTo(own + by, 5);
});
