// Writes shapes to the Watch Face Format: its own shapes where it has them, else a picture.
import { type XmlElement, type XmlValues, xml } from '@/bytes/xml/xml';
import type { Bounds } from '@/face/geometry/bounds';
import type { NodeOf } from '@/schemas/nodes';
import type { Shadow } from '@/schemas/shadow';
import { isClear } from '../clearColor';
import type { FaceSheet, WatchFaceWriter } from '../faceSheet';
import { DRAWN_FIELDS, liveOf } from '../live';
import { askAngle, underWeather } from '../watchFaceAsk';
import { watchColor } from '../watchFaceColor';
import { askLive, bounded, follows, shifted } from '../watchFaceLive';
import { fadedTogether, placedAt, short, turning } from '../watchFacePart';
import { fillOf, isTooLarge, pictureBox, radiiOf, type ShapeStyle, strokeOf, sweepOf } from './facts';
import { bodyOutcome, watchShadow } from './outcome';
import { outlineOf } from './outline';
import { pictured } from './pictured';
import { STROKE_WIDTH_MAX } from './schema';
import { type BakedShape, bakedShadow, bakedShape, bakedStops, followsInStops } from './shapePicture';

type Ink = XmlElement;

/** Geometry of the outline in px of its part, moved outwards by `grow`. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

function placeIn(box: Bounds, { x, y, width, height }: Bounds, grow: number): Place {
  return {
    x: short(x - box.x - grow),
    y: short(y - box.y - grow),
    width: short(width + 2 * grow),
    height: short(height + 2 * grow),
  };
}

/** One shape of the format with a fill or a stroke. */
function shapeElement(style: ShapeStyle, box: Bounds, grow: number, ink: Ink, isArc: boolean): XmlElement {
  const place = placeIn(box, style, grow);
  const middle = { centerX: short(place.x + place.width / 2), centerY: short(place.y + place.height / 2) };
  const [radius] = radiiOf(style);
  const { width, height } = place;
  const arc = (size: { width: number; height: number }): XmlElement => {
    const startAngle = short(style.startAngle);
    const angles: XmlValues = { startAngle, endAngle: short(style.startAngle + sweepOf(style)) };
    return xml('Arc', { ...middle, ...size, ...angles }, [ink]);
  };
  const isWhole = sweepOf(style) === 360 && !isArc;
  switch (style.kind) {
    case 'line': {
      const y = short(place.y + height / 2);
      return xml('Line', { startX: place.x, startY: y, endX: short(place.x + width), endY: y }, [ink]);
    }
    case 'arc':
      return isWhole ? xml('Ellipse', { ...place }, [ink]) : arc({ width, height });
    case 'pie':
      return isWhole
        ? xml('Ellipse', { ...place }, [ink])
        : arc({ width: short(width / 2), height: short(height / 2) });
    case 'rectangle':
      return radius > 0
        ? xml('RoundRectangle', { ...place, cornerRadiusX: short(radius), cornerRadiusY: short(radius) }, [ink])
        : xml('Rectangle', { ...place }, [ink]);
    default:
      return xml('Ellipse', { ...place }, [ink]);
  }
}

/** The fill below the stroke, as two shapes: the format wants one paint in each. `isArc`: its ends may change. */
function shapesOf(style: ShapeStyle, box: Bounds, isArc: boolean): readonly XmlElement[] {
  const [fill, stroke] = [fillOf(style), strokeOf(style)];
  const out: XmlElement[] = [];
  if (fill?.kind === 'solid' && !isClear(fill.color)) {
    const color = watchColor(fill.color);
    const isSector = style.kind === 'pie' && sweepOf(style) < 360;
    // A sector is an arc through the middle of its radius, as thick as the radius.
    const ink = isSector
      ? xml('Stroke', { color, thickness: short(style.width / 2), cap: 'BUTT' })
      : xml('Fill', { color });
    out.push(shapeElement(style, box, 0, ink, isArc));
  }
  if (stroke?.paint.kind === 'solid' && !isClear(stroke.paint.color)) {
    const half = stroke.width / 2;
    const grow = stroke.align === 'centre' ? 0 : stroke.align === 'inside' ? -half : half;
    const isDashed = stroke.dash.length > 0;
    const ink = xml('Stroke', {
      color: watchColor(stroke.paint.color),
      thickness: short(stroke.width),
      cap: stroke.cap.toUpperCase(),
      dashIntervals: isDashed ? stroke.dash.map(short).join(' ') : undefined,
      dashPhase: isDashed && stroke.phase !== 0 ? short(stroke.phase) : undefined,
    });
    out.push(shapeElement(style, box, grow, ink, isArc));
  }
  return out;
}

/** Formulas of what changes a shape itself; null: it follows no data. */
type Changes = Readonly<Record<(typeof DRAWN_FIELDS)[number], string | null>>;

/** Degrees between two ends as `sweepOf` computes them. */
function sweepFormula(start: string, end: string): string {
  const between = `(${end} - ${start})`;
  return `((${between} >= 360) || (${between} <= -360)) ? 360 : ((${between} < 0) ? (${between} + 360) : ${between})`;
}

/** Both ends of an arc; one that follows no data is at rest. */
function anglesOf({ startAngle, endAngle }: ShapeStyle, { startAngle: from, endAngle: to }: Changes) {
  if (from === null && to === null) return [];
  const [start, end] = [from ?? `(${short(startAngle)})`, to ?? `(${short(endAngle)})`];
  return [...follows('startAngle', start), ...follows('endAngle', `(${start} + (${sweepFormula(start, end)}))`)];
}

