// A kept part as SVG text at an instant of the watch: its XML within its face's settings and fonts, drawn by the format's words.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { WatchState } from '@/face/dataTags/watchState';
import { drawScenes } from '@/face/watchFaceFormat/drawing/drawDocument';
import type { DrawingResources } from '@/face/watchFaceFormat/drawing/drawing';
import type { ModeName } from '@/schemas/design';
import { DEFAULT_FONT_FAMILY } from '@/schemas/font';
import { fontFamilyList } from '../fontFamily';
import type { ReadableWatch } from '../liveValue';
import { moved } from './movedPart';
import type { Resources } from './partResources';
import { slotIconOf, toldBy } from './partSlots';
import { NO_PUBLISHERS, type Publishers } from './publishers';
import type { FaceRest } from './RestSvg';
import { readHead, readPart } from './readPart';

/** Address of a slot's icon: drawn by whoever draws the rest. */
export const SLOT_ICON_ADDRESS = 'art:slot/';

/** What stands in such a document beside the scene, for what refers to it. */
const BESIDE = 'Beside';

/** A document with this part alone in its scene and those beside it that it may refer to; null where the part cannot be read. */
export function partDocument(part: string, rest: FaceRest, publishers: Publishers = NO_PUBLISHERS): XmlElement | null {
  const element = readPart(part);
  if (!element) return null;
  const others = publishers.flatMap((one) => {
    const read = one.style.xml === part ? null : readPart(one.style.xml);
    return read ? [moved(read, one)] : [];
  });
  const head = readHead(rest?.head ?? '') ?? [];
  return xml('WatchFace', {}, [...head, xml(BESIDE, {}, others), xml('Scene', {}, [element])]);
}

/** The files of the part, then those of its face, by name. */
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
  own: Resources;
  rest: FaceRest;
  mode: ModeName;
  /** Before ids, so that parts may stand in one page. */
  prefix: string;
}

/** Everything of the part that shows on this watch now, in px of its face. */
export function drawPart({ document, own, rest, mode, prefix }: PartDrawn, watch: ReadableWatch): string {
  const state = watch.state();
  const files = filesOf(own, rest, state.language);
  return drawScenes(document, files, { state, complication: toldBy(watch) }, mode, prefix);
}

/** Sources and elements that change within a second. */
const QUICK = /MILLI|ACCELEROMETER|\bGyro\b|\bSweep\b|_MS\]|UTC_TIMESTAMP/;

/**
 * Reads what shows: drawn again where the state of the watch changed in anything but the time within a second, and then too where the
 * part shows that. The same text while it draws the same.
 */
export function partReader(part: PartDrawn, text: string, watch: ReadableWatch): () => string {
  const isQuick = QUICK.test(text);
  let drawnAt: WatchState | null = null;
  let drawn = '';
  const isSame = (before: WatchState, now: WatchState): boolean =>
    before === now ||
    (!isQuick &&
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
