// The parts of a slot in one look, in the slot's own px: background, border, range, icon, title and text.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { ComplicationType } from '@/schemas/complications';
import type { StyleOf } from '@/schemas/nodes';
import { isClear } from '../clearColor';
import type { FaceSheet } from '../faceSheet';
import { watchColor } from '../watchFaceColor';
import { condition } from '../watchFaceCondition';
import { boxAround, heldBox, nearestBox, short } from '../watchFacePart';
import { lineStroke, ringStroke, type StrokeLook, trackAndFill } from '../watchFaceShapes';
import {
  cornerRadius,
  type SlotBar,
  type SlotLayout,
  type SlotLine,
  type SlotRing,
  showsPart,
  slotLayout,
} from './slotLayout';
import type { SlotLook } from './slotLook';

type SlotStyle = StyleOf<'google_complication'>;

const source = (name: string): string => `[COMPLICATION.${name}]`;
const [VALUE, MIN, MAX] = [source('RANGED_VALUE_VALUE'), source('RANGED_VALUE_MIN'), source('RANGED_VALUE_MAX')];
/** Value as a share of the range; 0 without a range. */
const SHARE = `((${MAX} > ${MIN}) ? clamp(((${VALUE} - ${MIN}) / (${MAX} - ${MIN})), 0, 1) : 0)`;

/** Height of a line's part in ems; more than the letters of any usual font need. */
const LINE_ROOM = 1.5;

export interface SlotFrame {
  style: SlotStyle;
  look: SlotLook;
  /** Offset of the slot's own px in its part: the fraction lost by rounding to whole px. */
  inset: { x: number; y: number };
  sheet: FaceSheet;
}

const wholeBox = ({ style, inset }: SlotFrame) => boxAround({ ...inset, width: style.width, height: style.height });

/** The slot's shape, inset by `by` px, in a part at the slot's corner. */
function shapeOf({ style, look, inset }: SlotFrame, by: number) {
  const width = Math.max(0.1, style.width - 2 * by);
  const height = Math.max(0.1, style.height - 2 * by);
  const radius = short(cornerRadius({ width, height }, Math.max(0, look.borderRadius - by)));
  const place = { x: short(inset.x + by), y: short(inset.y + by), width: short(width), height: short(height) };
  if (radius === 0) return (child: XmlElement) => xml('Rectangle', place, [child]);
  return (child: XmlElement) =>
    xml('RoundRectangle', { ...place, cornerRadiusX: radius, cornerRadiusY: radius }, [child]);
}

const drawn = (frame: SlotFrame, shape: XmlElement): XmlElement => xml('PartDraw', { ...wholeBox(frame) }, [shape]);

function background(frame: SlotFrame): readonly XmlElement[] {
  const { look, sheet } = frame;
  const fill = isClear(look.bgColor)
    ? []
    : [drawn(frame, shapeOf(frame, 0)(xml('Fill', { color: watchColor(look.bgColor) })))];
  if (look.bgDrawable === '') return fill;
  const resource = sheet.picture({ url: look.bgDrawable });
  return [...fill, xml('PartImage', { ...wholeBox(frame) }, [xml('Image', { resource })])];
}

function border(frame: SlotFrame): readonly XmlElement[] {
  const { style, look } = frame;
  const width = Math.min(look.borderWidth, Math.min(style.width, style.height) / 2);
  if (width === 0 || isClear(look.borderColor)) return [];
  const isDashed = look.borderStyle === 2 && look.borderDashWidth > 0;
  const dashIntervals = isDashed ? `${short(look.borderDashWidth)} ${short(look.borderDashGap)}` : undefined;
  const stroke = xml('Stroke', { color: watchColor(look.borderColor), thickness: short(width), dashIntervals });
  return [drawn(frame, shapeOf(frame, width / 2)(stroke))];
}

function range(frame: SlotFrame, shape: SlotRing | SlotBar): readonly XmlElement[] {
  const { look, inset } = frame;
  const { thickness } = shape;
  if (thickness === 0) return [];
  const box = wholeBox(frame);
  const there = ({ x, y }: { x: number; y: number }) => ({ x: x + inset.x, y: y + inset.y });
  const draw: Parameters<typeof trackAndFill>[0]['draw'] =
    shape.kind === 'ring'
      ? (stroke, share) =>
          ringStroke(box, { centre: there(shape.centre), radius: shape.radius, from: 0, to: 360 }, stroke, share)
      : (stroke, share) => lineStroke(box, { from: there(shape.from), to: there(shape.to) }, stroke, share);
  if (shape.kind === 'ring' && !(shape.radius > 0)) return [];
  const stroke = (color: string): StrokeLook => ({ color, thickness, isRound: true });
  const parts = { values: { ...box }, children: [], alpha: 255, draw };
  return trackAndFill(parts, stroke(look.rangeSecondColor), [{ color: look.rangeMainColor, to: 1 }], SHARE);
}

