// Reads complication slots of the Watch Face Format: the look of each mode is derived from what the slot draws in it.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { COMPLICATION_PROVIDERS, SLOT_TYPES, type SlotType, TYPES_ASKED_FOR } from '@/schemas/complications';
import type { ModeName } from '@/schemas/design';
import type { FaceSource, Proposal, WatchFaceReader } from '../faceSource';
import { inMode } from '../modeShown';
import { boxIn, numberIn, onlyChild, ownColor, type ReadBox } from '../watchFaceValues';
import { SLOT_PARTS, type SlotPart } from './schema';
import type { SlotLook } from './slotLook';
import { TYPE_NAMES } from './typeNames';

type SlotFields = Proposal<'google_complication'>['fields'];

const CLEAR = '#00000000';
const DEFAULT_FAMILY = 'Roboto-Regular';

const allOf = (element: XmlElement): readonly XmlElement[] => [element, ...elementsOf(element).flatMap(allOf)];

/** All elements that a slot draws in a mode, for any data type. */
const drawnIn = (slot: XmlElement, mode: ModeName): readonly XmlElement[] =>
  elementsOf(slot, 'Complication')
    .flatMap((one) => elementsOf(one))
    .flatMap((one) => inMode(one, mode) ?? [])
    .flatMap(allOf);

const typesOf = (slot: XmlElement): readonly SlotType[] => {
  const types = (slot.attributes.supportedTypes ?? '').trim().replace(/\s+/g, ' ');
  return SLOT_TYPES.filter((type) => TYPES_ASKED_FOR[type].map((one) => TYPE_NAMES[one]).join(' ') === types);
};

function providerIn(slot: XmlElement): number {
  const name = onlyChild(slot, 'DefaultProviderPolicy')?.attributes.defaultSystemProvider ?? 'EMPTY';
  return COMPLICATION_PROVIDERS.find(({ systemProvider }) => systemProvider === name)?.code ?? -1;
}

/** Shapes with a given kind of paint, each with that paint. */
const painted = (all: readonly XmlElement[], names: readonly string[], paint: string) =>
  all
    .filter(({ name }) => names.includes(name))
    .flatMap((shape) => {
      const own = onlyChild(shape, paint);
      return own ? [{ shape, paint: own }] : [];
    });

const BODIES = ['Rectangle', 'RoundRectangle'];
const RANGES = ['Arc', 'Ellipse', 'Line'];

const cornerOf = (shape: XmlElement | undefined): number => (shape && numberIn(shape, 'cornerRadiusX')) ?? 0;

/** The border's values, and the distance of its centre line from the slot's edge. */
function borderIn(all: readonly XmlElement[]): Partial<SlotLook> {
  const [stroke] = painted(all, BODIES, 'Stroke');
  const width = stroke ? numberIn(stroke.paint, 'thickness') : null;
  if (!stroke || width === null) return { borderWidth: 0 };
  const [dash = 0, gap = 0] = (stroke.paint.attributes.dashIntervals ?? '').split(/\s+/).map(Number);
  return {
    borderWidth: width,
    borderColor: ownColor(stroke.paint.attributes.color) ?? CLEAR,
    borderRadius: cornerOf(stroke.shape) === 0 ? 0 : cornerOf(stroke.shape) + width / 2,
    ...(dash > 0 ? { borderStyle: 2, borderDashWidth: dash, borderDashGap: gap } : {}),
  };
}

function bodyIn(all: readonly XmlElement[], source: FaceSource): Partial<SlotLook> {
  const [fill] = painted(all, BODIES, 'Fill');
  const drawable = all
    .filter(({ name }) => name === 'Image')
    .flatMap(({ attributes }) => source.picture(attributes.resource ?? '')?.url ?? [])[0];
  return {
    bgColor: ownColor(fill?.paint.attributes.color) ?? CLEAR,
    bgDrawable: drawable ?? '',
    ...(fill ? { borderRadius: cornerOf(fill.shape) } : {}),
  };
}

function rangeIn(all: readonly XmlElement[]): Partial<SlotLook> {
  const ranges = painted(all, RANGES, 'Stroke');
  const fill = ranges.find(({ shape }) => elementsOf(shape, 'Transform').length > 0);
  const track = ranges.find((one) => one !== fill);
  const thickness = ranges[0] ? numberIn(ranges[0].paint, 'thickness') : null;
  return {
    ...(thickness === null ? {} : { rangeWidth: thickness }),
    rangeMainColor: ownColor(fill?.paint.attributes.color) ?? CLEAR,
    rangeSecondColor: ownColor(track?.paint.attributes.color) ?? CLEAR,
  };
}

