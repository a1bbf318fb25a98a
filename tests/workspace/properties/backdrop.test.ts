// The contrast of a text is measured against the pixels under its letters: drawn without it, when idle, once per backdrop.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setField } from '@/editor/commands/setField';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { isLow, judgeContrast } from '@/face/seen/textContrast';
import { contrastOver } from '@/forms/contrast';
import type { Platform } from '@/schemas/design';
import { nodeSchemas } from '@/schemas/nodes';
import type { DrawnFace } from '@/simulator/rasterise';
import { ringLayer, rootLayer, Session, textLayer } from '@/tests/editor/support/documents';
import { type Backdrop, createBackdrop } from '@/workspace/properties/backdrop';
import { createFormEnvironment } from '@/workspace/properties/formEnvironment';
import { colorsUnder } from '@/workspace/properties/underText';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const CANVAS = { width: 100, height: 100, shape: 'circle' as const };
/** Left half white, right half black, and transparent below the middle. */
function halves(width = 100, height = 100) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height / 2; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = x < width / 2 ? 255 : 0;
      data.set([value, value, value, 255], (y * width + x) * 4);
    }
  }
  return { data, width, height };
}
const half = (line: string) => [...line].length / 2;
const textOf = (style: object) =>
  nodeSchemas.text.parse({ uuid: 't', label: 't', nodeType: 'text', style: { fontSize: 10, height: 10, ...style } });

it.each([
  ['on white', { x: 0, width: 40 }, '#ffffff*192'],
  ['on black', { x: 60, width: 40 }, '#000000*192'],
  ['over the edge, its letters on both', { x: 30, width: 40 }, '#ffffff*96 #000000*96'],
  ['in a wide box, its letters only at the left', { x: 0, width: 100, align: 'left' }, '#ffffff*192'],
  ['rotated to the other side', { x: 10, width: 20, rotation: 180, offset: { x: 40, y: 5 } }, '#000000*192'],
  ['on white, with a black outline', { x: 0, width: 40, outline: { isOn: true, width: 4 } }, '#000000*1'],
  ['on black, with a white outline', { x: 60, width: 40, outline: { isOn: true, color: '#ffffff' } }, '#000000*192'],
  ['where the face is transparent', { x: 0, y: 80, width: 40 }, null],
])('a text %s', (_, style, colors) => {
  expect(colorsUnder('abcd', textOf({ y: 10, ...style }), { canvas: CANVAS, pixels: halves(), lineWidth: half })).toBe(
    colors,
  );
});

it('reads a smaller picture of the face at the same places', () => {
  const place = { canvas: { ...CANVAS, width: 200, height: 200 }, pixels: halves(), lineWidth: half };
  expect(colorsUnder('abcd', textOf({ x: 130, y: 10, width: 40 }), place)).toBe('#000000*192');
});

it.each([
  ['#ffffff', '#000000*192', 21, 21],
  ['#ffffff', '#ffffff*96 #000000*96', 1, 21],
  ['#ffffff', '#ffffff*97 #000000*95', 1, 1],
  ['#ffffff', '#ffffff*10 #000000*182', 21, 21],
  ['#ffffff', '#000000', 21, 21],
])('%s over %s has a contrast of %d at a tenth and %d in the middle', (color, backdrop, p10, p50) => {
  expect(contrastOver(color, backdrop)).toEqual({ p10: expect.closeTo(p10, 1), p50: expect.closeTo(p50, 1) });
});

it.each([
  ['a small text whose letters are lost at one end', { p10: 2.9, p50: 8 }, false, { ratio: 2.9, least: 3 }, true],
  ['a small text with a weak tenth', { p10: 3.9, p50: 4.6 }, false, { ratio: 4.6, least: 4.5 }, false],
  ['a small gray text', { p10: 4.2, p50: 4.2 }, false, { ratio: 4.2, least: 4.5 }, true],
  ['a large gray text', { p10: 4.2, p50: 4.2 }, true, { ratio: 4.2, least: 3 }, false],
])('panel and check judge %s alike', (_, contrast, isLarge, verdict, low) => {
  expect(judgeContrast(contrast, isLarge)).toEqual(verdict);
  expect(isLow(verdict)).toBe(low);
});

