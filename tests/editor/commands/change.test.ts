// Changing layers: fields, moves, sizes, angles, names, flags; a refused change never enters the document.
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '@/editor/commands';
import { addNode } from '@/editor/commands/addNode';
import { ALIGN } from '@/editor/commands/align';
import { toggleLock, toggleVisible } from '@/editor/commands/flags';
import { showAmbient } from '@/editor/commands/modes';
import { removeNodes } from '@/editor/commands/removeNodes';
import { rename, renameDesign } from '@/editor/commands/rename';
import { setField } from '@/editor/commands/setField';
import { moveNodes, rotateNodes } from '@/editor/commands/transformNodes';
import { freeLabel } from '@/schemas/freeLabel';
import {
  backgroundLayer,
  imageLayer,
  ringLayer,
  rootLayer,
  Session,
  textLayer,
  unknownLayer,
} from '../support/documents';

const named = (name: string) => COMMANDS.find((command) => command.name === name)!;
const locked = (uuid: string) => textLayer(uuid, { isLock: true });

describe('adding', () => {
  it('numbers labels from 2 and selects the new layer on top', () => {
    const face = new Session([rootLayer()]);
    for (const uuid of ['x', 'y', 'z']) face.run(addNode, { nodes: [textLayer(uuid, {}, { label: 'Text' })] });
    expect(face.labels).toEqual(['Background', 'Text', 'Text 2', 'Text 3']);
    expect(face.state.selection).toEqual(['z']);
    expect(face.undos).toBe(3);
  });
  it('puts the background image directly above the root, once, with its own name', () => {
    const face = new Session([rootLayer(), textLayer('a')]);
    expect(face.run(addNode, { nodes: [{ ...backgroundLayer(), label: 'Background' }] })).toBeNull();
    expect(face.order).toEqual(['root', 'photo', 'a']);
    expect(face.labels[1]).toBe('Background');
    expect(face.run(addNode, { nodes: [backgroundLayer('second')] })?.messageKey).toBe('backgroundOnce');
  });
  it('gives a layer whose id is in use a fresh one', () => {
    const face = new Session([rootLayer(), textLayer('a')]);
    face.run(addNode, { nodes: [textLayer('a')] });
    expect(new Set(face.order).size).toBe(3);
  });
  it('moves a new layer until no other has its centre, whatever its size', () => {
    const face = new Session([rootLayer(), textLayer('a', { x: 200, y: 230, width: 100, height: 40 })]);
    const centred = (uuid: string, width: number, height: number) =>
      textLayer(uuid, { x: 250 - width / 2, y: 250 - height / 2, width, height });
    face.run(addNode, { nodes: [centred('b', 60, 60)] });
    face.run(addNode, { nodes: [centred('c', 120, 30), centred('d', 30, 30)] });
    for (const uuid of ['e', 'f', 'g']) face.run(addNode, { nodes: [centred(uuid, 80, 20)] });
    const middles = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((uuid) => {
      const { x, y, width, height } = face.style(uuid) as Record<string, number>;
      return [x! + width! / 2, y! + height! / 2];
    });
    expect(middles).toEqual([
      [250, 250],
      [270, 270],
      [290, 290],
      [310, 310],
      [330, 330],
      [230, 250],
      [250, 270],
    ]);
  });
  it('leaves a new layer in place if no other has its centre', () => {
    const face = new Session([rootLayer(), textLayer('a', { x: 200, y: 230, width: 100, height: 40 })]);
    face.run(addNode, { nodes: [textLayer('b', { x: 200, y: 260, width: 100, height: 40 })] });
    expect(face.style('b')).toMatchObject({ x: 200, y: 260 });
  });
  it.each([
    ['a hand', { x: 10, y: 10, width: 20, height: 215, offset: { x: 240, y: 240 } }],
    ['a layer that covers the dial', { x: 10, y: 10, width: 460, height: 460 }],
  ])('leaves %s in its place', (_, style) => {
    const face = new Session([rootLayer(), imageLayer('a', style)]);
    face.run(addNode, { nodes: [imageLayer('b', style)] });
    expect(face.style('b')).toMatchObject({ x: 10, y: 10 });
  });
  const covering = { x: 0, y: 0, width: 500, height: 500 };
  const turning = (uuid: string) =>
    imageLayer(uuid, { x: 240, y: 65, width: 20, height: 215, rotate: '#DWFM#' }, { type: 'minutes' });
  it.each([
    ['the root', 'root'],
    ['the background image', 'photo'],
    ['a picture over the whole dial', 'dial'],
    ['nothing', ''],
  ])('puts a new layer below the hands and above the rest with %s selected', (_, selected) => {
    const face = new Session([
      rootLayer(),
      backgroundLayer(),
      imageLayer('dial', covering),
      textLayer('t'),
      turning('h'),
    ]);
    face.state = { ...face.state, selection: selected === '' ? [] : [selected] };
    face.run(addNode, { nodes: [textLayer('new')] });
    expect(face.order).toEqual(['root', 'photo', 'dial', 't', 'new', 'h']);
  });
  it.each(['normal', 'ambient'] as const)(
    'keeps a new dial below the hands in %s mode with a hand selected',
    (mode) => {
      const face = new Session([rootLayer(), textLayer('t'), turning('h')]);
      if (mode === 'ambient') face.run(showAmbient, undefined);
      face.state = { ...face.state, selection: [face.order.at(-1)!] };
      face.run(addNode, { nodes: [imageLayer('dial', covering)] });
      expect(face.order.at(-1)).toBe('h');
      expect(face.order).toContain('dial');
      face.state = { ...face.state, selection: ['h'] };
      face.run(addNode, { nodes: [textLayer('label')] });
      expect(face.order.at(-1)).toBe('label');
    },
  );
  it('stops at the coordinate limit of a document', () => {
    const corner = { x: 10_000, y: 10_000 };
    const face = new Session([rootLayer(), textLayer('a', corner)]);
    face.run(addNode, { nodes: [textLayer('b', corner)] });
    expect(face.style('b')).toMatchObject(corner);
  });
  it('refuses what no schema accepts', () => {
    const broken = { ...textLayer('a'), style: { ...(textLayer('a').style as object), x: Number.NaN } };
    expect(new Session([rootLayer()]).run(addNode, { nodes: [broken as never] })?.messageKey).toBe('invalidValue');
  });
  it('truncates labels at a whole character', () => {
    expect(freeLabel(`${'x'.repeat(99)}😀`, new Set())).toBe('x'.repeat(99));
    expect(freeLabel('x'.repeat(100), new Set(['x'.repeat(100)]))).toBe(`${'x'.repeat(98)} 2`);
    expect(freeLabel('Text 2', new Set(['Text 2']))).toBe('Text 3');
    expect(freeLabel('Text 7', new Set(['Text 7']))).toBe('Text 2');
  });
});

