// Shapes: rectangle, ellipse, line, arc, pie, polygon, star and path, each with a fill and a stroke.
import type { NodeOf } from '@/schemas/nodes';
import { paint } from '@/schemas/paint';
import { type CatalogueItem, defineNode, type StartPlace } from '../defineNode';
import { freeHandles } from '../handleSets';
import { PLACE_FIELDS, storedLive } from '../liveFields';
import { defineNodeType } from '../nodeEntry';
import { turning, written } from '../nodeExpressions';
import { centred, onThisCanvas } from '../placing';
import { shadowReach, withoutShadow } from '../shadow';
import { marginOf, pictureBox, type ShapeStyle, shadowOf, sweepOf } from './facts';
import { chipOutcome, fixedRoles, watchOutcome } from './outcome';
import { type ShapeKind, shapeNode } from './schema';

const ICONS = {
  rectangle: 'shapeRectangle',
  ellipse: 'shapeEllipse',
  line: 'shapeLine',
  arc: 'shapeArc',
  pie: 'shapePie',
  polygon: 'shapePolygon',
  star: 'shapeStar',
  path: 'shapePath',
} as const satisfies Record<ShapeKind, string>;

/** Sides of new shapes on the default canvas, px. */
const SIDE = 120;
const LINE_HEIGHT = 16;

const teal = { kind: 'solid', color: '#63e6c8' } as const;

/** A new shape; kinds without an area begin with a stroke. */
const item = (kind: Exclude<ShapeKind, 'path'>, size: { width: number; height: number }): CatalogueItem => ({
  key: ICONS[kind],
  category: 'shape',
  icon: ICONS[kind],
  start({ canvas }) {
    const stroked = kind === 'line' || kind === 'arc';
    const width = onThisCanvas(kind === 'line' ? 4 : 12, canvas);
    const ink = stroked ? { fill: null, stroke: { paint: teal, width, cap: 'round' } } : { fill: teal };
    return {
      style: {
        kind,
        ...centred(onThisCanvas(size.width, canvas), onThisCanvas(size.height, canvas), canvas),
        ...ink,
      },
    };
  },
});

const penStyle = (isClosed: boolean, { canvas }: StartPlace) => ({
  kind: 'path' as const,
  ...(isClosed
    ? { fill: teal }
    : { fill: null, stroke: { paint: teal, width: onThisCanvas(4, canvas), cap: 'round', join: 'round' } }),
});

/** A wave in the middle, in place of an outline that the designer draws. */
const pen: CatalogueItem = {
  key: 'shapePen',
  category: 'shape',
  icon: 'shapePath',
  pen: (place, isClosed) => ({ style: penStyle(isClosed, place) }),
  start: (place) => ({
    style: {
      ...penStyle(false, place),
      ...centred(onThisCanvas(SIDE, place.canvas), onThisCanvas(SIDE / 2, place.canvas), place.canvas),
      path: [
        ['M', 0, 0.5],
        ['C', 0.3, -0.37, 0.7, 1.37, 1, 0.5],
      ],
    },
  }),
};

const SQUARE = { width: SIDE, height: SIDE };

const lineHandles = (rotate: boolean) => ({ resize: ['w', 'e'] as const, rotate, keepRatio: false });

/** Properties that show a value when data changes them. */
const SHOWN_BY = ['x', 'y', 'width', 'height', 'startAngle', 'endAngle', 'strokeWidth'];

const definition = defineNode({
  type: 'shape',
  schema: shapeNode,
  items: [
    item('rectangle', { width: SIDE, height: SIDE * 0.75 }),
    item('ellipse', SQUARE),
    item('arc', SQUARE),
    item('pie', SQUARE),
    item('line', { width: SIDE, height: LINE_HEIGHT }),
    item('polygon', SQUARE),
    item('star', SQUARE),
    pen,
  ],
  icon: ({ style }) => ICONS[style.kind],
  handles: ({ style }) =>
    style.kind === 'line' ? lineHandles(style.rotate === '') : freeHandles(style.rotate === '', style.ratio),
  isDynamic: ({ style }) => style.rotate !== '',
  expressions: ({ style }) => written(turning(style)),
  // Decoration, unless data moves, stretches or turns it.
  inkRole: (node) =>
    SHOWN_BY.some((field) => field in storedLive(node)) ? 'progress' : node.style.rotate === '' ? null : 'hand',
  roleFields: ['style.fill.color', 'style.stroke.paint.color'],
  fixedRoles,
  live: [...PLACE_FIELDS, 'width', 'height', 'startAngle', 'endAngle', 'strokeWidth'],
  isFixed: () => false,
  isPinnedFirst: () => false,
  ambient: 'kept',
  atAmbientStart: withoutShadow,
  images: () => [],
  derive: {
    // A kind without an area would be invisible without a stroke, and one with an area without a fill.
    kind: (value, { style }) => ({ kind: value, ...visibleAs(value, style) }),
    'stroke.paint': (value, { style }) => ({ stroke: { ...style.stroke, paint: seamInGap(value, style) } }),
  },
  effects: () => ['shadow'],
  exportOutcome: (node, packaging) => (packaging === 'watchFace' ? watchOutcome(node) : chipOutcome(node.style)),
  isDrawn: true,
  isDrawnLate: () => true,
  path: ({ style }) => (style.kind === 'path' ? style.path : null),
  overhang: ({ style }) => marginOf(style) + (shadowOf(style) ? shadowReach(style.shadow) : 0),
  bakedSize: ({ style }) => pictureBox(style),
});

/** Paints that a change of kind must add. */
function visibleAs(kind: unknown, { fill, stroke }: ShapeStyle): Partial<NodeOf<'shape'>['style']> {
  const isArea = kind !== 'line' && kind !== 'arc';
  if (!isArea && !stroke.paint && fill) return { stroke: { ...stroke, paint: fill } };
  if (isArea && !fill && !stroke.paint) return { fill: teal };
  return {};
}

/** A new sweep along an arc starts in the middle of the arc's gap, where its seam does not show. */
function seamInGap(value: unknown, style: ShapeStyle): unknown {
  const read = paint.nullable().safeParse(value);
  if (!read.success || read.data?.kind !== 'sweep' || style.stroke.paint?.kind === 'sweep') return value;
  const sweep = sweepOf(style);
  if (style.kind !== 'arc' || sweep === 360) return value;
  const angle = style.startAngle - (360 - sweep) / 2;
  return { ...read.data, angle: angle < -360 ? angle + 360 : angle };
}

export const shapeEntry = defineNodeType({
  definition,
  writer: () => import('./writer'),
  reader: () => import('./reader'),
});
