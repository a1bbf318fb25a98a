// Names for layers whose element has none: by kind; a slot by its display name or its place on the dial.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { boxIn, numberIn } from '@/face/nodes/watchFaceValues';
import { type DataLanguage, inLanguage } from '@/schemas/languages';
import { LABEL_MAX } from '@/schemas/limits';
import { nameFrom } from '@/schemas/names';
import { stringName } from './faceNames';
import type { FaceFiles } from './imported';

/** Names in the designer's language: of elements, and of slots by place, such as `ComplicationSlot.top`. */
export interface LayerNames {
  labels: Readonly<Record<string, string>>;
  language: DataLanguage;
}

const ROWS = [
  ['topLeft', 'top', 'topRight'],
  ['left', 'centre', 'right'],
  ['bottomLeft', 'bottom', 'bottomRight'],
] as const;
/** A slot of at least this share of both sides covers the whole dial. */
const WHOLE = 0.9;

const third = (at: number): number => Math.min(2, Math.max(0, Math.floor(at * 3)));

/** Place of a slot on the dial; null if it has no box. */
function placeOf(slot: XmlElement, dial: XmlElement): string | null {
  const box = boxIn(slot);
  const [width, height] = [numberIn(dial, 'width'), numberIn(dial, 'height')];
  if (!box || !width || !height) return null;
  if (box.width >= width * WHOLE && box.height >= height * WHOLE) return 'whole';
  const [x, y] = [(box.x + box.width / 2) / width, (box.y + box.height / 2) / height];
  return ROWS[third(y)]?.[third(x)] ?? null;
}

/** A name shortened to a valid label; empty if there is none. */
export const labelIn = (name: string | undefined): string => nameFrom(name ?? '', LABEL_MAX);

/** The slot's name shown to the wearer; empty if the face has none. */
function shownName({ attributes }: XmlElement, { strings }: FaceFiles, language: DataLanguage): string {
  const words = strings.get(stringName(attributes.displayName ?? ''));
  const other = words?.other ?? '';
  return labelIn(inLanguage(language, { zh: words?.zh || other, en: words?.en || other }));
}

/** A clock with one kind of hand is named after that hand. */
function keysOf(element: XmlElement, dial: XmlElement): readonly string[] {
  const { name } = element;
  if (name === 'ComplicationSlot') return [`${name}.${placeOf(element, dial)}`, name];
  const hands = new Set(elementsOf(element).flatMap((child) => (child.name.endsWith('Hand') ? [child.name] : [])));
  const [only] = hands;
  return name === 'AnalogClock' && only && hands.size === 1 ? [only, name] : [name];
}

/** The name of an element without one. */
export function layerName(element: XmlElement, files: FaceFiles, { labels, language }: LayerNames): string {
  const shown = element.name === 'ComplicationSlot' ? shownName(element, files, language) : '';
  if (shown !== '') return shown;
  const named = keysOf(element, files.document).find((key) => Object.hasOwn(labels, key) && labels[key]);
  return named === undefined ? element.name : (labels[named] as string);
}