/** The font of the line that shows a given source of the provider. */
function fontOf(all: readonly XmlElement[], value: string): XmlElement | undefined {
  return all.find(
    (element) =>
      element.name === 'Font' &&
      allOf(element).some(({ attributes }) => attributes.expression === `[COMPLICATION.${value}]`),
  );
}

const lettersIn = (font: XmlElement | undefined, source: FaceSource) => ({
  color: ownColor(font?.attributes.color) ?? CLEAR,
  size: font ? numberIn(font, 'size') : null,
  typeface: (font && source.typeface(font.attributes.family ?? '')) ?? DEFAULT_FAMILY,
});

const shows = (type: SlotType, part: SlotPart): boolean => (SLOT_PARTS[part] as readonly string[]).includes(type);

function wordsIn(all: readonly XmlElement[], type: SlotType, source: FaceSource): Partial<SlotLook> {
  const [text, title] = ['TEXT', 'TITLE'].map((value) => lettersIn(fontOf(all, value), source));
  const iconColor = all.flatMap(({ attributes }) => ownColor(attributes.tintColor) ?? [])[0];
  return {
    ...(iconColor ? { iconColor } : {}),
    ...(text && shows(type, 'text')
      ? { textColor: text.color, textTypeface: text.typeface, ...(text.size === null ? {} : { textSize: text.size }) }
      : {}),
    ...(title && shows(type, 'title')
      ? {
          titleColor: title.color,
          titleTypeface: title.typeface,
          ...(title.size === null ? {} : { titleSize: title.size }),
        }
      : {}),
  };
}

const lookIn = (all: readonly XmlElement[], type: SlotType, source: FaceSource): Partial<SlotLook> => ({
  ...bodyIn(all, source),
  ...borderIn(all),
  ...(bodyRadius(all) === null ? {} : { borderRadius: bodyRadius(all) ?? 0 }),
  ...(shows(type, 'range') ? rangeIn(all) : {}),
  ...wordsIn(all, type, source),
});

/** Corner radius of the filled body, which is the slot's own; null if none is filled. */
function bodyRadius(all: readonly XmlElement[]): number | null {
  const [fill] = painted(all, BODIES, 'Fill');
  return fill ? cornerOf(fill.shape) : null;
}

/** Corner radius of the tap area. */
function tappedRadius(slot: XmlElement, { width }: ReadBox): number {
  if (onlyChild(slot, 'BoundingOval')) return width / 2;
  const round = onlyChild(slot, 'BoundingRoundBox');
  return round ? (numberIn(round, 'cornerRadius') ?? 0) : 0;
}

/** The slot's own box: from its body, which may be smaller than the part's whole px. */
function ownBox(all: readonly XmlElement[], box: ReadBox): ReadBox {
  const [body] = [...painted(all, BODIES, 'Fill'), ...painted(all, BODIES, 'Stroke')];
  const read = body && boxIn(body.shape);
  const by = body ? (onlyChild(body.shape, 'Stroke') ? (numberIn(body.paint, 'thickness') ?? 0) / 2 : 0) : 0;
  if (!read) return box;
  return { x: box.x + read.x - by, y: box.y + read.y - by, width: read.width + 2 * by, height: read.height + 2 * by };
}

export const read: WatchFaceReader<'google_complication'> = ([slot], source) => {
  const box = slot?.name === 'ComplicationSlot' ? boxIn(slot) : null;
  if (!slot || !box) return [];
  const [day, night] = [drawnIn(slot, 'normal'), drawnIn(slot, 'ambient')];
  const words = source.words(slot.attributes.displayName ?? '');
  return typesOf(slot).flatMap((supportTypeDefault): Proposal<'google_complication'>[] => {
    const { bgDrawable: _, ...own } = lookIn(day, supportTypeDefault, source);
    const look = { ...own, borderRadius: own.borderRadius ?? tappedRadius(slot, box) };
    const style = {
      ...ownBox(day, box),
      supportTypeDefault,
      systemProviderValue: providerIn(slot),
      isSupportEdit: slot.attributes.isCustomizable !== 'FALSE',
      ...look,
    };
    // Sizes and corners that always-on does not draw come from the normal look.
    const ambient = { ...look, ...lookIn(night, supportTypeDefault, source), isOwn: true };
    const looks = [null, ambient] as const;
    const named = words && words.zh === words.en ? { label: words.en } : {};
    return looks.map((asleep) => ({
      fields: { ...named, style: { ...style, ambient: asleep } } as SlotFields,
      took: 1,
    }));
  });
};
