// Strokes of the Watch Face Format in canvas px: rings, arcs and lines filled up to a share.
import { type XmlElement, type XmlValues, xml } from '@/bytes/xml/xml';
import type { Bounds, Point } from '@/face/geometry/bounds';
import { isClear } from './clearColor';
import { watchColor } from './watchFaceColor';
import { short } from './watchFacePart';

export interface StrokeLook {
  color: string;
  /** Px. */
  thickness: number;
  isRound: boolean;
}

/** Filled share: fixed, 0 to 1, or a formula. */
export type ShareOfWay = number | string;

const stroke = ({ color, thickness, isRound }: StrokeLook) =>
  xml('Stroke', { color: watchColor(color), thickness: short(thickness), cap: isRound ? 'ROUND' : 'BUTT' });

/** Slightly less than a full turn, because 0 to 360 degrees could be read as an empty arc. */
const WHOLE = 359.999;

const at = (box: Bounds, { x, y }: Point) => ({ x: short(x - box.x), y: short(y - box.y) });

/** Formula or number between two numbers at a share, and `beyond` further in that direction. */
function onTheWay(from: number, to: number, share: ShareOfWay, beyond = 0): { resting: number; value: string | null } {
  const more = to < from ? -beyond : beyond;
  if (typeof share === 'number') return { resting: short(from + (to - from) * share + more), value: null };
  const length = short(to - from);
  const reach = `(${Math.abs(length)} * ${share})`;
  const start = short(from + more);
  const resting = short(to + more);
  if (start === 0) return { resting, value: length < 0 ? `(0 - ${reach})` : reach };
  return { resting, value: `(${start} ${length < 0 ? '-' : '+'} ${reach})` };
}

const moved = (target: string, value: string | null): readonly XmlElement[] =>
  value === null ? [] : [xml('Transform', { target, value })];

export interface Ring {
  centre: Point;
  /** Radius of the stroke's centre line, px. */
  radius: number;
  /** Degrees clockwise from the top; `to` below `from` runs counter-clockwise. */
  from: number;
  to: number;
}

/** A formula of an angle at most a whole turn from the start. */
function withinTurn(value: string | null, start: number, sweep: number): string | null {
  const end = short(start + Math.sign(sweep) * WHOLE);
  return value && `clamp(${value}, ${Math.min(short(start), end)}, ${Math.max(short(start), end)})`;
}

/** A stroked ring or arc in a part at `box`, and `beyond` px longer at both ends. A fixed full ring is closed. */
export function ringStroke(
  box: Bounds,
  { centre, radius, from, to }: Ring,
  look: StrokeLook,
  share: ShareOfWay,
  beyond = 0,
): XmlElement {
  const middle = at(box, centre);
  const side = short(2 * radius);
  const isWhole = Math.abs(to - from) > WHOLE;
  if (isWhole && share === 1) {
    const around = { x: short(middle.x - radius), y: short(middle.y - radius), width: side, height: side };
    return xml('Ellipse', around, [stroke(look)]);
  }
  const sweep = Math.max(-WHOLE, Math.min(WHOLE, to - from));
  const further = radius === 0 ? 0 : ((beyond / radius) * 180) / Math.PI;
  const start = from - Math.sign(sweep) * further;
  const end = onTheWay(from, from + sweep, share, further);
  const isTurn = Math.abs(sweep) + 2 * further > WHOLE;
  const most = start + Math.sign(sweep) * WHOLE;
  const resting = isTurn && Math.abs(end.resting - start) > WHOLE ? short(most) : end.resting;
  const value = isTurn && further > 0 ? withinTurn(end.value, start, sweep) : end.value;
  const angles: XmlValues =
    sweep > 0 ? { startAngle: short(start), endAngle: resting } : { startAngle: resting, endAngle: short(start) };
  return xml('Arc', { centerX: middle.x, centerY: middle.y, width: side, height: side, ...angles }, [
    ...moved(sweep > 0 ? 'endAngle' : 'startAngle', value),
    stroke(look),
  ]);
}

/** A stroked horizontal line in a part at `box`, and `beyond` px longer at both ends. */
export function lineStroke(
  box: Bounds,
  path: { from: Point; to: Point },
  look: StrokeLook,
  share: ShareOfWay,
  beyond = 0,
): XmlElement {
  const [from, to] = [at(box, path.from), at(box, path.to)];
  const startX = short(from.x + (to.x < from.x ? beyond : -beyond));
  const endX = onTheWay(from.x, to.x, from.x === to.x ? 1 : share, beyond);
  const endY = onTheWay(from.y, to.y, from.y === to.y ? 1 : share);
  const ends = { startX, startY: from.y, endX: endX.resting, endY: endY.resting };
  return xml('Line', ends, [...moved('endX', endX.value), ...moved('endY', endY.value), stroke(look)]);
}

/** Common properties of a track's part and its fill's part. */
export interface WayParts {
  /** Attributes of each part, and its children besides the shapes. */
  values: XmlValues;
  children: readonly XmlElement[];
  alpha: number;
  draw(look: StrokeLook, share: ShareOfWay): XmlElement;
}

/** One colour of a fill, and the share of the track where it ends at the latest. */
export interface FillBand {
  color: string;
  to: number;
  /** Over the bands below it, 0 to 1; absent: 1. */
  opacity?: number;
}

/** The share of a fill that is at most `most`. */
const upTo = (share: ShareOfWay, most: number): ShareOfWay => {
  if (typeof share === 'number') return Math.min(share, most);
  return most === 1 ? share : `clamp(${share}, 0, ${short(most)})`;
};

/**
 * A track with its fill over it, lowest band first; no fill for a share of 0. Empty round ends would still draw a dot, so a live fill with
 * round ends gets its own part, hidden at 0.
 */
export function trackAndFill(
  { values, children, alpha, draw }: WayParts,
  track: StrokeLook,
  bands: readonly FillBand[],
  share: ShareOfWay,
): readonly XmlElement[] {
  const isLive = typeof share === 'string';
  const fills = bands.filter(({ color }) => !isClear(color));
  const under = isClear(track.color) ? [] : [draw(track, 1)];
  const over = share === 0 ? [] : fills.map(({ color, to }) => draw({ ...track, color }, upTo(share, to)));
  const part = (shapes: readonly XmlElement[], extra: readonly XmlElement[] = [], more: XmlValues = {}) =>
    shapes.length === 0 ? [] : [xml('PartDraw', { ...values, ...more }, [...children, ...extra, ...shapes])];
  const shown = (most: number) =>
    isLive && track.isRound ? [xml('Transform', { target: 'alpha', value: `(${share} > 0) ? ${most} : 0` })] : [];
  // A part has one opacity.
  if (fills.some(({ opacity = 1 }) => opacity < 1))
    return [
      ...part(under),
      ...over.flatMap((shape, index) => {
        const most = Math.round(alpha * (fills[index]?.opacity ?? 1));
        return part([shape], shown(most), most < 255 ? { alpha: most } : {});
      }),
    ];
  if (!isLive || !track.isRound) return part([...under, ...over]);
  return [...part(under), ...part(over, shown(alpha))];
}
