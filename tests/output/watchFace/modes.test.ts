// Both modes in one scene: common parts occur once, the others in a group per mode, with slots between them.
import { describe, expect, it } from 'vitest';
import { elementsOf } from '@/bytes/xml/xml';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceNode } from '@/schemas/nodes';
import { bare, PICTURE, pictures } from '../../face/nodes/sampleNodes';
import { faceOf } from './faces';
import { named, outline, sceneOf } from './written';

const box = (x: number, y: number) => ({ x, y, width: 40, height: 40 });
const layer = (name: string, style: object = {}, uuid = name): FaceNode =>
  bare('image', { url: PICTURE.url, ...box(0, 0), x: name.charCodeAt(0), ...style }, { uuid, label: name });
const slot = (name: string, style: object = {}): FaceNode =>
  bare('google_complication', { ...box(300, 300), systemProviderValue: 1, ...style }, { uuid: name, label: name });
const hand = (type: 'hour' | 'minutes' | 'seconds', tag: string): FaceNode =>
  bare(
    'image',
    { x: 245, y: 100, width: 10, height: 150, offset: { x: 5, y: 150 }, rotate: `#${tag}#`, url: PICTURE.url },
    { uuid: type, label: type, type },
  );

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((name) => layer(name)) as [FaceNode, FaceNode, FaceNode, FaceNode];
const [S, T] = [slot('s'), slot('t', box(400, 300))];

describe('layers of both modes', () => {
  const cases: readonly { what: string; normal: readonly FaceNode[]; ambient: readonly FaceNode[]; shows: string }[] = [
    { what: 'alike in both stand once', normal: [A, B], ambient: [A, B], shows: 'a b' },
    { what: 'of normal mode alone stand in its group', normal: [A, B, C], ambient: [A], shows: 'a normal[b c]' },
    { what: 'of always-on alone stand in its group', normal: [A], ambient: [A, B], shows: 'a always_on[b]' },
    {
      what: 'between shared ones keep their place',
      normal: [A, B, C],
      ambient: [A, D, C],
      shows: 'a normal[b] always_on[d] c',
    },
    { what: 'in another order stand twice', normal: [A, B], ambient: [B, A], shows: 'normal[a] b always_on[a]' },
    {
      what: 'that look different stand twice',
      normal: [A, B],
      ambient: [A, layer('b', { opacity: 0.5 })],
      shows: 'a normal[b] always_on[b]',
    },
    {
      what: 'are told by their looks and not by their ids',
      normal: [A],
      ambient: [layer('a', {}, 'other')],
      shows: 'a',
    },
    { what: 'stand on either side of a slot', normal: [A, S, B], ambient: [A, B], shows: 'a s b' },
    {
      what: 'are cut into groups around slots',
      normal: [A, B, S, C, T, D],
      ambient: [A],
      shows: 'a normal[b] s normal[c] t normal[d]',
    },
  ];

  it.each(cases)('$what', ({ normal, ambient, shows }) => {
    expect(outline(sceneOf(faceOf(normal, { ambient })))).toBe(shows);
  });

  it('that are above a slot are below it in always-on, which shows slots on top', () => {
    const over = layer('over', { x: 310, y: 310 });
    const shown = outline(sceneOf(faceOf([A, S, over], { ambient: [A, over] })));
    expect(shown).toBe('a always_on[over] s normal[over]');
  });

  it('that rotate count as covering everything they pass over', () => {
    const turning = layer('turning', { x: 230, y: 100, offset: { x: 20, y: 150 }, rotate: '#DWFM#' });
    const near = slot('s', box(300, 330));
    expect(outline(sceneOf(faceOf([near, turning], { ambient: [turning] })))).toBe(
      'always_on[turning] s normal[turning]',
    );
  });

  it('switch by their alpha', () => {
    const groups = elementsOf(sceneOf(faceOf([A], { ambient: [B] })), 'Group');
    const switched = groups.map((group) => [group.attributes.alpha, elementsOf(group, 'Variant')[0]?.attributes]);
    expect(switched).toEqual([
      [undefined, { mode: 'AMBIENT', target: 'alpha', value: '0' }],
      ['0', { mode: 'AMBIENT', target: 'alpha', value: '255' }],
    ]);
  });

  it('are the initial always-on before it was ever opened', () => {
    const moving = bare('animation', { imgs: pictures(2) }, { label: 'moving' });
    const seconds = bare('text', { textTag: '#Ds#', text: '' }, { label: 'seconds' });
    expect(outline(sceneOf(faceOf([A, moving, seconds], { ambient: null })))).toBe('a normal[moving seconds]');
  });
});

describe('invisible layers', () => {
  it.each([
    ['hidden', { visible: false }],
    ['clear', { opacity: 0 }],
    ['outside', { x: 600 }],
    ['scaled to zero', { scaleX: 0 }],
  ])('are left out: %s', (_, style) => {
    expect(outline(sceneOf(faceOf([A, layer('b', style)])))).toBe('a');
  });

  it('accept taps in normal mode only', () => {
    const tap = bare('programmable', { interaction: launching('ALARM') }, { label: 'tap' });
    expect(outline(sceneOf(faceOf([], { ambient: [tap] })))).toBe('');
    expect(outline(sceneOf(faceOf([tap])))).toBe('normal[tap]');
  });
});