describe('fields', () => {
  const face = () => new Session([rootLayer(), textLayer('a'), ringLayer('b'), locked('l'), unknownLayer('u')]);

  it('sets several layers in one undo state, and a run of values in one', () => {
    const session = face();
    for (const value of [1, 12, 120]) session.run(setField, { uuids: ['a', 'b'], path: 'x', value }, 300);
    expect([session.style('a').x, session.style('b').x, session.undos]).toEqual([120, 120, 1]);
    session.run(setField, { uuids: ['a', 'b'], path: 'y', value: 4 }, 300);
    session.run(setField, { uuids: ['a'], path: 'y', value: 5 }, 300);
    expect(session.undos).toBe(3);
    session.run(setField, { uuids: ['a'], path: 'y', value: 6 }, 900);
    expect(session.undos).toBe(4);
  });
  it('keeps untouched layers the same objects and records no equal value', () => {
    const session = face();
    const before = session.nodes;
    session.run(setField, { uuids: ['a'], path: 'x', value: 0 });
    expect(session.nodes).toBe(before);
    session.run(setField, { uuids: ['a'], path: 'x', value: 9 });
    expect(session.nodes.filter((node, index) => node !== before[index])).toHaveLength(1);
  });
  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e308, -10_001, '5', null, undefined])('refuses x = %s', (value) => {
    const session = face();
    const before = session.nodes;
    expect(session.run(setField, { uuids: ['a'], path: 'x', value })?.messageKey).toBe('invalidValue');
    expect(session.nodes).toBe(before);
  });
  it.each([
    ['a ring', ringLayer('r', { x: 100, y: 100, width: 80, height: 80 }), { x: 90, y: 90, width: 100, height: 100 }],
    ['a text', textLayer('r', { x: 100, y: 100, width: 80, height: 80 }), { x: 100, y: 100, width: 100, height: 80 }],
    [
      'a ring with a custom pivot',
      ringLayer('r', { x: 100, y: 100, width: 80, height: 80, offset: { x: 0, y: 0 } }),
      { x: 100, y: 100, width: 100, height: 100 },
    ],
  ])('a typed width of %s keeps what it should', (_, layer, expected) => {
    const session = new Session([rootLayer(), layer]);
    session.run(setField, { uuids: ['r'], path: 'width', value: 100 });
    expect(session.style('r')).toMatchObject(expected);
  });
  it('the switch beside the fields decides what a typed size preserves', () => {
    const session = new Session([
      rootLayer(),
      ringLayer('r', { x: 100, y: 100, width: 80, height: 80 }),
      textLayer('t', { x: 100, y: 100, width: 80, height: 40 }),
    ]);
    session.view = { ...session.view, keepsMiddle: { round: false, other: true } };
    session.run(setField, { uuids: ['r', 't'], path: 'width', value: 100 });
    expect(session.style('r')).toMatchObject({ x: 100, y: 100, width: 100 });
    expect(session.style('t')).toMatchObject({ x: 90, y: 100, width: 100, height: 40 });
  });
  it('refuses locked layers, leaves unknown ones whole, and lets the root have its colour', () => {
    const session = face();
    expect(session.run(setField, { uuids: ['a', 'l'], path: 'x', value: 3 })?.messageKey).toBe('locked');
    session.run(setField, { uuids: ['u'], path: 'x', value: 3 });
    expect(session.style('u').x).toBe(1);
    session.run(setField, { uuids: ['root'], path: 'fill', value: '#123456' });
    expect(session.style('root').fill).toBe('#123456');
    expect(session.run(setField, { uuids: ['root'], path: 'fill', value: 'red' })?.messageKey).toBe('invalidValue');
  });
  it('sets the four channels with the tint', () => {
    const session = new Session([rootLayer(), imageLayer('i')]);
    session.run(setField, { uuids: ['i'], path: 'tintColor', value: '#102030' });
    expect(session.style('i')).toMatchObject({ red: 16, green: 32, blue: 48, alpha: 255, tintColor: '#102030' });
    session.run(setField, { uuids: ['i'], path: 'tintColor', value: '#10203080' });
    expect(session.style('i').alpha).toBe(128);
    expect(session.run(setField, { uuids: ['i'], path: 'tintColor', value: 'blue' })?.messageKey).toBe('invalidValue');
  });
  it('removes an optional field and sets one inside an object', () => {
    const session = new Session([
      rootLayer(),
      textLayer('a', { caseStyle: 1 }),
      imageLayer('i', { offset: { x: 1, y: 2 } }),
    ]);
    session.run(setField, { uuids: ['a'], path: 'caseStyle', value: undefined });
    expect(session.style('a')).not.toHaveProperty('caseStyle');
    session.run(setField, { uuids: ['i'], path: 'offset.x', value: 8 });
    expect(session.style('i').offset).toEqual({ x: 8, y: 2 });
  });
  it('refuses to rotate an image over 30 percent of the canvas, and allows exactly 30 percent', () => {
    const session = new Session([
      rootLayer(),
      imageLayer('large', { width: 300, height: 251 }),
      imageLayer('just', { width: 300, height: 250 }),
    ]);
    const turn = (uuid: string) => session.run(setField, { uuids: [uuid], path: 'rotation', value: 10 });
    expect([turn('large')?.messageKey, turn('just')]).toEqual(['imgAreaTip', null]);
  });
  const hand = { x: 240, y: 65, width: 20, height: 215, offset: { x: 10, y: 185 }, rotate: '#DWFM#' };
  it.each([
    ['width', 40, { x: 230, y: 65, width: 40, height: 215, offset: { x: 20, y: 185 } }],
    ['height', 430, { x: 240, y: -120, width: 20, height: 430, offset: { x: 10, y: 370 } }],
  ])('a typed %s of a hand scales its pivot and leaves it on the dial centre', (path, value, style) => {
    const session = new Session([rootLayer(), imageLayer('i', hand)]);
    session.run(setField, { uuids: ['i'], path, value });
    expect(session.style('i')).toMatchObject(style);
    expect(session.undos).toBe(1);
  });
  it('so do the keys', () => {
    const session = new Session([rootLayer(), imageLayer('i', hand)]).select('i');
    session.press(named('resizeDown'));
    const { x, y, height, offset } = session.style('i') as {
      x: number;
      y: number;
      height: number;
      offset: typeof hand.offset;
    };
    expect([height, x + offset.x, y + offset.y]).toEqual([216, 250, expect.closeTo(250, 5)]);
  });
  it.each([
    ['an image that keeps its ratio', imageLayer('n', { width: 80, height: 40, ratio: true }), 'width', 160, [160, 80]],
    ['the same by height', imageLayer('n', { width: 80, height: 40, ratio: true }), 'height', 160, [320, 160]],
    ['a text that keeps its ratio', textLayer('n', { width: 80, height: 40, ratio: true }), 'width', 40, [40, 20]],
    ['a ring, always', ringLayer('n', { width: 124, height: 124 }), 'height', 60, [60, 60]],
    ['an image that does not', imageLayer('n', { width: 80, height: 40 }), 'width', 160, [160, 40]],
  ] as const)('%s: a typed side', (_, node, path, value, size) => {
    const session = new Session([rootLayer(), node]);
    session.view = { ...session.view, keepsMiddle: { round: false, other: false } };
    session.run(setField, { uuids: ['n'], path, value });
    expect([session.style('n').width, session.style('n').height, session.undos]).toEqual([...size, 1]);
    expect(session.style('n')).toMatchObject({ x: 0, y: 0 });
  });
  it('removing a tag leaves readable text, in the same undo state, and never overwrites any', () => {
    const session = new Session([
      rootLayer(),
      textLayer('empty', { text: '', textTag: '#BLP#%' }),
      textLayer('own', { text: 'Hello' }),
      imageLayer('i'),
    ]);
    session.run(setField, { uuids: ['empty', 'own'], path: 'textTag', value: '' });
    expect([session.style('empty').text, session.style('own').text, session.undos]).toEqual(['Text', 'Hello', 1]);
    session.undo();
    expect(session.style('empty')).toMatchObject({ text: '', textTag: '#BLP#%' });
  });
  it('a tag replaces the text, one undo restores it, and so does the same burst', () => {
    const session = new Session([rootLayer(), textLayer('a', { text: 'Hello' })]);
    const before = session.nodes;
    session.run(setField, { uuids: ['a'], path: 'textTag', value: '#DmZ#' });
    expect(session.style('a')).toMatchObject({ text: '', textTag: '#DmZ#' });
    session.undo();
    expect(session.style('a')).toMatchObject({ text: 'Hello', textTag: '' });
    session.redo();
    session.run(setField, { uuids: ['a'], path: 'textTag', value: '', before }, 100);
    expect(session.style('a')).toMatchObject({ text: 'Hello', textTag: '' });
  });
  it('text is not put beside a tag', () => {
    const session = new Session([rootLayer(), textLayer('a', { textTag: '#DmZ#' })]);
    expect(session.run(setField, { uuids: ['a'], path: 'text', value: 'Hello' })).toBeNull();
    expect([session.style('a'), session.undos]).toMatchObject([{ text: '', textTag: '#DmZ#' }, 0]);
  });
});

