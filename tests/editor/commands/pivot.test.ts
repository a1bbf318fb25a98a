// The pivot: placed anywhere without moving the drawing, returned to the dial centre, kept by every tool, one undo state each.
import { describe, expect, it } from 'vitest';
import { ALIGN } from '@/editor/commands/align';
import { duplicate } from '@/editor/commands/clipboard';
import type { EditCommand } from '@/editor/commands/defineCommand';
import { boxOf } from '@/editor/commands/layerFacts';
import { NUDGES } from '@/editor/commands/nudge';
import {
  isOffDial,
  moveToDial,
  nudgedPivot,
  nudgePivot,
  pivotPoint,
  pivotToDial,
  pivotToMiddle,
  setPivot,
} from '@/editor/commands/pivot';
import { RESIZES } from '@/editor/commands/resizeByKeys';
import { setField } from '@/editor/commands/setField';
import { type Box, cornersOf } from '@/face/geometry/bounds';
import { catalogueItem } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { scaledLayer, scalingBetween } from '@/face/platforms/scale';
import type { FaceNode } from '@/schemas/nodes';
import { imageLayer, rootLayer, Session, textLayer } from '../support/documents';

const CANVAS = { width: 500, height: 500, shape: 'circle' } as const;
const hand = (key = 'hour', uuid = key): FaceNode =>
  createNode(catalogueItem(key)!, {
    uuid,
    label: key,
    place: { canvas: CANVAS, frameDelayMs: 100, allowsText: () => true, images: [], asksOverLimit: false },
  });
const styleOf = (node: FaceNode) => (node as unknown as { style: Record<string, unknown> }).style;
const drawn = (node: FaceNode, rotation = Number(styleOf(node).rotation)) =>
  cornersOf({ ...(boxOf(node) as Box), rotation }).map(({ x, y }) => [
    Math.round(x * 10) / 10,
    Math.round(y * 10) / 10,
  ]);
const opened = (...nodes: FaceNode[]) => {
  const face = new Session([rootLayer(), ...nodes]);
  face.state = { ...face.state, selection: nodes.map(({ uuid }) => uuid) };
  return face;
};

describe('moving the pivot', () => {
  it('does not move the drawing, at its drawn angle', () => {
    const face = opened(imageLayer('a', { x: 100, y: 60, width: 40, height: 120, rotation: 30 }));
    const before = drawn(face.node('a'));
    expect(face.run(setPivot, { uuid: 'a', to: { x: 250, y: 250 }, angle: 30 })).toBeNull();
    expect(drawn(face.node('a'))).toEqual(before);
    expect(pivotPoint(face.node('a'))).toEqual({ x: 250, y: 250 });
    expect(face.undos).toBe(1);
  });

  it('of a hand at any hour: the point under the cross is the centre of rotation from then on', () => {
    const face = opened(hand());
    const before = drawn(face.node('hour'), 77);
    face.run(setPivot, { uuid: 'hour', to: { x: 260, y: 240 }, angle: 77 });
    expect(drawn(face.node('hour'), 77)).toEqual(before);
    expect(isOffDial(face.node('hour'), CANVAS)).toBe(true);
  });

  it('by arrows is one undo state for a run, 1 px or 10 px a press, and announced', () => {
    const face = opened(hand());
    for (const far of [false, false, true]) {
      const to = nudgedPivot(pivotPoint(face.node('hour'))!, { x: 1, y: 0 }, far);
      face.run(nudgePivot, { uuid: 'hour', to }, 100);
    }
    expect(pivotPoint(face.node('hour'))).toEqual({ x: 262, y: 250 });
    expect(face.undos).toBe(1);
  });

  it('there and back ends where it began, at any angle', () => {
    const face = opened(hand('minutes'));
    const began = face.node('minutes');
    for (const x of [1, 1, 0, 0, -1, -1]) {
      const to = nudgedPivot(pivotPoint(face.node('minutes'))!, { x, y: x - 0.5 }, true);
      face.run(nudgePivot, { uuid: 'minutes', to, angle: 354 }, 2000);
    }
    face.run(setPivot, { uuid: 'minutes', to: { x: 250, y: 250 }, angle: 354 });
    expect(face.node('minutes')).toEqual(began);
  });

  it('by its fields: px from the top-left, the drawing stays, for several layers at once', () => {
    const face = opened(
      imageLayer('a', { x: 10, y: 10, width: 50, height: 50, rotation: 90 }),
      textLayer('b', { x: 0, y: 200, width: 90, height: 30 }),
    );
    const before = ['a', 'b'].map((uuid) => drawn(face.node(uuid)));
    face.run(setField, { uuids: ['a', 'b'], path: 'offset.x', value: 5 });
    expect(styleOf(face.node('a')).offset).toEqual({ x: 5, y: 25 });
    expect(styleOf(face.node('b')).offset).toEqual({ x: 5, y: 15 });
    expect(['a', 'b'].map((uuid) => drawn(face.node(uuid)))).toEqual(before);
    expect(face.run(setField, { uuids: ['a'], path: 'offset.y', value: 90_000 })?.messageKey).toBe('invalidValue');
  });

  it('to the dial centre, and back to the centre of the layer', () => {
    const face = opened(imageLayer('a', { x: 30, y: 40, width: 40, height: 40, rotation: 45 }));
    const before = drawn(face.node('a'));
    face.run(pivotToDial, undefined);
    expect(pivotPoint(face.node('a'))).toEqual({ x: 250, y: 250 });
    face.run(pivotToMiddle, undefined);
    expect(styleOf(face.node('a'))).toMatchObject({ offset: null, x: 30, y: 40 });
    expect(drawn(face.node('a'))).toEqual(before);
  });
});

