// Draws a Watch Face Format document as SVG, with the format's own semantics: what the watch would show at one moment.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import type { ModeName } from '@/schemas/design';
import { drawBooleanConfiguration, drawCondition, drawListConfiguration } from './choices';
import { drawAnalogClock, drawDigitalClock } from './clocks';
import { opacityOf } from './colors';
import {
  type DrawingResources,
  type DrawnDocument,
  type DrawnWatch,
  ELEMENTS_MAX,
  newId,
  type Pen,
  passOver,
  type ReadReference,
  spend,
} from './drawing';
import { localized } from './localized';
import { grouped, svg } from './markup';
import { drawPartDraw } from './partDraw';
import { drawPartAnimatedImage, drawPartImage } from './partImage';
import { drawPartText } from './partText';
import { placed } from './placed';
import { type Read, readAttributes } from './readAttributes';
import { settingsOf } from './settings';
import { drawComplicationSlot } from './slots';
import { referenced } from './sources';

type Drawer = (element: XmlElement, pen: Pen) => string;

const drawGroup: Drawer = (group, pen) => placed(group, pen, () => pen.children(group, pen));

const DRAWERS: Readonly<Record<string, Drawer>> = {
  Group: drawGroup,
  PartImage: drawPartImage,
  PartAnimatedImage: drawPartAnimatedImage,
  PartText: drawPartText,
  PartDraw: drawPartDraw,
  Condition: drawCondition,
  ListConfiguration: drawListConfiguration,
  BooleanConfiguration: drawBooleanConfiguration,
  AnalogClock: drawAnalogClock,
  DigitalClock: drawDigitalClock,
  ComplicationSlot: drawComplicationSlot,
};

/** Elements that their parents read, or that draw nothing. */
const NOT_DRAWN = new Set([
  ...['Transform', 'Variant', 'Gyro', 'Reference', 'Localization', 'Launch', 'ScreenReader'],
  ...['Expressions', 'DefaultProviderPolicy', 'BoundingBox', 'BoundingRoundBox', 'BoundingOval', 'BoundingArc'],
]);

/** Maximum element depth; deeper elements are not drawn. */
const DEPTH_MAX = 48;

function drawElement(element: XmlElement, pen: Pen): string {
  const draw = Object.hasOwn(DRAWERS, element.name) ? DRAWERS[element.name] : undefined;
  if (!draw) {
    if (!NOT_DRAWN.has(element.name)) passOver(pen, element.name);
    return '';
  }
  if (pen.depth > DEPTH_MAX) {
    passOver(pen, `${element.name} too deep`);
    return '';
  }
  return spend(pen, element.name) ? draw(element, localized(element, pen)) : '';
}

const MASKS = new Set(['MASK', 'ALL']);

/** Draws the children in order. Mask children clip their siblings. */
function drawChildren(parent: XmlElement, outer: Pen): string {
  const pen = { ...outer, depth: outer.depth + 1 };
  const drawn = elementsOf(parent).map((child) => ({
    mode: child.attributes.renderMode ?? 'SOURCE',
    body: drawElement(child, pen),
  }));
  const sources = drawn.flatMap(({ mode, body }) => (mode === 'MASK' ? [] : body)).join('');
  if (!drawn.some(({ mode }) => MASKS.has(mode))) return sources;
  const id = newId(pen);
  const masks = drawn.flatMap(({ mode, body }) => (MASKS.has(mode) ? body : [])).join('');
  const region = { maskUnits: 'userSpaceOnUse', x: -5000, y: -5000, width: 10_000, height: 10_000 };
  return svg('mask', { id, ...region, style: 'mask-type:alpha' }, masks) + grouped({ mask: `url(#${id})` }, sources);
}

const SCENELESS = new Set(['Metadata', 'BitmapFonts', 'UserConfigurations']);

/** All elements of the document within the depth limit. */
function everyElement(root: XmlElement): { element: XmlElement; parent: XmlElement }[] {
  const variants: { element: XmlElement; parent: XmlElement }[] = [];
  const waiting = [{ parent: root, depth: 0 }];
  for (let next = waiting.pop(); next && variants.length < ELEMENTS_MAX; next = waiting.pop()) {
    for (const element of elementsOf(next.parent)) {
      variants.push({ element, parent: next.parent });
      if (next.depth < 2 * DEPTH_MAX) waiting.push({ parent: element, depth: next.depth + 1 });
    }
  }
  return variants;
}

/** The time-independent parts of a document: its settings, fonts and references. */
function partsOf(root: XmlElement): Pick<Pen, 'settings' | 'bitmapFonts' | 'references'> {
  // References occur only in the scene.
  const scenes = { ...root, children: elementsOf(root).filter(({ name }) => !SCENELESS.has(name)) };
  const references = everyElement(scenes).filter(({ element }) => element.name === 'Reference');
  const fonts = elementsOf(root, 'BitmapFonts').flatMap((list) => elementsOf(list, 'BitmapFont'));
  return {
    settings: settingsOf(root),
    bitmapFonts: new Map(fonts.map((font) => [font.attributes.name ?? '', font])),
    references: new Map(
      references.map(({ element, parent }) => [element.attributes.name ?? '', { owner: parent, reference: element }]),
    ),
  };
}