interface Letters {
  value: string;
  color: string;
  typeface: string;
}

function line({ inset, sheet }: SlotFrame, { x, y, size, width, anchor }: SlotLine, letters: Letters) {
  if (size === 0 || !(width >= 1) || isClear(letters.color)) return [];
  const left = anchor === 'start' ? x : x - width / 2;
  const anchored = { x: inset.x + left, y: inset.y + y, width, height: 0 };
  const box = heldBox(anchored, anchor === 'start' ? 'left' : 'center', { width, height: LINE_ROOM * size });
  const font = { family: sheet.family(letters.typeface), size: short(size), color: watchColor(letters.color) };
  const written = xml('Template', {}, ['%s', xml('Parameter', { expression: source(letters.value) })]);
  return [
    xml('PartText', { ...box }, [
      xml('Text', { align: anchor === 'start' ? 'START' : 'CENTER', ellipsis: 'TRUE', maxLines: 1 }, [
        xml('Font', font, [written]),
      ]),
    ]),
  ];
}

function icon({ look, inset }: SlotFrame, { x, y, size }: { x: number; y: number; size: number }, isPicture: boolean) {
  const box = nearestBox({ x: inset.x + x - size / 2, y: inset.y + y - size / 2, width: size, height: size });
  // A small image keeps its colours.
  const tintColor = isPicture ? undefined : watchColor(look.iconColor);
  const resource = source(isPicture ? 'SMALL_IMAGE' : 'MONOCHROMATIC_IMAGE');
  return [xml('PartImage', { ...box, tintColor }, [xml('Image', { resource })])];
}

/** The contents, laid out by what the provider supplies. */
function contents(frame: SlotFrame, layout: SlotLayout, isPicture: boolean): readonly XmlElement[] {
  const { look } = frame;
  const title = { value: 'TITLE', color: look.titleColor, typeface: look.titleTypeface };
  const text = { value: 'TEXT', color: look.textColor, typeface: look.textTypeface };
  return [
    ...(layout.icon ? icon(frame, layout.icon, isPicture) : []),
    ...(layout.title ? line(frame, layout.title, title) : []),
    ...(layout.text ? line(frame, layout.text, text) : []),
  ];
}

const OPTIONAL = ['icon', 'title', 'text'] as const;
type Optional = (typeof OPTIONAL)[number];
/** Data types that always include a text. */
const WITH_TEXT: readonly ComplicationType[] = ['short_text', 'long_text'];
const SOURCES: Record<Optional, string> = { icon: 'MONOCHROMATIC_IMAGE', title: 'TITLE', text: 'TEXT' };

/** All combinations of fields that a provider may supply, the fullest first. */
const choices = ([first, ...others]: readonly Optional[]): readonly (readonly Optional[])[] =>
  first ? choices(others).flatMap((choice) => [[first, ...choice], choice]) : [[]];

/** The parts that the slot draws in this look for a data type. */
export function slotParts(frame: SlotFrame, type: ComplicationType): readonly XmlElement[] {
  const { style, look } = frame;
  const kind = style.supportTypeDefault;
  const layoutOf = (given: readonly Optional[]) =>
    slotLayout(kind, style, look, {
      icon: given.includes('icon'),
      text: given.includes('text'),
      title: given.includes('title'),
    });
  const isPicture = type === 'small_image' || type === 'icon';
  const { range: shape } = layoutOf([]);
  const base = [...background(frame), ...border(frame), ...(shape ? range(frame, shape) : [])];
  // A picture type always supplies its picture.
  if (isPicture) return [...base, ...contents(frame, layoutOf(['icon']), type === 'small_image')];
  const always = OPTIONAL.filter((part) => part === 'text' && showsPart(kind, part) && WITH_TEXT.includes(type));
  const shown = OPTIONAL.filter((part) => showsPart(kind, part) && !always.includes(part));
  const cases = choices(shown).map((given) => ({
    given,
    shows: contents(frame, layoutOf([...given, ...always]), false),
    holds: given.map((part) => `(${source(SOURCES[part])} != null)`).join(' && '),
  }));
  const none = cases.filter(({ given }) => given.length === 0).flatMap(({ shows }) => shows);
  return [
    ...base,
    ...condition(
      cases.filter(({ given }) => given.length > 0),
      none,
    ),
  ];
}
