// The pictures of node types: one cell per type and per relevant variant, drawn by the product's own FaceSvg.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { createPlayback } from '@/face/liveData/playback';
import { createWatch } from '@/face/liveData/watch';
import { catalogueItem, playbackOf } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { loadDrawings } from '@/face/nodes/readyToDraw';
import { policyOf } from '@/face/platforms';
import { SLOT_TYPES } from '@/schemas/complications';
import type { ModeName } from '@/schemas/design';
import { type KnownNode, type NodeType, nodeSchemas } from '@/schemas/nodes';

await loadDrawings();

export const CELL = 160;
const canvas = { width: CELL, height: CELL, shape: 'rectangle' } as const;
export const PAPER = '#10141b';

export interface Cell {
  name: string;
  type: NodeType;
  node: KnownNode;
  /** The layers of a group. */
  inside?: readonly KnownNode[];
  mode?: ModeName;
  /** As in the editor: outlines and placeholders are drawn. */
  showKept?: boolean;
  /** ms that an animation has played. */
  playedMs?: number;
}

const art = (set: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `art:${set}/${index}.png`, fileSize: 1 }));
/** The label of a box uses the machine's own font: here it is a dot, the same everywhere. */
const layer = (type: NodeType, style: object, more: object = {}): KnownNode => {
  const raw = { uuid: 'cell', label: '.', nodeType: type, ...more, style };
  return nodeSchemas[type].parse(raw) as KnownNode;
};
const box = (width: number, height: number) => ({
  x: (CELL - width) / 2,
  y: (CELL - height) / 2,
  width,
  height,
});
const cell = (name: string, type: NodeType, style: object, more: Partial<Cell> & { kind?: object } = {}): Cell => {
  const { kind = {}, ...rest } = more;
  return { name: `${type}-${name}`, type, node: layer(type, style, kind), ...rest };
};

/** A hand as the catalogue makes it, a third as large, about the centre of the cell. */
function hand(key: string): Cell {
  const { frameDelayMs, allowsText } = policyOf('android');
  const place = { canvas, frameDelayMs, allowsText, asksOverLimit: false, images: [] };
  return {
    name: `image-${key}`,
    type: 'image',
    node: createNode(catalogueItem(key)!, { uuid: 'cell', label: key, place }),
  };
}

/** A ring, an arc of the battery and the time; always-on has only the time, dimmed. */
const KEPT_DIAL =
  '<Group name="dial" x="0" y="0" width="160" height="160"><PartDraw x="0" y="0" width="160" height="160">' +
  '<Variant mode="AMBIENT" target="alpha" value="0"/><Arc centerX="80" centerY="80" width="130" height="130" startAngle="0" endAngle="0">' +
  '<Transform target="endAngle" value="360 * [BATTERY_PERCENT] / 100"/><Stroke color="#63e6c8" thickness="14" cap="ROUND"/></Arc></PartDraw>' +
  '<PartText x="0" y="50" width="160" height="60"><Variant mode="AMBIENT" target="alpha" value="160"/><Text><Font family="SYNC_TO_DEVICE" size="36" color="#ffb454">' +
  '<Template>%s:%s<Parameter expression="[HOUR_0_23]"/><Parameter expression="[MINUTE]"/></Template></Font></Text></PartText></Group>';

/** Stops of a gradient from red over yellow to teal. */
const heat = [
  { at: 0, color: '#ff5f6d' },
  { at: 0.5, color: '#ffc861' },
  { at: 0.75, color: '#63e6c8' },
];
const wide = box(140, 44);
/** Two texts below each other, which fill the box of their group. */
const grouped = ['Two', 'layers'].map((text, index) =>
  layer('text', { ...box(120, 40), y: 40 + 40 * index, text }, { uuid: `inside-${index}`, parentId: 'cell' }),
);
const square = box(120, 120);
const beats = Array.from({ length: 4 }, (_, index) => ({ url: `art:tempo/beat${index}.png`, fileSize: 1 }));
const SLOT_SIZE = { long_text: box(150, 48), short_text: box(100, 100) } as Readonly<Record<string, object>>;

