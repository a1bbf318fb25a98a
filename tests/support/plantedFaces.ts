// Forty faces with one planted fault each, and the same faces without it.
import type { MomentName } from '@/face/seen/moments';
import type { ModeName } from '@/schemas/design';
import { type RawLayer, raw, ref } from './brokenFaces';
import { solid as solidPng } from './images';

type Style = Record<string, unknown>;

export interface Planted {
  name: string;
  /** The key of the finding, and its layer; null for the whole face. */
  key: string;
  layer: string | null;
  fault: readonly RawLayer[];
  sound: readonly RawLayer[];
  /** The mode that has these layers; the other one shows a sound text. */
  mode?: ModeName;
  /** Default: the sample. */
  moments?: readonly MomentName[];
  /** About texts for screen readers, which the other faces lack. */
  isSpoken?: true;
}

const paint = (color: string) => ({ fill: { kind: 'solid', color } });

const text = (uuid: string, style: Style = {}, rest: Style = {}) =>
  raw(
    'text',
    uuid,
    { text: 'Noon', fontSize: 40, x: 150, y: 100, width: 200, height: 60, align: 'center', ...style },
    rest,
  );
const time = (style: Style = {}) =>
  text('time', { text: '08:59', fontSize: 88, x: 100, y: 190, width: 300, height: 120, ...style });
const live = (uuid: string, textTag: string, style: Style = {}) => text(uuid, { text: '', textTag, ...style });
const plate = (color: string, style: Style = {}) =>
  raw('shape', 'plate', { x: 90, y: 90, width: 320, height: 320, ...paint(color), ...style });
const disc = (radius: number, style: Style = {}) =>
  raw('shape', 'disc', {
    ...{ kind: 'ellipse', x: 250 - radius, y: 250 - radius, width: 2 * radius, height: 2 * radius },
    ...{ ...paint('#ffffff'), ...style },
  });
const ring = (style: Style = {}) =>
  raw('progress', 'ring', {
    ...{ x: 60, y: 60, width: 380, height: 380, ringWidth: 24, fillRate: '(#BLP#/100)' },
    ...{ fillColor: '#63e6c8', bgColor: '#26323f', ...style },
  });
const hand = (style: Style = {}) =>
  raw('shape', 'hand', {
    ...{ x: 244, y: 60, width: 12, height: 190, offset: { x: 6, y: 190 }, rotate: '#DWFS#' },
    ...{ ...paint('#ffffff'), ...style },
  });
const slot = (style: Style = {}) =>
  raw('google_complication', 'slot', {
    ...{ x: 190, y: 190, width: 120, height: 120, supportTypeDefault: 'short_text', systemProviderValue: 2 },
    ...style,
  });
const tap = (side: number, style: Style = {}) =>
  raw('programmable', 'tap', {
    ...{ x: 200, y: 200, width: side, height: side, shapeType: 'Rectangle' },
    ...{ interaction: { type: 'CLICK', action: { type: 'LAUNCHER', intent: 'ALARM' } }, ...style },
  });

const RED = ref('red');
/** The pictures of these faces, as data URLs by reference. */
export const PLANTED_PICTURES: ReadonlyMap<string, string> = new Map([
  [RED, `data:image/png;base64,${Buffer.from(solidPng(8, 8, '#e03030')).toString('base64')}`],
]);
const reds = (count: number) => Array.from({ length: count }, () => ({ url: RED, fileSize: 90 }));
const icon = (style: Style = {}) =>
  raw('image', 'icon', { url: RED, x: 220, y: 220, width: 60, height: 60, ...style }, { type: 'icon' });
const weather = (style: Style = {}) =>
  raw('image_sequence', 'weather', {
    textTag: '#WCCI#',
    imgs: reds(10),
    x: 220,
    y: 220,
    width: 60,
    height: 60,
    ...style,
  });
const digits = (style: Style = {}) =>
  raw('image_sequence', 'digits', {
    ...{ textTag: '#DH#', shows: 'digits', places: 2, imgs: reds(10) },
    ...{ x: 200, y: 200, width: 100, height: 80, ...style },
  });
const minute = (imgs: readonly object[]) =>
  raw('image_sequence', 'digits', { textTag: '(#DmZ#%10)', imgs, x: 220, y: 200, width: 60, height: 80 });