describe('moving, resizing, rotating', () => {
  it('nudges free layers, in bursts, and refuses when all are locked', () => {
    const session = new Session([rootLayer(), textLayer('a'), locked('l')]).select('a', 'l');
    for (let step = 0; step < 5; step += 1) session.press(named('nudgeRight'), 100);
    session.press(named('nudgeDownFar'), 100);
    expect([session.style('a').x, session.style('a').y, session.style('l').x, session.undos]).toEqual([5, 10, 0, 1]);
    expect(session.select('l').press(named('nudgeLeft'))?.messageKey).toBe('locked');
  });
  it('ends a gesture as one state and leaves locked and fixed layers', () => {
    const session = new Session([rootLayer(), textLayer('a'), locked('l')]);
    const patches = new Map([
      ['a', { x: 7, y: 8 }],
      ['l', { x: 7 }],
      ['root', { x: 7 }],
    ]);
    expect(session.run(moveNodes, { patches })).toBeNull();
    expect([session.style('a').x, session.style('l').x, session.style('root').x, session.undos]).toEqual([
      7,
      0,
      undefined,
      1,
    ]);
    expect(session.run(rotateNodes, { patches: new Map([['a', { rotation: Number.NaN }]]) })?.messageKey).toBe(
      'invalidValue',
    );
  });
  it('resizes by keys with the top-left kept, in proportion if the layer requires it', () => {
    const session = new Session([
      rootLayer(),
      textLayer('a', { width: 100, height: 40 }),
      ringLayer('r', { width: 100, height: 100 }),
    ]);
    session.select('a').press(named('resizeRight'));
    expect(session.style('a')).toMatchObject({ x: 0, y: 0, width: 101, height: 40 });
    expect(session.press(named('resizeDown'))?.messageKey).toBe('cannotResize');
    session.select('r').press(named('resizeDown'));
    expect(session.style('r')).toMatchObject({ x: 0, y: 0, width: 101, height: 101 });
  });
  it.each([
    ['within one burst', 100, 40],
    ['with pauses', 1000, 3],
  ])('resizes there and back to the first size, in proportion and about a pivot, %s', (_, ms, count) => {
    const first = { x: 7, y: 9, width: 123, height: 82, ratio: true, offset: { x: 40.33, y: 61.5 } };
    const session = new Session([rootLayer(), imageLayer('i', first)]).select('i');
    const steps = (name: string, count: number) => {
      for (let i = 0; i < count; i += 1) session.press(named(name), ms);
    };
    for (const [there, back] of [
      ['resizeRight', 'resizeLeft'],
      ['resizeUp', 'resizeDown'],
    ] as const) {
      steps(there, count);
      expect(session.style('i')).not.toMatchObject({ width: 123 });
      steps(back, count);
      expect(session.style('i')).toMatchObject(first);
    }
    // Both ways mixed: the last step gives the first size again.
    for (const name of ['resizeRight', 'resizeDown', 'resizeUp', 'resizeLeft']) steps(name, 1);
    expect(session.style('i')).toMatchObject(first);
  });
  it('restarts the step count after another command', () => {
    const session = new Session([rootLayer(), imageLayer('i', { width: 100, height: 50, ratio: true })]).select('i');
    session.press(named('resizeRight'));
    session.press(named('nudgeRight'));
    session.press(named('resizeRight'));
    expect(session.style('i')).toMatchObject({ x: 1, width: 102, height: 51 });
  });
  it('never gets smaller than 1 px', () => {
    const session = new Session([rootLayer(), imageLayer('i', { width: 1, height: 5 })]).select('i');
    expect(session.press(named('resizeLeft'))).toBeNull();
    expect(session.style('i').width).toBe(1);
  });
  it('rotates by 15 and by 1 degree, except layers that must not rotate', () => {
    const session = new Session([
      rootLayer(),
      textLayer('a', { rotation: 350 }),
      imageLayer('i', { width: 400, height: 400 }),
    ]);
    session.select('a').press(named('rotateRight'));
    session.press(named('rotateLeftFine'));
    expect(session.style('a').rotation).toBe(4);
    expect(session.select('i').press(named('rotateRight'))?.messageKey).toBe('imgAreaTip');
  });
  it.each([
    ['left', { x: 0, y: 30 }],
    ['center', { x: 200, y: 30 }],
    ['right', { x: 400, y: 30 }],
    ['top', { x: 20, y: 0 }],
    ['middle', { x: 20, y: 225 }],
    ['bottom', { x: 20, y: 450 }],
  ] as const)('aligns %s to the root shape, each of several', (alignment, place) => {
    const style = { x: 20, y: 30, width: 100, height: 50 };
    const session = new Session([rootLayer(), textLayer('a', style), textLayer('b', style)]).select('a', 'b');
    session.view = { ...session.view, alignTo: 'canvas' };
    expect(session.run(ALIGN[alignment], undefined)).toBeNull();
    expect([session.style('a'), session.style('b')]).toMatchObject([place, place]);
    expect(session.undos).toBe(1);
  });
});