const launching = (intent: string) => ({ type: 'CLICK', action: { type: 'LAUNCHER', intent } });

describe('hands', () => {
  const [hour, minutes, seconds] = [hand('hour', 'DWFKS'), hand('minutes', 'DWFM'), hand('seconds', 'DWFS')];

  it('on top of one another are one clock, the second hand of normal mode another', () => {
    const scene = sceneOf(faceOf([hour, minutes, seconds], { ambient: [hour, minutes] }));
    expect(outline(scene)).toBe('AnalogClock normal[AnalogClock]');
    expect(named(scene, 'AnalogClock').map((clock) => elementsOf(clock).map(({ name }) => name))).toEqual([
      ['HourHand', 'MinuteHand'],
      ['SecondHand'],
    ]);
  });

  it('with a layer between them are two clocks', () => {
    expect(outline(sceneOf(faceOf([hour, A, minutes])))).toBe('AnalogClock a AnalogClock');
  });

  it('with an hour hand above a minute hand are two clocks', () => {
    expect(outline(sceneOf(faceOf([minutes, hour])))).toBe('AnalogClock AnalogClock');
  });

  it('rotate about their pivot', () => {
    const [hourHand] = named(sceneOf(faceOf([hour])), 'HourHand');
    expect(hourHand?.attributes).toMatchObject({
      x: '245',
      y: '100',
      width: '10',
      height: '150',
      pivotX: '0.5',
      pivotY: '1',
    });
  });

  const styled = (style: object): FaceNode =>
    ({ ...hour, style: { ...(hour as { style: object }).style, ...style } }) as FaceNode;

  it('off the centre of the dial are hands too: each has its own pivot', () => {
    const scene = sceneOf(faceOf([styled({ offset: { x: 5, y: 140 } })]));
    expect(named(scene, 'HourHand').map(({ attributes }) => attributes.pivotY)).toEqual(['0.933333']);
  });

  it('with a custom expression are rotating pictures', () => {
    const scene = sceneOf(faceOf([styled({ rotate: '(#DWFKS#+10)' })]));
    expect(named(scene, 'AnalogClock')).toEqual([]);
    expect(named(scene, 'Transform').map(({ attributes }) => attributes.target)).toEqual(['angle']);
  });

  it.each([
    ['ANALOG', [hour]],
    ['DIGITAL', [A]],
  ])('have the kind of clock: %s', (kind, nodes) => {
    const metadata = elementsOf(writeFace(faceOf(nodes)).document, 'Metadata').map(({ attributes }) => attributes);
    expect(metadata).toEqual([
      { key: 'CLOCK_TYPE', value: kind },
      { key: 'PREVIEW_TIME', value: '08:59:08' },
    ]);
  });
});

describe('the background colour', () => {
  it.each([
    ["is the scene's", '#102030', '#102030', '#102030', ''],
    ['is a layer of normal mode if always-on has another', '#102030', '#000000', '#000000', 'normal[Background]'],
    ['is over black if it is transparent', '#ff000080', '#ff000080', '#800000', ''],
  ])('%s', (_, fill, ambientFill, scene, shows) => {
    const made = sceneOf(faceOf([], { fill, ambientFill }));
    expect(made.attributes.backgroundColor).toBe(scene);
    expect(outline(made)).toBe(shows);
  });

  it.each([
    ['circle', 'CIRCLE'],
    ['rectangle', 'RECTANGLE'],
  ] as const)('is clipped to a %s', (shape, clipShape) => {
    const { document } = writeFace(faceOf([], { canvas: { width: 400, height: 450, shape } }));
    expect(document.attributes).toEqual({ width: '400', height: '450', clipShape });
  });
});

describe('findings', () => {
  const keys = (normal: readonly FaceNode[], ambient: readonly FaceNode[] = []) =>
    writeFace(faceOf(normal, { ambient })).findings.map(({ key, severity, mode, uuid }) => [key, severity, mode, uuid]);

  it('report seconds and animations in always-on', () => {
    const seconds = bare('text', { textTag: '#DsZ#', text: '' }, { uuid: 'one' });
    const moving = bare('animation', { imgs: pictures(3) }, { uuid: 'two' });
    expect(keys([], [seconds, moving])).toEqual([
      ['ambientSeconds', 'warning', 'ambient', 'one'],
      ['ambientAnimation', 'warning', 'ambient', 'two'],
    ]);
  });

  it('report more slots than a face may have, which are omitted', () => {
    const slots = Array.from({ length: 9 }, (_, index) => slot(`s${index}`));
    const made = writeFace(faceOf(slots, { ambient: [] }));
    expect(made.findings.map(({ key, severity, uuid }) => [key, severity, uuid])).toEqual([
      ['slotsMax', 'error', 's8'],
    ]);
    expect(named(made.document, 'ComplicationSlot')).toHaveLength(8);
  });

  it('report layers of a type that this version does not know', () => {
    const odd = { uuid: 'odd', label: 'Odd', nodeType: 'hologram' } as FaceNode;
    expect(keys([odd])).toEqual([['unknownLayer', 'warning', 'normal', 'odd']]);
  });
});