it('a text is large from the size on the wrist at which 3:1 is enough', () => {
  const session = new Session([
    rootLayer(),
    textLayer('small', { fontSize: 20 }),
    textLayer('large', { fontSize: 60 }),
  ]);
  const store = { getState: () => ({ editor: session.state }), subscribe: () => () => {} };
  const isLargeWith = (...uuids: string[]) => {
    session.select(...uuids);
    return createFormEnvironment(store).isLargeText();
  };
  expect([isLargeWith('small'), isLargeWith('large'), isLargeWith('small', 'large')]).toEqual([false, true, false]);
});

function open(style: object = {}, platform: Platform = 'android') {
  const session = new Session(
    [rootLayer(), ringLayer('ring'), textLayer('t', { x: 10, y: 10, width: 60, ...style }), ringLayer('above')],
    platform,
  );
  session.select('t');
  const store = { getState: () => ({ editor: session.state }), subscribe: () => () => {} };
  const draw = vi.fn(async (_face: DrawnFace) => halves());
  const backdrop: Backdrop = createBackdrop({ store, watch: createWatch(SAMPLE_STATE), fonts: () => [], draw });
  const facts = createFormEnvironment(store, backdrop);
  const onChange = vi.fn();
  const stop = facts.subscribe(onChange);
  return { session, draw, facts, onChange, stop, later: () => vi.advanceTimersByTimeAsync(1000) };
}

it('uses the background colour until the layers below were drawn, which is done once', async () => {
  const { session, draw, facts, onChange, later } = open();
  expect(facts.backdrop()).toBe('#000000');
  expect(draw).not.toHaveBeenCalled();
  await later();
  expect(draw.mock.calls.map(([face]) => face.nodes.map(({ uuid }) => uuid))).toEqual([['root', 'ring']]);
  expect(onChange).toHaveBeenCalled();
  expect(facts.backdrop()).toMatch(/\*/);
  // Changing the colour of the text itself does not change the backdrop.
  session.run(setField, { uuids: ['t'], path: 'fill', value: '#123456' });
  facts.backdrop();
  await later();
  expect(draw).toHaveBeenCalledTimes(1);
  session.run(setField, { uuids: ['ring'], path: 'width', value: 50 });
  session.select('t');
  facts.backdrop();
  await later();
  expect(draw).toHaveBeenCalledTimes(2);
});

it.each([
  ['android', '#000080*1'],
  ['falcon', expect.stringMatching(/^#ffffff\*/)],
] as const)('compares the letters on %s with an outline only if the watch draws it', async (platform, colors) => {
  const outline = { isOn: true, width: 8, color: '#000080' };
  const { facts, later } = open({ x: 0, width: 40, fontSize: 10, height: 10, fill: '#ffffff', outline }, platform);
  facts.backdrop();
  await later();
  expect(facts.backdrop()).toEqual(colors);
});

it('waits while a pointer is down, and stops without subscribers', async () => {
  const { draw, facts, later, stop } = open();
  window.dispatchEvent(new Event('pointerdown'));
  facts.backdrop();
  await later();
  expect(draw).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerup'));
  await later();
  expect(draw).toHaveBeenCalledTimes(1);
  stop();
  expect(facts.backdrop()).toMatch(/\*/);
});

it('names the background colour as the backdrop if there is nothing else', async () => {
  const { session, facts, later } = open();
  session.run(setField, { uuids: ['t'], path: 'x', value: 400 });
  expect(facts.backdrop()).toBe('#000000');
  await later();
  expect(facts.backdrop()).toBe('#000000');
});