export const CELLS: readonly Cell[] = [
  cell('color', 'root', { fill: '#24506b' }),

  cell('turned', 'group', { ...box(120, 80), rotation: 30, opacity: 0.6 }, { inside: grouped }),

  cell('plain', 'text', { ...wide, text: 'Harbor' }),
  cell('upper-left', 'text', { ...wide, text: 'Harbor', caseStyle: 1, align: 'left', fill: '#ffb454' }),
  cell('time', 'text', { ...wide, text: '', textTag: '#Db#:#DmZ#', fontSize: 44 }),
  cell('spaced-turned', 'text', { ...wide, text: 'abc', letterSpacing: 12, rotation: 30, opacity: 0.5 }),

  cell('still', 'image', { ...box(90, 90), url: 'art:pulse/battery.png' }),
  cell('tinted', 'image', {
    ...{ ...box(90, 90), url: 'art:weather-solid/0.png', isTinted: true },
    ...{ tintColor: '#40c0ff', red: 64, green: 192, blue: 255 },
  }),
  cell('half-clear', 'image', { ...box(90, 90), url: 'art:weather-solid/0.png', isTinted: true, alpha: 90 }),
  cell(
    'icon-rest',
    'image',
    { ...box(90, 90), url: 'art:pulse/heart.png' },
    {
      kind: { type: 'icon', activeIcon: 'art:tempo/bolt.png', activeWhen: '(1>2)' },
    },
  ),
  cell(
    'icon-active',
    'image',
    { ...box(90, 90), url: 'art:pulse/heart.png' },
    {
      kind: { type: 'icon', activeIcon: 'art:tempo/bolt.png', activeWhen: '(2>1)' },
    },
  ),
  cell('missing', 'image', box(90, 90), { showKept: true }),
  hand('hour'),
  hand('minutes'),
  hand('seconds'),
  hand('tick'),

  cell('weather', 'image_sequence', { ...square, textTag: '#WCCI#', imgs: art('weather-color', 10) }),
  cell('moon', 'image_sequence', { ...square, textTag: '#MOONPHASE#', imgs: art('moon-photo', 8) }),
  cell('weekday', 'image_sequence', { ...wide, textTag: '#DOW#', imgs: art('week-en', 7) }),
  ...(['left', 'center', 'right'] as const).map((align) =>
    cell(`digits-${align}`, 'image_sequence', {
      ...{ ...wide, textTag: '#DmZ#', shows: 'digits', places: 4, align, imgs: art('digits-bold', 10) },
    }),
  ),

  cell('frame-1', 'animation', { ...square, imgs: beats, delayTime: 100, intervalCount: 101 }),
  cell('frame-2', 'animation', { ...square, imgs: beats, delayTime: 100, intervalCount: 101 }, { playedMs: 150 }),

  cell('circular', 'progress', square),
  cell('circular-reverse-flat', 'progress', { ...square, reverse: true, isRound: false, ringWidth: 30 }),
  cell('circular-segments', 'progress', { ...square, segment: 25, fillColor: '#ffb454' }),
  cell('arc', 'progress', { ...square, progressType: 'Arc', arcCenterAngle: 200 }),
  cell('linear', 'progress', { ...box(140, 20), progressType: 'Linear' }),
  cell('linear-reverse', 'progress', { ...box(140, 20), progressType: 'Linear', reverse: true, isRound: false }),
  cell('empty', 'progress', { ...square, fillRate: '0' }),
  cell('full', 'progress', { ...square, fillRate: '1' }),
  cell('images', 'progress', {
    ...{ ...box(120, 60), progressType: 'ImageEnumeration', imageIndexRate: '(#BLP#/100)' },
    ...{ icons: art('level-battery', 11), sum: 11 },
  }),

  cell('round-rectangle', 'shape', {
    ...{ ...box(120, 80), kind: 'rectangle', fill: { kind: 'solid', color: '#63e6c8' } },
    corners: { topLeft: 40, topRight: 8, bottomRight: 24, bottomLeft: 0 },
    stroke: { paint: { kind: 'solid', color: '#ffb454' }, width: 8, align: 'inside' },
  }),
  cell('sweep-ring', 'shape', {
    ...{ ...square, kind: 'arc', startAngle: -135, endAngle: 135 },
    stroke: { width: 18, cap: 'round', paint: { kind: 'sweep', angle: -135, centre: { x: 0.5, y: 0.5 }, stops: heat } },
  }),
  cell('dashed-star', 'shape', {
    ...{ ...square, kind: 'star', points: 6, inner: 0.6 },
    fill: { kind: 'radial', centre: { x: 0.5, y: 0.5 }, radius: 1, stops: heat },
    stroke: { width: 4, dash: [10, 6], paint: { kind: 'solid', color: '#ffffff' } },
  }),
  cell('turned-pie', 'shape', {
    ...{ ...square, kind: 'pie', startAngle: 0, endAngle: 250, rotation: 30, opacity: 0.7 },
    fill: { kind: 'linear', from: { x: 0, y: 0 }, to: { x: 1, y: 1 }, stops: heat },
  }),

  cell('circle', 'programmable', { ...square, shapeType: 'Circle', radius: 60 }, { showKept: true }),
  cell(
    'rectangle',
    'programmable',
    { ...box(140, 80), shapeType: 'Rectangle', cornerRadius: 16 },
    {
      showKept: true,
    },
  ),

  ...SLOT_TYPES.map((supportTypeDefault) =>
    cell(supportTypeDefault.replaceAll('_', '-'), 'google_complication', {
      ...(SLOT_SIZE[supportTypeDefault] ?? square),
      ...{ supportTypeDefault, systemProviderValue: 1 },
    }),
  ),
  cell('empty', 'google_complication', square, { showKept: true }),
  cell('border', 'google_complication', {
    ...{ ...square, systemProviderValue: 1, bgColor: '#1c2a3a', borderRadius: 60, borderWidth: 6 },
    ...{ borderColor: '#ffb454', borderStyle: 2, borderDashWidth: 10, borderDashGap: 6 },
  }),
  cell(
    'always-on',
    'google_complication',
    {
      ...{ ...square, systemProviderValue: 1, bgColor: '#1c2a3a', borderRadius: 60 },
      ambient: { rangeMainColor: '#ffffff', rangeSecondColor: '#333333', textColor: '#9aa4b5' },
    },
    { mode: 'ambient' },
  ),

  cell('dial', 'watch_part', { ...box(CELL, CELL), xml: KEPT_DIAL }),
  cell('dial-always-on', 'watch_part', { ...box(CELL, CELL), xml: KEPT_DIAL }, { mode: 'ambient' }),
];

