// Aligning to each other, equal gaps, the middle of the canvas, and announcements of nudging and leaving the canvas.
import { describe, expect, it } from 'vitest';
import { ALIGN, CENTRE_COMMANDS, DISTRIBUTE } from '@/editor/commands/align';
import { crossings } from '@/editor/commands/crossings';
import { whyNot } from '@/editor/commands/defineCommand';
import { NUDGES } from '@/editor/commands/nudge';
import { rootLayer, Session, textLayer } from '../support/documents';

const size = { width: 40, height: 20 };
const three = (style = {}) =>
  new Session([
    rootLayer(),
    textLayer('a', { x: 10, y: 10, ...size }),
    textLayer('b', { x: 40, y: 100, ...size, ...style }),
    textLayer('c', { x: 210, y: 220, ...size }),
  ]);
const xs = (face: Session) => ['a', 'b', 'c'].map((uuid) => face.style(uuid).x);
const ys = (face: Session) => ['a', 'b', 'c'].map((uuid) => face.style(uuid).y);

describe('several layers', () => {
  it.each([
    ['left', [10, 10, 10]],
    ['center', [110, 110, 110]],
    ['right', [210, 210, 210]],
  ] as const)('align %s to their common bounds', (alignment, places) => {
    const face = three().select('a', 'b', 'c');
    face.press(ALIGN[alignment]);
    expect(xs(face)).toEqual(places);
  });
  it('align to a locked one among them, which stays', () => {
    const face = three({ isLock: true, x: 0 }).select('a', 'b', 'c');
    face.press(ALIGN.left);
    expect(xs(face)).toEqual([0, 0, 0]);
  });
  it('align to the canvas once that was chosen; a single one always does', () => {
    const face = three().select('a', 'b', 'c');
    face.view = { ...face.view, alignTo: 'canvas' };
    face.press(ALIGN.right);
    expect(xs(face)).toEqual([460, 460, 460]);
    const one = three().select('a');
    one.press(ALIGN.right);
    expect(xs(one)).toEqual([460, 40, 210]);
  });
  it('get equal gaps in one undo step', () => {
    const face = three().select('a', 'b', 'c');
    face.press(DISTRIBUTE.horizontal);
    face.press(DISTRIBUTE.vertical);
    expect([xs(face), ys(face)]).toEqual([
      [10, 110, 210],
      [10, 115, 220],
    ]);
    expect(face.undos).toBe(2);
  });
  it('report how many layers equal gaps need', () => {
    const face = three({ isLock: true }).select('a', 'b', 'c');
    expect(face.press(DISTRIBUTE.horizontal)).toBeNull();
    expect(whyNot(DISTRIBUTE.horizontal as never, face.situation)?.messageKey).toBe('selectThree');
    expect(face.undos).toBe(0);
  });
});

describe('the middle of the canvas', () => {
  it.each([
    ['centerOnCanvas', 230, 240],
    ['centerHorizontally', 230, 10],
    ['centerVertically', 10, 240],
  ] as const)('%s puts each layer at %d, %d', (name, x, y) => {
    const face = three().select('a');
    face.run(CENTRE_COMMANDS.find((command) => command.name === name)!, undefined);
    expect([face.style('a').x, face.style('a').y]).toEqual([x, y]);
  });
});

describe('several layers on the middle of the canvas', () => {
  const centre = (name: string) => CENTRE_COMMANDS.find((command) => command.name === name)!;
  it('moves them as one and keeps their distances', () => {
    const face = three().select('a', 'b');
    face.run(centre('centerOnCanvas'), undefined);
    expect([xs(face), ys(face)]).toEqual([
      [215, 245, 210],
      [195, 285, 220],
    ]);
    expect(face.undos).toBe(1);
  });
  it.each([
    ['centerHorizontally', [215, 245, 210], [10, 100, 220]],
    ['centerVertically', [10, 40, 210], [195, 285, 220]],
  ] as const)('%s moves them along one axis', (name, x, y) => {
    const face = three().select('a', 'b');
    face.run(centre(name), undefined);
    expect([xs(face), ys(face)]).toEqual([x, y]);
  });
  it('ignores locked ones', () => {
    const face = three({ isLock: true }).select('a', 'b');
    face.run(centre('centerOnCanvas'), undefined);
    expect([face.style('a').x, face.style('b').x]).toEqual([230, 40]);
  });
});

describe('a nudge', () => {
  const nudge = (name: string) => NUDGES.find((command) => command.name === name)!;
  const announcementOf = (face: Session, name: string) => {
    const command = nudge(name);
    const { situation } = face;
    const outcome = command.apply(situation, command.fromKeys!(situation))!;
    return command.announce!(situation, outcome);
  };
  it('announces the middle of the canvas when it is reached, along the axis of the move only', () => {
    const face = new Session([rootLayer(), textLayer('a', { x: 229, y: 240, ...size })]).select('a');
    expect(announcementOf(face, 'nudgeRight')).toEqual({
      key: 'move',
      params: { label: 'a', x: 230, y: 240 },
      also: [{ key: 'metMiddleX', params: {} }],
    });
    expect(announcementOf(face, 'nudgeLeft')?.also).toBeUndefined();
  });
  it('announces the guides its edges reach', () => {
    const face = new Session([rootLayer(), textLayer('a', { x: 10, y: 79, ...size })]).select('a');
    face.view = { ...face.view, guides: { xs: [10], ys: [100] } };
    expect(announcementOf(face, 'nudgeDown')?.also).toEqual([{ key: 'metGuideY', params: { at: 100 } }]);
  });
});

describe('leaving the canvas', () => {
  const moved = (x: number, from: number) => {
    const before = new Session([rootLayer(), textLayer('a', { x: from, y: 240, ...size })]);
    const after = new Session([rootLayer(), textLayer('a', { x, y: 240, ...size })]);
    return crossings(before.situation, after.nodes)[0]?.sentence ?? null;
  };
  it('is announced once a layer is wholly off, and when it is back', () => {
    expect(moved(520, 400)).toEqual({ key: 'leftCanvas', params: { label: 'a' } });
    expect(moved(400, 520)).toEqual({ key: 'returned', params: { label: 'a' } });
    expect([moved(480, 400), moved(600, 520)]).toEqual([null, null]);
  });
  it('counts several', () => {
    const all = (x: number) =>
      new Session([rootLayer(), textLayer('a', { x, ...size }), textLayer('b', { x, y: 240, ...size })]);
    expect(crossings(all(200).situation, all(900).nodes)).toEqual([
      { topic: 'crossing', sentence: { key: 'leftCanvasMany', params: { n: 2 } } },
    ]);
  });
});