/** Cached by document, because one document is drawn at many moments. */
const cache = new WeakMap<XmlElement, ReturnType<typeof partsOf>>();

function knownParts(root: XmlElement): ReturnType<typeof partsOf> {
  const parts = cache.get(root) ?? partsOf(root);
  cache.set(root, parts);
  return parts;
}

interface PenFacts {
  root: XmlElement;
  resources: DrawingResources;
  watch: DrawnWatch;
  mode: ModeName;
  prefix: string;
  around?: ReadReference | null;
}

function penOf({ root, resources, watch, mode, prefix, around = null }: PenFacts): Pen {
  const { state } = watch;
  return {
    ...{ resources, watch, mode, prefix, around },
    ...knownParts(root),
    // Always-on updates once a minute.
    state: mode === 'ambient' ? { ...state, now: Math.floor(state.now / 60_000) * 60_000 } : state,
    complication: null,
    depth: 0,
    ledger: { left: ELEMENTS_MAX, ids: 0, read: new Map(), reading: new Set(), passedOver: new Set() },
    children: drawChildren,
  };
}

const NO_RESOURCES: DrawingResources = { picture: () => null, fontFamily: (name) => name, text: () => null };

/** Resolves references of a document at a moment, for drawings that use them; each is computed once for all. */
export function referencesOf(root: XmlElement, watch: DrawnWatch, mode: ModeName): ReadReference {
  const pen = penOf({ root, resources: NO_RESOURCES, watch, mode, prefix: '' });
  return (name) => referenced(name, pen);
}

/** Default and maximum side of a face, px. */
const SIDE = 450;
const SIDE_MAX = 10_000;

const sideOf = (read: Read, name: string) => Math.min(SIDE_MAX, Math.max(1, read.number(name, SIDE)));

/** The shape of the face as a clip; null if it has none. */
function outlineOf(read: Read, width: number, height: number): string | null {
  const shape = read.text('clipShape') ?? 'CIRCLE';
  if (shape === 'NONE') return null;
  if (shape === 'CIRCLE') return svg('circle', { cx: width / 2, cy: height / 2, r: Math.min(width, height) / 2 });
  const [rx, ry] = [Math.max(0, read.number('cornerRadiusX', 0)), Math.max(0, read.number('cornerRadiusY', 0))];
  return svg('rect', { width, height, ...(rx > 0 && ry > 0 ? { rx, ry } : {}) });
}

const BLACK = { color: '#000000', opacity: 1 };

function drawScene(scene: XmlElement, size: { width: number; height: number }, pen: Pen): string {
  const ink = readAttributes(scene, pen).ink('backgroundColor') ?? BLACK;
  const ground = svg('rect', { ...size, fill: ink.color, 'fill-opacity': opacityOf(ink) });
  return ground + drawChildren(scene, pen);
}

/**
 * Draws the document at the watch's moment in a mode. `root` is its WatchFace; `prefix` is put before ids, for several
 * drawings on one page. Letters use `central` baselines, which follow the font's ascent and descent.
 */
export function drawDocument(
  root: XmlElement,
  resources: DrawingResources,
  watch: DrawnWatch,
  mode: ModeName,
  prefix = 'wf',
): DrawnDocument {
  const pen = penOf({ root, resources, watch, mode, prefix });
  const read = readAttributes(root, pen);
  const size = { width: sideOf(read, 'width'), height: sideOf(read, 'height') };
  for (const { name } of elementsOf(root)) if (name !== 'Scene' && !SCENELESS.has(name)) passOver(pen, name);
  const scenes = elementsOf(root, 'Scene').map((scene) => drawScene(scene, size, pen));
  const outline = outlineOf(read, size.width, size.height);
  const id = outline === null ? null : newId(pen);
  const clip = outline === null ? '' : svg('clipPath', { id }, outline);
  const body = grouped({ 'clip-path': id && `url(#${id})` }, scenes.join(''));
  const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size.width} ${size.height}`, ...size };
  const drawn = svg('svg', { ...frame, 'text-rendering': 'geometricPrecision' }, clip + body);
  return { svg: drawn, passedOver: [...pen.ledger.passedOver] };
}

/**
 * Draws the content of a document's scenes, in px of its face, without background, frame and clip, for embedding in
 * other drawings. The rest of the document supplies settings and bitmap fonts. Arguments like `drawDocument`; `around`
 * resolves references of other documents.
 */
export function drawScenes(facts: PenFacts): string {
  const pen = penOf(facts);
  return elementsOf(facts.root, 'Scene')
    .map((scene) => drawChildren(scene, pen))
    .join('');
}
