// Reads progress of the Watch Face Format: a stroke whose end depends on a share, with its track, or a picture picked
// by a share.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { partsOf, type WatchFormula } from '@/face/watchFaceFormat/formula/formula';
import { parseWatchFormula } from '@/face/watchFaceFormat/formula/parseWatchFormula';
import { readNumber } from '@/face/watchFaceFormat/formula/readExpression';
import { PROGRESS_SEGMENTS } from '@/schemas/limits';
import type { StyleOf } from '@/schemas/nodes';
import type { FaceSource, Proposal, WatchFaceReader } from '../faceSource';
import { short } from '../watchFacePart';
import { type GlyphPart, glyphPartIn, pickedIn } from '../watchFacePicked';
import { boxIn, numberIn, onlyChild, ownColor, pivotFrom, placingIn, type ReadBox } from '../watchFaceValues';

type ProgressStyle = Partial<StyleOf<'progress'>>;

const SHAPES = ['Arc', 'Ellipse', 'Line'];
/** Sweeps from this angle on are full turns. */
const WHOLE = 359.9;
const CLEAR = '#00000000';

/** A stroked path: its ends, px of the canvas or degrees, and the value that its end depends on. */
interface Stroked {
  kind: 'ring' | 'line';
  centre: { x: number; y: number };
  /** Radius of the stroke's centre line, px; for a line, its length. */
  reach: number;
  from: number;
  to: number;
  thickness: number;
  color: string;
  isRound: boolean;
  /** The end that moves, and its formula. */
  moved: { target: string; value: WatchFormula } | null;
}

function movedIn(shape: XmlElement): Stroked['moved'] {
  const [change] = elementsOf(shape, 'Transform');
  const parsed = change ? parseWatchFormula(change.attributes.value ?? '') : null;
  return change && parsed?.ok ? { target: change.attributes.target ?? '', value: parsed.tree } : null;
}

function strokeIn(shape: XmlElement): Pick<Stroked, 'thickness' | 'color' | 'isRound' | 'moved'> | null {
  const stroke = onlyChild(shape, 'Stroke');
  const [thickness, color] = [stroke && numberIn(stroke, 'thickness'), ownColor(stroke?.attributes.color)];
  if (!stroke || thickness === null || color === null) return null;
  return { thickness, color, isRound: stroke.attributes.cap === 'ROUND', moved: movedIn(shape) };
}

type Measures = Omit<Stroked, 'thickness' | 'color' | 'isRound' | 'moved'>;

const MEASURES: Readonly<Record<string, (read: (name: string) => number, part: ReadBox) => Measures>> = {
  Arc: (read, { x, y }) => ({
    kind: 'ring',
    centre: { x: x + read('centerX'), y: y + read('centerY') },
    reach: read('width') / 2,
    from: read('startAngle'),
    to: read('endAngle'),
  }),
  Ellipse: (read, { x, y }) => ({
    kind: 'ring',
    centre: { x: x + read('x') + read('width') / 2, y: y + read('y') + read('height') / 2 },
    reach: read('width') / 2,
    from: 0,
    to: 360,
  }),
  Line: (read, { x, y }) => ({
    kind: 'line',
    centre: { x: x + (read('startX') + read('endX')) / 2, y: y + read('startY') },
    reach: Math.abs(read('endX') - read('startX')),
    from: x + read('startX'),
    to: x + read('endX'),
  }),
};

function strokedIn(shape: XmlElement, part: ReadBox): Stroked | null {
  const measures = MEASURES[shape.name]?.((name) => numberIn(shape, name) ?? 0, part);
  const stroke = strokeIn(shape);
  return measures && stroke ? { ...measures, ...stroke } : null;
}

const shapesIn = (part: XmlElement | undefined, box: ReadBox): readonly (Stroked | null)[] =>
  part?.name === 'PartDraw'
    ? elementsOf(part)
        .filter(({ name }) => SHAPES.includes(name))
        .map((shape) => strokedIn(shape, box))
    : [];

/** The share: the clamped value between 0 and 1 in a formula. */
function shareIn(formula: WatchFormula): WatchFormula | null {
  if (formula.kind === 'call' && formula.name === 'clamp') {
    const [value, least, most] = formula.args;
    const isShare = least?.kind === 'number' && least.value === 0 && most?.kind === 'number' && most.value === 1;
    if (value && isShare) return value;
  }
  for (const part of partsOf(formula)) {
    const share = shareIn(part);
    if (share) return share;
  }
  return null;
}

/** Track and fill; either may be missing. */
interface Way {
  track: Stroked | null;
  fill: Stroked | null;
  took: number;
}