describe('names and flags', () => {
  it('trims labels and refuses empty and endless ones', () => {
    const session = new Session([rootLayer(), textLayer('a'), unknownLayer('u')]);
    expect(session.run(rename, { uuid: 'a', label: '  Clock 时钟 ' })).toBeNull();
    expect(session.run(rename, { uuid: 'u', label: 'Kept' })).toBeNull();
    for (const label of ['', '   ', 'x'.repeat(101)]) {
      expect(session.run(rename, { uuid: 'a', label })?.messageKey).toBe('invalidValue');
    }
    session.run(rename, { uuid: 'root', label: 'Mine' });
    expect(session.labels).toEqual(['Background', 'Clock 时钟', 'Kept']);
  });
  it('names the design in one language, leaves the other name alone, and undo restores both', () => {
    const session = new Session([rootLayer()]);
    session.run(renameDesign, { name: ' 港湾 Harbour ', language: 'zh' });
    expect(session.state.design).toMatchObject({ dialNameCn: '港湾 Harbour', dialName: 'Harbour' });
    session.run(renameDesign, { name: '码头', language: 'en' }, 10);
    expect(session.state.design).toMatchObject({ dialNameCn: '港湾 Harbour', dialName: '码头' });
    expect(session.undos).toBe(2);
    session.undo();
    expect(session.state.design).toMatchObject({ dialNameCn: '港湾 Harbour', dialName: 'Harbour' });
    session.undo();
    expect(session.state.design).toMatchObject({ dialNameCn: '', dialName: 'Harbour' });
  });
  it('removes the name in one language only if the other one can be shown', () => {
    const session = new Session([rootLayer()]);
    session.run(renameDesign, { name: '港湾', language: 'zh' });
    expect(session.run(renameDesign, { name: '', language: 'zh' })).toBeNull();
    expect(session.state.design).toMatchObject({ dialNameCn: '', dialName: 'Harbour' });
    expect(session.run(renameDesign, { name: '', language: 'en' })?.messageKey).toBe('invalidValue');
    expect(session.state.design).toMatchObject({ dialNameCn: '', dialName: 'Harbour' });
  });
  it('counts the characters of a design name as graphemes', () => {
    const session = new Session([rootLayer()]);
    expect(session.run(renameDesign, { name: '👩‍👩‍👧'.repeat(40), language: 'en' })).toBeNull();
    for (const name of ['', ' ', 'x'.repeat(41), 'y'.repeat(10_000)]) {
      expect(session.run(renameDesign, { name, language: 'en' })?.messageKey).toBe('invalidValue');
    }
  });
  it('locks all unless all are locked; hiding works the same way', () => {
    const session = new Session([rootLayer(), textLayer('a'), locked('l'), unknownLayer('u')]);
    const uuids = ['root', 'a', 'l', 'u'];
    session.run(toggleLock, { uuids });
    expect([session.style('a').isLock, session.style('l').isLock]).toEqual([true, true]);
    session.run(toggleLock, { uuids });
    expect([session.style('a').isLock, session.style('l').isLock]).toEqual([false, false]);
    session.run(toggleVisible, { uuids });
    expect([session.style('a').visible, session.style('u').visible]).toEqual([false, undefined]);
  });
  it('deletes all or, with a locked one among them, nothing; never the root', () => {
    const session = new Session([rootLayer(), textLayer('a'), locked('l'), textLayer('f', {}, { freeze: true })]);
    expect(session.run(removeNodes, { uuids: ['a', 'l'] })?.messageKey).toBe('lockedDelete');
    session.run(removeNodes, { uuids: ['root', 'f'] });
    expect(session.undos).toBe(0);
    session.run(removeNodes, { uuids: ['a', 'root'] });
    expect(session.order).toEqual(['root', 'l', 'f']);
  });
});