/** The shape with what data changes of it, in px of its part. */
function changing(shape: XmlElement, style: ShapeStyle, changes: Changes): XmlElement {
  const size = (side: 'width' | 'height') =>
    follows(side, shifted(changes[side], Number(shape.attributes[side]) - style[side]));
  const thickness = follows('thickness', changes.strokeWidth && bounded(changes.strokeWidth, 0, STROKE_WIDTH_MAX));
  const paints = shape.children.map((paint) =>
    paint.kind === 'element' && paint.name === 'Stroke'
      ? { ...paint, children: [...paint.children, ...thickness] }
      : paint,
  );
  return { ...shape, children: [...paints, ...size('width'), ...size('height'), ...anglesOf(style, changes)] };
}

function drawn(node: NodeOf<'shape'>, sheet: FaceSheet): readonly XmlElement[] {
  const { style } = node;
  const live = liveOf(node);
  // A part clips its content, so it has room for the widest stroke.
  const widest = live.strokeWidth === undefined ? style.stroke : { ...style.stroke, width: STROKE_WIDTH_MAX };
  const box = pictureBox({ ...style, stroke: widest });
  const shapes = shapesOf(style, box, live.startAngle !== undefined || live.endAngle !== undefined);
  if (shapes.length === 0) return [];
  const angle = askAngle(node, sheet);
  const formulas = DRAWN_FIELDS.map((field) => [field, askLive(node, field, sheet)] as const);
  return underWeather([angle, ...formulas.map(([, formula]) => formula)], (now) => {
    const changes = Object.fromEntries(formulas.map(([field, formula]) => [field, now(formula)])) as Changes;
    const { width, height } = changes;
    return [
      xml('PartDraw', placedAt(node, box, { angle: now(angle) }), [
        ...turning(now(angle)),
        ...follows('width', shifted(width, box.width - style.width)),
        ...follows('height', shifted(height, box.height - style.height)),
        ...shapes.map((shape) => changing(shape, style, changes)),
      ]),
    ];
  });
}

function baked(node: NodeOf<'shape'>, sheet: FaceSheet): readonly XmlElement[] {
  const { style } = node;
  if (isTooLarge(style)) {
    sheet.find({ key: 'shapeTooLarge', severity: 'error', uuid: node.uuid, params: {} });
    return [];
  }
  if (!followsInStops(style)) return picturePart(node, bakedShape(style), node.label, sheet);
  const opaque = { ...node, style: { ...style, opacity: 1 } };
  const parts = bakedStops(style).flatMap((picture) => picturePart(opaque, picture, node.label, sheet));
  return fadedTogether(node, parts, sheet);
}

/** A picture that turns with the layer about the layer's pivot. */
function picturePart(
  node: NodeOf<'shape'>,
  { box, tint, drawing }: BakedShape,
  name: string,
  sheet: FaceSheet,
): readonly XmlElement[] {
  const angle = askAngle(node, sheet);
  const resource = sheet.picture({ url: '', drawing }, name);
  return underWeather([angle], (now) => [
    xml('PartImage', { ...placedAt(node, box, { angle: now(angle) }), tintColor: tint ?? undefined }, [
      ...turning(now(angle)),
      xml('Image', { resource }),
    ]),
  ]);
}

/** The shadow turns about the layer's pivot moved by the offset, so that the offset itself never turns. */
function shadowPart(node: NodeOf<'shape'>, sheet: FaceSheet): readonly XmlElement[] {
  const { style, label } = node;
  const moved = { ...style, x: style.x + style.shadow.x, y: style.y + style.shadow.y };
  return picturePart({ ...node, style: moved }, bakedShadow(style), `${label} shadow`, sheet);
}

/** The shadow alone; null for a shape that casts none because data changes it, or because it is too large. */
export function cast(node: NodeOf<'shape'>, shadow: Shadow, sheet: FaceSheet): readonly XmlElement[] | null {
  const style = { ...node.style, shadow };
  if (!hasInk(style)) return [];
  const live = liveOf(node);
  const isFixed = DRAWN_FIELDS.every((field) => live[field] === undefined);
  return isFixed && !isTooLarge(style) ? shadowPart({ ...node, style }, sheet) : null;
}

function bodyOf(node: NodeOf<'shape'>, sheet: FaceSheet): readonly XmlElement[] {
  return ['baked', 'dropped'].includes(bodyOutcome(node.style).outcome) ? baked(node, sheet) : drawn(node, sheet);
}

/** The layer above its shadow. Both fade together in a group, so that the shadow does not show through the layer. */
function aboveShadow(node: NodeOf<'shape'>, sheet: FaceSheet): readonly XmlElement[] {
  const opaque = { ...node, style: { ...node.style, opacity: 1 } };
  const body = bodyOf(opaque, sheet);
  if (body.length === 0) return [];
  return fadedTogether(node, [...shadowPart(opaque, sheet), ...body], sheet);
}

/** Whether the shape draws anything. */
const hasInk = (style: ShapeStyle): boolean =>
  outlineOf(style).length > 0 && (fillOf(style) !== null || strokeOf(style) !== null);

export const write: WatchFaceWriter<'shape'> = (node, sheet) => {
  const { style } = node;
  if (!hasInk(style)) return [];
  const shadow = watchShadow(style);
  const params = { effect: 'shadow', reason: shadow ?? '' };
  if (shadow === 'shadowTooLarge') sheet.find({ key: 'effectLost', severity: 'warning', uuid: node.uuid, params });
  return shadow === 'shadowBelow' ? aboveShadow(node, sheet) : bodyOf(node, sheet);
};

export { pictured };