export const PLANTED: readonly Planted[] = [
  // Contrast.
  {
    name: 'dark text on black',
    key: 'contrastLow',
    layer: 'time',
    fault: [time({ fill: '#111111' })],
    sound: [time()],
  },
  {
    ...{ name: 'white text on a white ground', key: 'contrastLow', layer: 'time' },
    fault: [plate('#ffffff'), time()],
    sound: [plate('#ffffff'), time({ fill: '#000000' })],
  },
  {
    ...{ name: 'a dark weekday', key: 'contrastLow', layer: 'day' },
    fault: [time(), live('day', '#DE#', { fill: '#111111', fontSize: 24 })],
    sound: [time(), live('day', '#DE#', { fontSize: 24 })],
  },
  {
    ...{ name: 'a date of 20% opacity', key: 'contrastLow', layer: 'date' },
    fault: [time(), live('date', '#DMM#-#DdL#', { opacity: 0.2 })],
    sound: [time(), live('date', '#DMM#-#DdL#')],
  },
  {
    ...{ name: 'a battery in the tone of the dial', key: 'contrastLow', layer: 'battery' },
    fault: [disc(240, paint('#0a1218')), live('battery', '#BLP#%', { fill: '#0d1a24' })],
    sound: [disc(240, paint('#0a1218')), live('battery', '#BLP#%', { fill: '#8fb8d8' })],
  },
  {
    ...{ name: 'a weather picture on its own color', key: 'contrastLow', layer: 'weather' },
    fault: [plate('#d02828'), weather()],
    sound: [plate('#101010'), weather()],
  },
  {
    ...{ name: 'a second hand of 15% opacity', key: 'contrastLow', layer: 'hand' },
    fault: [time({ y: 320 }), hand({ opacity: 0.15 })],
    sound: [time({ y: 320 }), hand()],
  },
  {
    ...{ name: 'a ring filled in the color of its track', key: 'contrastLow', layer: 'ring' },
    fault: [ring({ fillColor: '#26323f' })],
    sound: [ring()],
  },
  {
    ...{ name: 'a white date on the moon', key: 'contrastLow', layer: 'date' },
    fault: [disc(120, paint('#e8e4d8')), live('date', '#DMM#-#DdL#', { y: 220 })],
    sound: [disc(120, paint('#e8e4d8')), live('date', '#DMM#-#DdL#', { y: 220, fill: '#202020' })],
  },
  {
    ...{ name: 'an icon on its own color', key: 'contrastLow', layer: 'icon' },
    fault: [plate('#e03030'), icon()],
    sound: [plate('#000000'), icon()],
  },
  // Covered.
  {
    ...{ name: 'steps under the battery', key: 'coveredBy', layer: 'steps' },
    fault: [
      live('steps', '#ZSC#', { fontSize: 60 }),
      live('battery', '#BLP#%', { fontSize: 60, fill: '#909090', x: 160 }),
    ],
    sound: [
      live('steps', '#ZSC#', { fontSize: 60 }),
      live('battery', '#BLP#%', { fontSize: 60, fill: '#909090', y: 220 }),
    ],
  },
  {
    ...{ name: 'a plate over digits', key: 'coveredBy', layer: 'digits' },
    fault: [digits(), plate('#202020')],
    sound: [plate('#000000'), digits()],
  },
  {
    ...{ name: 'a date under digits', key: 'coveredBy', layer: 'date' },
    fault: [live('date', '#DMM#-#DdL#', { y: 210 }), digits()],
    sound: [live('date', '#DMM#-#DdL#'), digits()],
  },
  {
    ...{ name: 'a picture over the time', key: 'coveredBy', layer: 'time' },
    fault: [time(), raw('image', 'art', { url: RED, x: 120, y: 200, width: 100, height: 100 })],
    sound: [time(), raw('image', 'art', { url: RED, x: 200, y: 60, width: 100, height: 100 })],
  },
  {
    ...{ name: 'two texts on one spot', key: 'coveredBy', layer: 'time' },
    fault: [time(), text('date', { text: 'WED 30', fontSize: 60, x: 100, y: 220, width: 300, fill: '#707070' })],
    sound: [time(), text('date', { text: 'WED 30', fontSize: 60, x: 100, y: 320, width: 300, fill: '#707070' })],
  },
  {
    ...{ name: 'a slot under a backdrop', key: 'coveredBy', layer: 'slot' },
    fault: [slot(), plate('#202020')],
    sound: [plate('#101010'), slot()],
  },
  // Cut by the edge, and outside.
  {
    ...{ name: 'a weekday half beyond the edge', key: 'cutByEdge', layer: 'day' },
    fault: [live('day', '#DE#', { x: -60, y: 220, width: 120 })],
    sound: [live('day', '#DE#', { x: 60, y: 220, width: 120 })],
  },
  {
    ...{ name: 'a slot 20 px beyond the edge', key: 'cutByEdge', layer: 'slot' },
    fault: [slot({ x: 400, borderWidth: 4, borderRadius: 60 })],
    sound: [slot({ x: 370, borderWidth: 4, borderRadius: 60 })],
  },
  {
    ...{ name: 'a text at the rim', key: 'cutByEdge', layer: 'brand' },
    fault: [text('brand', { y: -27, fontSize: 32 })],
    sound: [text('brand', { y: 20, fontSize: 32 })],
  },
  {
    ...{ name: 'a turned text at the rim', key: 'cutByEdge', layer: 'brand' },
    fault: [text('brand', { x: 390, y: 220, rotation: 90 })],
    sound: [text('brand', { x: 330, y: 220, rotation: 90 })],
  },
  {
    ...{ name: 'a date in a corner', key: 'outsideShape', layer: 'date' },
    fault: [
      time(),
      live('date', '#DMM#-#DdL#', { x: 250, y: 20, width: 250, height: 40, fontSize: 24, align: 'right' }),
    ],
    sound: [
      time(),
      live('date', '#DMM#-#DdL#', { x: 125, y: 60, width: 250, height: 40, fontSize: 24, align: 'right' }),
    ],
  },
  {
    ...{ name: 'a text below the canvas', key: 'outside', layer: 'brand' },
    fault: [time(), text('brand', { y: 520 })],
    sound: [time(), text('brand', { y: 340 })],
  },
  // Larger than the box.
  {
    ...{ name: 'a long word in a column of 60 px', key: 'textOverflows', layer: 'day' },
    fault: [live('day', '#DEEEE#', { width: 60 })],
    sound: [live('day', '#DEEEE#', { x: 100, width: 300 })],
  },
  {
    ...{ name: 'a weekday in Chinese in a box of 30 px', key: 'textOverflows', layer: 'day' },
    fault: [live('day', '#DEEEEzh#', { width: 30 })],
    sound: [live('day', '#DEEEEzh#', { width: 180 })],
  },
  {
    ...{ name: '99,999 steps in a box for three digits', key: 'textOverflows', layer: 'steps' },
    fault: [live('steps', '#ZSC#', { width: 70 })],
    sound: [live('steps', '#ZSC#', { width: 150 })],
  },
  {
    ...{ name: '-30 degrees in a box for two digits', key: 'textOverflows', layer: 'temperature' },
    fault: [live('temperature', '#WCTS#', { width: 60 })],
    sound: [live('temperature', '#WCTS#', { width: 150 })],
  },
  // Too small.
  {
    ...{ name: 'steps of 9 px', key: 'textSmall', layer: 'steps' },
    fault: [time(), live('steps', '#ZSC#', { fontSize: 9 })],
    sound: [time(), live('steps', '#ZSC#', { fontSize: 22 })],
  },
  {
    ...{ name: 'Chinese characters of 12 px', key: 'hanSmall', layer: 'day' },
    fault: [time(), text('day', { text: '星期三', fontSize: 12 })],
    sound: [time(), text('day', { text: '星期三', fontSize: 22 })],
  },
  {
    ...{ name: 'digits at a tenth of their size', key: 'digitsSmall', layer: 'digits' },
    fault: [time(), digits({ y: 340, width: 10, height: 8 })],
    sound: [time(), digits({ y: 340 })],
  },
  {
    name: 'a slot of 40 px',
    key: 'tapSmall',
    layer: 'slot',
    fault: [slot({ width: 40, height: 40, supportTypeDefault: 'icon', systemProviderValue: 1 })],
    sound: [slot({ width: 80, height: 80, supportTypeDefault: 'icon', systemProviderValue: 1 })],
  },
  { name: 'a tap area of 30 px', key: 'tapSmall', layer: 'tap', fault: [time(), tap(30)], sound: [time(), tap(80)] },
  // Always-on.
  {
    ...{ name: 'a disc that stays in always-on', key: 'ambientStill', layer: null, mode: 'ambient' },
    fault: [disc(90)],
    sound: [disc(70)],
  },
  {
    ...{ name: 'a fifth of the face lit in always-on', key: 'ambientLit', layer: null, mode: 'ambient' },
    fault: [disc(115, { rotate: '#DWFM#' })],
    sound: [disc(90, { rotate: '#DWFM#' })],
  },
  // Ranges of data.
  {
    ...{ name: 'a ring that is full at half the battery', key: 'fillPastFull', layer: 'ring' },
    fault: [ring({ fillRate: '(#BLP#/50)' })],
    sound: [ring({ fillRate: '(#BLP#/100)' })],
  },
  {
    ...{ name: 'a division by the steps', key: 'dividesByZero', layer: 'share' },
    fault: [live('share', '(#BLP#/#ZSC#)', { width: 300 })],
    sound: [live('share', '(#BLP#/100)', { width: 300 })],
  },
  {
    ...{ name: 'nine pictures for ten digits', key: 'pictureAbsent', layer: 'digits' },
    fault: [minute(reds(9))],
    sound: [minute(reds(10))],
  },
  {
    ...{ name: 'a second in which nothing is shown', key: 'nothingShown', layer: null },
    fault: [{ ...time(), live: { visible: '(#Ds# != 30)' } }],
    sound: [time()],
  },
  // Texts for screen readers.
  {
    ...{ name: 'a tap area without words', key: 'tapUnspoken', layer: 'tap', isSpoken: true },
    fault: [live('now', '#DH#:#DmZ#'), tap(80)],
    sound: [live('now', '#DH#:#DmZ#'), tap(80, { alt: 'Alarm', altZh: '闹钟' })],
  },
  {
    ...{ name: 'the time as pictures without words', key: 'timeUnspoken', layer: 'digits', isSpoken: true },
    fault: [text('brand'), digits()],
    sound: [text('brand'), digits({ alt: '#DH#:#DmZ#', altZh: '#DH#:#DmZ#' })],
  },
  {
    ...{ name: 'words in English alone', key: 'noChinese', layer: 'tap', isSpoken: true },
    fault: [live('now', '#DH#:#DmZ#'), tap(80, { alt: 'Alarm' })],
    sound: [live('now', '#DH#:#DmZ#'), tap(80, { alt: 'Alarm', altZh: '闹钟' })],
  },
];