const folder = resolve(import.meta.dirname, '../../schemas/templates/art');
const dataUrl = (path: string, type: string) => `data:${type};base64,${readFileSync(path).toString('base64')}`;
/** In English: then all letters of a face are in the embedded font. */
const watch = createWatch({ ...SAMPLE_STATE, language: 'en' });
const assets = {
  resolve: (ref: string) => dataUrl(resolve(folder, ref.replace(/^art:/, '')), 'image/png'),
};

/** A playback paused `ms` after its start. */
function playedFor(node: KnownNode, ms: number) {
  let time = 0;
  let run = () => {};
  const schedule = (next: () => void) => {
    run = next;
    return () => {};
  };
  const playback = createPlayback({ now: () => time, schedule });
  const timing = playbackOf(node);
  if (timing) playback.play([{ uuid: node.uuid, timing }]);
  time = ms;
  run();
  return playback;
}

/** The cell's face at 08:59:08, as markup. */
export function drawCell({ node, inside = [], mode = 'normal', showKept = false, playedMs }: Cell): string {
  const paper = layer('root', { fill: PAPER }, { uuid: 'paper' });
  const playback = playedMs === undefined ? {} : { playback: playedFor(node, playedMs) };
  const nodes = [paper, ...inside, node];
  return renderToStaticMarkup(createElement(FaceSvg, { nodes, canvas, watch, assets, mode, showKept, ...playback }));
}

/** The page with all of these cells and the fonts of a face embedded. `css` is added to its own. */
export function sheetOf(drawn: readonly string[], css = ''): string {
  const roboto = resolve(import.meta.dirname, '../../node_modules/@expo-google-fonts/roboto/400Regular');
  const font = dataUrl(resolve(roboto, 'Roboto_400Regular.ttf'), 'font/ttf');
  const cells = drawn.map((markup, index) => `<div id="c${index}">${uniqueIds(markup, index)}</div>`).join('');
  return (
    `<!doctype html><style>@font-face{font-family:"Roboto-Regular";src:url(${font})}` +
    `body{margin:8px;background:#333;display:grid;grid-template-columns:repeat(8,${CELL}px);gap:8px}` +
    `div{width:${CELL}px;height:${CELL}px}svg{display:block}${css}</style>${cells}`
  );
}

/** Faces drawn separately number their ids from the start: on one page each needs unique ones. */
const uniqueIds = (markup: string, index: number) =>
  markup.replace(/\bid="([^"]+)"/g, `id="c${index}-$1"`).replace(/url\(#([^)]+)\)/g, `url(#c${index}-$1)`);
