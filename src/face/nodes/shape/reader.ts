// Reads a PartDraw of plain shapes: one outline with a fill, a stroke, or both.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import type { Proposal, WatchFaceReader } from '../faceSource';
import { short } from '../watchFacePart';
import { boxIn, numberIn, onlyChild, ownColor, pivotFrom, placingIn, type ReadBox } from '../watchFaceValues';
import type { ShapeKind } from './schema';

const KINDS: Readonly<Record<string, ShapeKind>> = {
  Rectangle: 'rectangle',
  RoundRectangle: 'rectangle',
  Ellipse: 'ellipse',
  Line: 'line',
  Arc: 'arc',
};

/** One shape of the format, its box on the canvas in px. */
interface ReadShape {
  kind: ShapeKind;
  box: ReadBox;
  radius: number;
  angles: { startAngle: number; endAngle: number } | null;
  fill: string | null;
  stroke: {
    color: string;
    width: number;
    cap: 'butt' | 'round' | 'square';
    dash: readonly number[];
    phase: number;
  } | null;
}

const CAPS: Readonly<Record<string, 'butt' | 'round' | 'square'>> = { BUTT: 'butt', ROUND: 'round', SQUARE: 'square' };

function strokeIn(shape: XmlElement): ReadShape['stroke'] {
  const stroke = onlyChild(shape, 'Stroke');
  const [color, width] = [ownColor(stroke?.attributes.color), stroke && numberIn(stroke, 'thickness')];
  if (!stroke || color === null || width === null) return null;
  const dash = (stroke.attributes.dashIntervals ?? '').split(/[\s,]+/).filter((one) => one !== '');
  return {
    ...{ color, width, dash: dash.map(Number), phase: numberIn(stroke, 'dashPhase') ?? 0 },
    cap: CAPS[stroke.attributes.cap ?? 'BUTT'] ?? 'butt',
  };
}

/** The box on the canvas; `reach`: how far a line's stroke extends beyond it, px. */
function boxOf(shape: XmlElement, part: ReadBox, reach: number): ReadBox {
  const read = (name: string) => numberIn(shape, name) ?? 0;
  if (shape.name === 'Line') {
    // Its layer is as high as the part without the margin that the writer adds; a slanted line stays a preserved part,
    // because it is written differently.
    const height = Math.max(1, part.height - 2 * (Math.ceil(reach) + 1));
    const y = part.y + read('startY') - height / 2;
    return { x: part.x + read('startX'), y, width: read('endX') - read('startX'), height };
  }
  if (shape.name === 'Arc') {
    const [across, down] = [read('width'), read('height')];
    return {
      x: part.x + read('centerX') - across / 2,
      y: part.y + read('centerY') - down / 2,
      width: across,
      height: down,
    };
  }
  return { x: part.x + read('x'), y: part.y + read('y'), width: read('width'), height: read('height') };
}

/** As `marginOf` of a line with this stroke, px. */
const reachOf = (stroke: ReadShape['stroke']): number =>
  stroke ? (stroke.width / 2) * (stroke.cap === 'square' ? Math.SQRT2 : 1) : 0;

function shapeIn(shape: XmlElement, part: ReadBox): ReadShape | null {
  const kind = KINDS[shape.name];
  if (!kind) return null;
  const stroke = strokeIn(shape);
  const fill = ownColor(onlyChild(shape, 'Fill')?.attributes.color);
  if (stroke === null && fill === null) return null;
  const [startAngle, endAngle] = [numberIn(shape, 'startAngle'), numberIn(shape, 'endAngle')];
  const angles = startAngle !== null && endAngle !== null ? { startAngle, endAngle } : null;
  const radius = numberIn(shape, 'cornerRadiusX') ?? 0;
  return { kind, box: boxOf(shape, part, reachOf(stroke)), radius, angles, fill, stroke };
}

type Look = Readonly<Record<string, unknown>> & { x: number; y: number; width: number; height: number };

const solid = (color: string | null) => (color === null ? null : { kind: 'solid' as const, color });

/** Layers that might have been written as these shapes. */
function looksOf([first, second]: readonly ReadShape[]): readonly Look[] {
  if (!first) return [];
  const line = second ?? first;
  const body = first.fill === null && second ? null : first;
  if (!body) return [];
  const base = {
    kind: first.kind,
    ...Object.fromEntries(Object.entries(first.box).map(([key, value]) => [key, short(value)])),
    corners: { topLeft: first.radius, topRight: first.radius, bottomRight: first.radius, bottomLeft: first.radius },
    ...(first.angles ? turned(first.angles) : {}),
    fill: solid(first.fill),
    stroke: line.stroke ? { ...line.stroke, color: undefined, paint: solid(line.stroke.color) } : {},
  } as unknown as Look;
  const stroke = line.stroke;
  if (second && stroke) {
    const grow = second.box.width - first.box.width;
    const align = Math.abs(grow) < 0.01 ? 'centre' : grow < 0 ? 'inside' : 'outside';
    return [{ ...base, stroke: { ...(base.stroke as object), align } }];
  }
  // A thick arc that reaches its centre may be a sector.
  if (first.kind === 'arc' && stroke && first.fill === null && Math.abs(stroke.width - first.box.width) < 0.01) {
    const { x, y, width, height } = first.box;
    const around = { x: short(x - width / 2), y: short(y - height / 2), width: width * 2, height: height * 2 };
    return [{ ...base, ...around, kind: 'pie', fill: solid(stroke.color), stroke: {} }, base];
  }
  if (!stroke || first.fill !== null || first.kind === 'arc' || first.kind === 'line') return [base];
  // A stroke inside or outside an outline is written as one in the centre of a smaller or larger outline.
  const aligned = (
    [
      ['inside', stroke.width / 2],
      ['outside', -stroke.width / 2],
    ] as const
  ).map(([align, grow]) => {
    const { x, y, width, height } = first.box;
    const box = { x: x - grow, y: y - grow, width: width + 2 * grow, height: height + 2 * grow };
    const rounded = Object.fromEntries(Object.entries(box).map(([key, value]) => [key, short(value)]));
    return { ...base, ...rounded, stroke: { ...(base.stroke as object), align } };
  });
  return [base, ...aligned];
}

/** Angles in the schema's range. */
function turned({ startAngle, endAngle }: { startAngle: number; endAngle: number }) {
  return endAngle > 360 ? { startAngle, endAngle: short(endAngle - 360) } : { startAngle, endAngle };
}

export const read: WatchFaceReader<'shape'> = ([part], source) => {
  const box = part?.name === 'PartDraw' ? boxIn(part) : null;
  const placing = part && box && placingIn(part, box, source);
  if (!part || !box || !placing) return [];
  const elements = elementsOf(part).filter(({ name }) => name !== 'Transform');
  const shapes = elements.flatMap((element) => shapeIn(element, box) ?? []);
  if (shapes.length === 0 || shapes.length > 2 || shapes.length !== elements.length) return [];
  return looksOf(shapes).map((look) => {
    const offset = pivotFrom(box, placing, look);
    return { fields: { style: { ...placing, ...look, offset } }, took: 1 } as Proposal<'shape'>;
  });
};