/** Possible track and fill combinations for the strokes of one or two parts. */
function waysIn([first, second]: readonly XmlElement[], box: ReadBox): readonly Way[] {
  const [own, over, ...others] = shapesIn(first, box);
  const next = second && boxIn(second);
  const [later, more] = next ? shapesIn(second, next) : [];
  if (!own || others.length > 0) return [];
  if (over) return [{ track: own, fill: over, took: 1 }];
  const alone: Way = own.moved ? { track: null, fill: own, took: 1 } : { track: own, fill: null, took: 1 };
  const isPair = !own.moved && later?.moved && later.kind === own.kind && !more;
  return isPair ? [{ track: own, fill: later, took: 2 }, alone] : [alone];
}

interface Filling {
  fillRate: string;
  fillProgress: number;
  segment: StyleOf<'progress'>['segment'];
}

/** Possible fill sources: an expression, with or without steps, or a fixed share. */
function fillingsOf({ track, fill }: Way, source: FaceSource): readonly Filling[] {
  const resting = (fillProgress: number): Filling => ({ fillRate: '', fillProgress, segment: 0 });
  if (!fill) return [resting(0)];
  if (!fill.moved) {
    const whole = track ? track.to - track.from : 0;
    return whole === 0 ? [] : [resting(Math.min(1, Math.max(0, Math.abs((fill.to - fill.from) / whole))))];
  }
  const share = shareIn(fill.moved.value);
  const fillRate = share && readNumber(share, { isRound: source.canvas.shape === 'circle' });
  if (!fillRate) return [];
  return ([0, ...PROGRESS_SEGMENTS] as const).map((segment) => ({ fillRate, fillProgress: 0, segment }));
}

/** Boxes of layers that would draw this path in this part. */
function boxesOf(stroke: Stroked, part: ReadBox): readonly ReadBox[] {
  const { centre, reach, thickness, isRound } = stroke;
  const about = (width: number, height: number): ReadBox => ({
    x: short(centre.x - width / 2),
    y: short(centre.y - height / 2),
    ...{ width: short(width), height: short(height) },
  });
  if (stroke.kind === 'line') return [about(reach + (isRound ? thickness : 0), thickness)];
  const side = 2 * reach + thickness;
  const inner = { x: part.x + 1, y: part.y + 1, width: part.width - 2, height: part.height - 2 };
  const isLonger = Math.min(inner.width, inner.height) === short(side) && inner.width !== inner.height;
  return isLonger ? [inner, about(side, side)] : [about(side, side)];
}

/** Direction of the fill: given by the moving end; if neither end moves, try both. */
function directionsOf({ fill, track }: Way): readonly boolean[] {
  if (fill?.kind === 'line') return [fill.to < fill.from];
  if (fill?.moved) return [fill.moved.target === 'startAngle'];
  if (track?.kind === 'line') return [track.to < track.from];
  return fill ? [false, true] : [false];
}

function kindOf(stroke: Stroked): ProgressStyle {
  if (stroke.kind === 'line') return { progressType: 'Linear' };
  const sweep = short(Math.abs(stroke.to - stroke.from));
  return sweep >= WHOLE ? { progressType: 'Circular' } : { progressType: 'Arc', arcCenterAngle: sweep };
}

function filled(elements: readonly XmlElement[], source: FaceSource): readonly Proposal<'progress'>[] {
  const [part] = elements;
  const box = part && boxIn(part);
  const placing = part && box && placingIn(part, box, source);
  if (!box || !placing) return [];
  return waysIn(elements, box).flatMap((path) => {
    const whole = path.track ?? path.fill;
    if (!whole) return [];
    const { thickness, isRound } = whole;
    const look: ProgressStyle = {
      ...kindOf(whole),
      ...{ ringWidth: thickness, isRound },
      ...{ fillColor: path.fill?.color ?? CLEAR, bgColor: path.track?.color ?? CLEAR },
    };
    return boxesOf(whole, box).flatMap((own) =>
      directionsOf(path).flatMap((reverse) =>
        fillingsOf(path, source).map((filling): Proposal<'progress'> => {
          const offset = pivotFrom(box, placing, own);
          return { fields: { style: { ...placing, ...look, ...own, offset, reverse, ...filling } }, took: path.took };
        }),
      ),
    );
  });
}

/** The share behind an index value: clamped and multiplied by the number of pictures. */
function enumerated(glyphs: GlyphPart, source: FaceSource): readonly Proposal<'progress'>[] {
  const pick = pickedIn(glyphs);
  const share = pick && shareIn(pick.value);
  const imageIndexRate = share && readNumber(share, { isRound: source.canvas.shape === 'circle' });
  if (!pick || !imageIndexRate) return [];
  const icons = [...pick.pictures];
  const style = { ...glyphs.box, ...glyphs.placing, progressType: 'ImageEnumeration', imageIndexRate, icons } as const;
  return [{ fields: { style: { ...style, sum: icons.length } }, took: 1 }];
}

export const read: WatchFaceReader<'progress'> = (elements, source) => {
  const glyphs = glyphPartIn(elements[0], source);
  return glyphs ? enumerated(glyphs, source) : filled(elements, source);
};
