// How much memory a face takes on the watch, by the rules of the evaluator that stores run over it.
// Source: memory-footprint evaluator of the format's repository (watch-face-format.md, section 4).
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import type { ModeName } from '@/schemas/design';
import { WATCH_FONT_FAMILY } from '@/schemas/font';

/** Most bytes in memory while the watch is awake, and in always-on. */
export const ACTIVE_BYTES_MAX = 100 * 1024 * 1024;
export const AMBIENT_BYTES_MAX = 10 * 1024 * 1024;

const BYTES_PER_PIXEL = 4;
/** Side of a layer that the system draws once for always-on, px. */
const LAYER_SIDE = 450;
/** What the font of the system counts as. */
const SYSTEM_FONT_BYTES = 2_371_712;

/** A picture among the face's files, px; `frames` is 1 for what does not move. */
export interface DrawableFacts {
  width: number;
  height: number;
  frames: number;
  /** What tells its pixels from others': drawables of one content count once. Absent: each counts. */
  content?: string;
  /** Each pixel takes two bytes in always-on: it loses less than half a step of a channel on the way to RGB565. */
  fitsRgb565?: boolean;
}

/** What the document's names stand for; null for what is not among the files. */
export interface FaceFiles {
  drawable(name: string): DrawableFacts | null;
  /** Bytes of a font's file. */
  fontBytes(family: string): number | null;
}

const CLOCKS = ['AnalogClock', 'DigitalClock', 'ComplicationSlot'];
const PARTS = ['PartImage', 'PartAnimatedImage', 'PartText', 'PartDraw'];
/** What makes a part one that the system draws anew. */
const LIVE = ['Transform', 'Parameter', 'Condition', 'Gyro'];

/** What does so to a group as a whole. */
const TURNS = ['Transform', 'Gyro'];

/** Opacity of an element in a mode, 0 to 255. */
function alphaIn(element: XmlElement, mode: ModeName): number {
  const variant = elementsOf(element, 'Variant').find(
    ({ attributes }) => attributes.mode === 'AMBIENT' && attributes.target === 'alpha',
  );
  const said = mode === 'ambient' && variant ? variant.attributes.value : element.attributes.alpha;
  return Number(said ?? 255);
}

/**
 * Calls `see` with each element that is drawn in the mode, in painting order, and whether something around it is drawn anew; what it
 * answers with false is not entered.
 */
function drawn(
  element: XmlElement,
  mode: ModeName,
  see: (element: XmlElement, isWithinLive: boolean) => boolean,
  isWithinLive = false,
): void {
  if (alphaIn(element, mode) === 0 || !see(element, isWithinLive)) return;
  const children = elementsOf(element);
  const isTurned = element.name === 'Group' && children.some(({ name }) => TURNS.includes(name));
  const isAround = isWithinLive || isTurned || element.name === 'Condition';
  for (const child of children) drawn(child, mode, see, isAround);
}

const bytesOf = ({ width, height, frames }: DrawableFacts): number => BYTES_PER_PIXEL * width * height * frames;

/** The largest frame of a picture in always-on. */
const restingBytes = (facts: DrawableFacts): number => bytesOf({ ...facts, frames: 1 }) / (facts.fitsRgb565 ? 2 : 1);

/** Bytes of drawables by `weigh`, each content once; what is not among the files weighs nothing. */
function sumOf(names: Iterable<string>, files: FaceFiles, weigh: (facts: DrawableFacts) => number): number {
  const known = new Map<string, DrawableFacts>();
  for (const name of new Set(names)) {
    const facts = files.drawable(name);
    if (facts) known.set(facts.content ?? `name ${name}`, facts);
  }
  return [...known.values()].reduce((sum, facts) => sum + weigh(facts), 0);
}

/** Names of the drawables below an element; those of bitmap fonts are found by their family. */
function drawablesIn(element: XmlElement, glyphs: ReadonlyMap<string, readonly string[]>, mode: ModeName): string[] {
  const names: string[] = [];
  drawn(element, mode, ({ name, attributes }) => {
    if (attributes.resource) names.push(attributes.resource);
    if (name === 'BitmapFont' && attributes.family) names.push(...(glyphs.get(attributes.family) ?? []));
    return true;
  });
  return names;
}

/** Drawables of each bitmap font, by its name. */
const bitmapFonts = (root: XmlElement): ReadonlyMap<string, readonly string[]> =>
  new Map(
    elementsOf(root, 'BitmapFonts')
      .flatMap((fonts) => elementsOf(fonts, 'BitmapFont'))
      .map((font) => [
        font.attributes.name ?? '',
        elementsOf(font).flatMap(({ attributes }) => attributes.resource ?? []),
      ]),
  );

/** Bytes while the watch is awake: each distinct picture decoded whole, each font as its file. */
export function activeBytes(root: XmlElement, files: FaceFiles): number {
  const fonts = new Set<string>();
  for (const scene of elementsOf(root, 'Scene'))
    drawn(scene, 'normal', ({ name, attributes }) => {
      if (name === 'Font') fonts.add(attributes.family ?? WATCH_FONT_FAMILY);
      return true;
    });
  const glyphs = bitmapFonts(root);
  const names = elementsOf(root, 'Scene').flatMap((scene) => drawablesIn(scene, glyphs, 'normal'));
  const letters = [...fonts].map((family) =>
    family === WATCH_FONT_FAMILY ? SYSTEM_FONT_BYTES : (files.fontBytes(family) ?? SYSTEM_FONT_BYTES),
  );
  return sumOf(names, files, bytesOf) + letters.reduce((sum, bytes) => sum + bytes, 0);
}

/** Whether the system draws an element anew while the rest stands. */
function isLive(element: XmlElement): boolean {
  return (
    CLOCKS.includes(element.name) || elementsOf(element).some((child) => LIVE.includes(child.name) || isLive(child))
  );
}

/**
 * Bytes in always-on: one layer of 450 x 450 for each run of parts that stand still, a new one after each clock and slot, and the
 * largest frame of each distinct picture of what is drawn anew.
 */
export function ambientBytes(root: XmlElement, files: FaceFiles): number {
  const glyphs = bitmapFonts(root);
  let layers = 0;
  let isOpen = false;
  const live = new Set<string>();
  const see = (element: XmlElement, isWithinLive: boolean): boolean => {
    const isClock = CLOCKS.includes(element.name);
    if (!isClock && !PARTS.includes(element.name)) return true;
    const isAnew = isWithinLive || isLive(element);
    if (isClock) isOpen = false;
    else if (!isAnew && !isOpen) {
      layers += 1;
      isOpen = true;
    }
    if (isAnew) for (const name of drawablesIn(element, glyphs, 'ambient')) live.add(name);
    return false;
  };
  for (const scene of elementsOf(root, 'Scene')) drawn(scene, 'ambient', see);
  return layers * LAYER_SIDE * LAYER_SIDE * BYTES_PER_PIXEL + sumOf(live, files, restingBytes);
}