describe('at the angle at which the watch draws a hand', () => {
  const turnedBy = (face: Session, uuid: string) => drawn(face.node(uuid), face.situation.angleOf(face.node(uuid)));
  /** 08:59:08 rotates the hours by 269.57°, the minutes by 354.8°. */
  const at = (uuid: string) => {
    const face = opened(hand(uuid));
    expect(face.situation.angleOf(face.node(uuid))).not.toBe(0);
    return face;
  };

  it.each(['hour', 'minutes'])(
    '%s: dragged off the dial centre and back, nothing moves, and everything is restored',
    (uuid) => {
      const face = at(uuid);
      const [began, angle] = [face.node(uuid), face.situation.angleOf(face.node(uuid))];
      const before = turnedBy(face, uuid);
      face.run(setPivot, { uuid, to: { x: 190, y: 250 }, angle });
      expect(turnedBy(face, uuid)).toEqual(before);
      expect(isOffDial(face.node(uuid), CANVAS)).toBe(true);
      face.run(pivotToDial, undefined);
      expect(turnedBy(face, uuid)).toEqual(before);
      expect(face.node(uuid)).toEqual(began);
    },
  );

  it('a typed pivot, and one at the layer centre, do not move it', () => {
    const face = at('hour');
    const before = turnedBy(face, 'hour');
    face.run(setField, { uuids: ['hour'], path: 'offset.y', value: 100 });
    expect(styleOf(face.node('hour')).offset).toMatchObject({ y: 100 });
    expect(turnedBy(face, 'hour')).toEqual(before);
    face.run(pivotToMiddle, undefined);
    expect(turnedBy(face, 'hour')).toEqual(before);
    expect(styleOf(face.node('hour')).offset).toBeNull();
  });
});

describe('a hand off the dial centre', () => {
  it('is detected, whatever moved it, and one command restores it', () => {
    for (const leave of [ALIGN.left, NUDGES[0]!]) {
      const face = opened(hand());
      expect(isOffDial(face.node('hour'), CANVAS)).toBe(false);
      face.run(leave as EditCommand<unknown>, leave.fromKeys?.(face.situation));
      expect(isOffDial(face.node('hour'), CANVAS)).toBe(true);
      face.run(moveToDial, undefined);
      expect(isOffDial(face.node('hour'), CANVAS)).toBe(false);
      expect(face.node('hour')).toEqual(hand());
    }
  });

  it('does not include other layers', () => {
    expect(isOffDial(imageLayer('a', { x: 3 }), CANVAS)).toBe(false);
  });
});

describe('every tool keeps the pivot', () => {
  it.each(RESIZES.map((command) => [command.name, command] as const))('%s', (_, command) => {
    const face = opened(hand());
    face.run(command, undefined);
    expect(isOffDial(face.node('hour'), CANVAS)).toBe(false);
    const { offset, width, height } = boxOf(face.node('hour')) as Box & { offset: { x: number; y: number } };
    expect(offset.x / width).toBeCloseTo(0.5, 2);
    expect(offset.y / height).toBeCloseTo(125 / 150, 2);
  });

  it('a duplicate, and a copy for a canvas of another size', () => {
    const face = opened(hand());
    face.run(duplicate, undefined);
    const copy = face.state.selection[0]!;
    expect(styleOf(face.node(copy)).offset).toEqual(styleOf(hand()).offset);
    const scaled = scaledLayer(hand(), scalingBetween(CANVAS, { width: 466, height: 466 }));
    expect(isOffDial(scaled, { width: 466, height: 466 })).toBe(false);
  });
});

describe('a hand that leaves the dial centre', () => {
  const announcedKeys = (face: Session) =>
    face.userMessages.flatMap((one) => (one.kind === 'announce' ? [one.sentence.key] : []));
  const [right, left] = [
    NUDGES.find(({ name }) => name === 'nudgeRight')!,
    NUDGES.find(({ name }) => name === 'nudgeLeft')!,
  ];

  it('is announced once, whatever moved it, and again when it is back', () => {
    const face = opened(hand());
    face.run(right, { dx: 1, dy: 0 });
    expect(announcedKeys(face)).toEqual(['move', 'leftDial']);
    face.run(right, { dx: 1, dy: 0 });
    expect(announcedKeys(face)).toEqual(['move']);
    face.run(left, { dx: -2, dy: 0 });
    expect(announcedKeys(face)).toEqual(['move', 'returnedToDial']);
    face.run(setPivot, { uuid: 'hour', to: { x: 240, y: 250 } });
    expect(announcedKeys(face)).toEqual(['pivot', 'leftDial']);
    // The pivot's announcement about the dial is not repeated.
    face.run(moveToDial, undefined);
    expect(face.userMessages.filter(({ kind }) => kind === 'announce')).toMatchObject([
      { sentence: { key: 'pivot' } },
      { sentence: { key: 'returnedToDial', params: { label: 'hour' } } },
    ]);
    expect(JSON.stringify(face.userMessages)).not.toContain('pivotOnDial');
  });

  it('is not announced for a picture without a tag', () => {
    const face = opened(imageLayer('a', { x: 100, y: 60, width: 40, height: 120 }));
    face.run(right, { dx: 1, dy: 0 });
    expect(announcedKeys(face)).not.toContain('leftDial');
  });
});
