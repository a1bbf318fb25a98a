// Draws a preserved part as SVG text at one moment: its XML with its face's settings and fonts.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { WatchState } from '@/face/dataTags/watchState';
import { drawScenes, referencesOf } from '@/face/watchFaceFormat/drawing/drawDocument';
import type { DrawingResources, ReadReference } from '@/face/watchFaceFormat/drawing/drawing';
import type { ModeName } from '@/schemas/design';
import { DEFAULT_FONT_FAMILY } from '@/schemas/font';
import { fontFamilyList } from '../fontFamily';
import type { ReadableWatch } from '../liveValue';
import { moved } from './movedPart';
import type { Resources } from './partResources';
import { slotIconOf, toldBy } from './partSlots';
import { isQuick, type Publishers, publishQuickly } from './publishers';
import type { FaceRest } from './RestSvg';
import { readHead, readPart } from './readPart';

/** URL prefix of a slot icon; the caller draws the icon. */
export const SLOT_ICON_ADDRESS = 'art:slot/';

/** Cache of parsed parts by their XML, for drawing only. */
const elements = new Map<string, XmlElement | null>();
const ELEMENTS_KEPT = 4000;

/** The element of a part, for drawing only: parts with the same XML share it. Null if it cannot be parsed. */
export function drawnElement(part: string): XmlElement | null {
  const before = elements.get(part);
  if (before !== undefined) return before;
  if (elements.size >= ELEMENTS_KEPT) elements.clear();
  const element = readPart(part);
  elements.set(part, element);
  return element;
}

const heads = new WeakMap<NonNullable<FaceRest>, readonly XmlElement[]>();
const NO_HEAD: readonly XmlElement[] = [];

/** The elements before the scene of a face; parsed once. */
function headOf(rest: FaceRest): readonly XmlElement[] {
  if (!rest) return NO_HEAD;
  const head = heads.get(rest) ?? readHead(rest.head) ?? NO_HEAD;
  heads.set(rest, head);
  return head;
}

/** A document with only this part in its scene; null if the part cannot be parsed. */
export function partDocument(part: string, rest: FaceRest): XmlElement | null {
  const element = drawnElement(part);
  return element && xml('WatchFace', {}, [...headOf(rest), xml('Scene', {}, [element])]);
}

/** A document of all parts of a face that publish attributes, each at its layer's position. */
const aroundDocument = (publishers: Publishers, rest: FaceRest): XmlElement =>
  xml('WatchFace', {}, [
    ...headOf(rest),
    xml(
      'Scene',
      {},
      publishers.flatMap((one) => {
        const element = drawnElement(one.style.xml);
        return element ? [moved(element, one)] : [];
      }),
    ),
  ]);

interface AroundFace {
  rest: FaceRest;
  document: XmlElement;
  /** The last result by mode: all parts of a frame are drawn one after the other at the same moment. */
  read: Map<ModeName, { state: WatchState; reference: ReadReference }>;
}

const arounds = new WeakMap<Publishers, AroundFace>();

/** Resolves references of a face at a moment; each is computed once, however many parts use it. */
function readAround(publishers: Publishers, rest: FaceRest, mode: ModeName, state: WatchState): ReadReference {
  const before = arounds.get(publishers);
  const face = before?.rest === rest ? before : { rest, document: aroundDocument(publishers, rest), read: new Map() };
  arounds.set(publishers, face);
  const last = face.read.get(mode);
  if (last?.state === state) return last.reference;
  const reference = referencesOf(face.document, { state }, mode);
  face.read.set(mode, { state, reference });
  return reference;
}

/** Files of the part, then those of its face, by name. */
function filesOf(own: Resources, rest: FaceRest, language: WatchState['language']): DrawingResources {
  const lists = rest ? [own, rest] : [own];
  const find = <T extends { name: string }>(from: (list: Resources) => readonly T[], name: string): T | undefined =>
    lists.flatMap((list) => from(list)).find((one) => one.name === name);
  return {
    picture(name) {
      const file = find(({ pictures }) => pictures, name);
      if (file) return file.url === '' ? null : { href: file.url, width: file.width, height: file.height };
      return slotIconOf(name) && { href: SLOT_ICON_ADDRESS + name, width: 1, height: 1 };
    },
    fontFamily: (name) => fontFamilyList(find(({ fonts }) => fonts, name)?.family ?? DEFAULT_FONT_FAMILY),
    text(name) {
      const words = find(({ strings }) => strings, name);
      return words ? (words[language] ?? words.other ?? words.en ?? words.zh ?? null) : null;
    },
  };
}

export interface PartDrawn {
  document: XmlElement;
  /** Parts of the face that this one may refer to. */
  publishers: Publishers;
  own: Resources;
  rest: FaceRest;
  mode: ModeName;
  /** Prefix of ids, so that several parts can be on one page. */
  prefix: string;
}

/** Everything of the part that is visible on this watch now, in px of its face. */
export function drawPart({ document, publishers, own, rest, mode, prefix }: PartDrawn, watch: ReadableWatch): string {
  const state = watch.state();
  const resources = filesOf(own, rest, state.language);
  const around = publishers.length > 0 ? readAround(publishers, rest, mode, state) : null;
  return drawScenes({
    ...{ root: document, resources, mode, prefix, around },
    watch: { state, complication: toldBy(watch) },
  });
}

/**
 * A cached reader of the part's markup. Redraws if the watch's state changed in anything other than the time within a
 * second, or also then if the part shows it. Returns the same string while the drawing is unchanged.
 */
export function partReader(part: PartDrawn, text: string, watch: ReadableWatch): () => string {
  const changesQuickly = isQuick(text) || publishQuickly(part.publishers);
  let drawnAt: WatchState | null = null;
  let drawn = '';
  const isSame = (before: WatchState, now: WatchState): boolean =>
    before === now ||
    (!changesQuickly &&
      Math.floor(before.now / 1000) === Math.floor(now.now / 1000) &&
      (Object.keys(now) as (keyof WatchState)[]).every((key) => key === 'now' || Object.is(before[key], now[key])));
  return () => {
    const now = watch.state();
    if (drawnAt && isSame(drawnAt, now)) return drawn;
    drawnAt = now;
    drawn = drawPart(part, watch);
    return drawn;
  };
}
