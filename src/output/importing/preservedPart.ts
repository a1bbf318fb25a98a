// Preserves elements that no layer can express, with the files they name and the reason.

import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { namesIn } from '@/face/nodes/kept/partNames';
import type { Resources } from '@/face/nodes/kept/partResources';
import { partXml } from '@/face/nodes/kept/readPart';
import { keptLayer } from '@/face/nodes/readers';
import { type BoxedLayer, isSeen } from '@/face/nodes/seen';
import { boxIn, type ReadBox } from '@/face/nodes/watchFaceValues';
import { WATCH_FONT_FAMILY } from '@/schemas/font';
import { COORDINATE_MAX, RESOURCE_NAME_MAX } from '@/schemas/limits';
import { nameFrom } from '@/schemas/names';
import type { FaceFiles, ImportNote } from './imported';

/** The existing files named by some elements. */
export function resourcesOf(
  elements: readonly XmlElement[],
  { pictures, strings }: FaceFiles,
  typeface: (family: string) => string | null,
): Resources {
  const names = elements.map(namesIn);
  const all = (kind: 'pictures' | 'fonts' | 'strings') => [...new Set(names.flatMap((one) => [...one[kind]]))];
  return {
    pictures: all('pictures').flatMap((name) => {
      const picture = pictures.get(name);
      if (!picture) return [];
      return [{ name, url: picture.ref, width: picture.width, height: picture.height, fileSize: picture.bytes.length }];
    }),
    fonts: all('fonts').flatMap((name) => {
      const family = typeface(name);
      return family === null ? [] : [{ name, family }];
    }),
    strings: all('strings').flatMap((name) => {
      const words = strings.get(name);
      return words ? [{ name, ...words }] : [];
    }),
  };
}

/** Bounding box of the content of an element without a box; null if nothing in it has one. */
function boxWithin(element: XmlElement): ReadBox | null {
  const own = boxIn(element);
  if (own) return own;
  const boxes = elementsOf(element).flatMap((child) => boxWithin(child) ?? []);
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

const isSound = ({ x, y, width, height }: ReadBox): boolean =>
  [x, y].every((value) => Math.abs(value) <= COORDINATE_MAX) &&
  [width, height].every((value) => value >= 1 && value <= COORDINATE_MAX);

export interface Keeping {
  files: FaceFiles;
  canvas: CanvasFacts;
  typeface(family: string): string | null;
  newId(): string;
  labelOf(element: XmlElement): string;
  /** Called for each preserved part. */
  onKept?(uuid: string, element: XmlElement): void;
}

/** The part as a layer; null if it exceeds what one layer may hold. */
export function preservedPart(element: XmlElement, label: string, keeping: Keeping): BoxedLayer | null {
  const { files, canvas, typeface, newId } = keeping;
  const whole: ReadBox = { x: 0, y: 0, width: canvas.width, height: canvas.height };
  const uuid = newId();
  const part = { xml: partXml(element), ...resourcesOf([element], files, typeface) };
  const made = (box: ReadBox) => keptLayer({ uuid, label, style: { ...box, fromX: box.x, fromY: box.y, ...part } });
  const box = boxWithin(element);
  const own = box && isSound(box) ? made(box) : null;
  // A part that is outside now may move into view, so its layer covers the whole face.
  const node = own && isSeen(own, canvas) ? own : made(whole);
  if (node) keeping.onKept?.(uuid, element);
  return node;
}

const within = (element: XmlElement, name: string): boolean =>
  element.name === name || elementsOf(element).some((child) => within(child, name));

const missingIn = (names: ReadonlySet<string>, there: (name: string) => boolean): string | undefined =>
  [...names].find((name) => !there(name));

const shownName = (name: string): string => nameFrom(name, RESOURCE_NAME_MAX);

/** Key of the note explaining why it is preserved, with its parameters. */
export function reasonFor(
  element: XmlElement,
  { files, typeface }: Pick<Keeping, 'files' | 'typeface'>,
): Pick<ImportNote, 'key' | 'params'> {
  const names = namesIn(element);
  const picture = missingIn(names.pictures, (name) => files.pictures.has(name));
  if (picture !== undefined) return { key: 'keptPicture', params: { picture: shownName(picture) } };
  const font = missingIn(names.fonts, (name) => name === WATCH_FONT_FAMILY || typeface(name) !== null);
  if (font !== undefined) return { key: 'keptFont', params: { font: shownName(font) } };
  const text = partXml(element);
  if (/\[CONFIGURATION\./.test(text) || /<(?:List|Boolean)Configuration\b/.test(text)) {
    return { key: 'keptSettings', params: {} };
  }
  if (within(element, 'ComplicationSlot')) return { key: 'keptSlot', params: {} };
  if (within(element, 'DigitalClock')) return { key: 'keptClock', params: {} };
  return { key: 'keptPart', params: {} };
}
