// The properties of a layer that follow data on a watch. A property whose expression has no value keeps its own value.
import { COORDINATE_MAX } from '@/schemas/limits';
import { type FaceNode, isKnown, type KnownNode } from '@/schemas/nodes';
import { definitionOf } from './index';
import { LIVE_CLOSINGS } from './liveClosings';
import { type Live, type LiveField, storedLive } from './liveFields';
import { liveNumber, type ReadableWatch } from './liveValue';
import type { BoxedLayer } from './seen';
import { STROKE_WIDTH_MAX } from './shape/schema';

const NO_FIELDS: readonly LiveField[] = [];
const NOTHING: Live = {};

/** The properties of the layer's type that can follow data. */
export const liveFieldsOf = (node: FaceNode): readonly LiveField[] => definitionOf(node)?.live ?? NO_FIELDS;

/** Why an offered property cannot follow data as the layer is now: a key of `live:closed`; null if it can. */
export function liveClosed(node: FaceNode, field: LiveField): string | null {
  if (!isKnown(node)) return null;
  const closed = LIVE_CLOSINGS[node.nodeType] as ((node: KnownNode, field: LiveField) => string | null) | undefined;
  return closed?.(node, field) ?? null;
}

const liveOfNodes = new WeakMap<FaceNode, Live>();

function readLive(node: FaceNode): Live {
  const stored = storedLive(node);
  const own = liveFieldsOf(node).flatMap((field) => {
    const source = stored[field];
    return source === undefined || liveClosed(node, field) !== null ? [] : [[field, source] as const];
  });
  return own.length === 0 ? NOTHING : Object.fromEntries(own);
}

/** The expressions that the layer follows. The same object for the same layer. */
export function liveOf(node: FaceNode): Live {
  if (Object.keys(storedLive(node)).length === 0) return NOTHING;
  const live = liveOfNodes.get(node) ?? readLive(node);
  liveOfNodes.set(node, live);
  return live;
}

const bounded = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The position on the watch, px. */
export function livePlace(node: BoxedLayer, watch: ReadableWatch): { x: number; y: number } {
  const { x, y } = liveOf(node);
  const at = (source: string | undefined, rest: number) =>
    source === undefined ? rest : (liveNumber(source, watch, node.uuid) ?? rest);
  return { x: at(x, node.style.x), y: at(y, node.style.y) };
}

/** The opacity on the watch, 0 to 1. */
export function liveOpacity(node: BoxedLayer, watch: ReadableWatch): number {
  const { opacity } = liveOf(node);
  const value = opacity === undefined ? null : liveNumber(opacity, watch, node.uuid);
  return value === null ? node.style.opacity : bounded(value, 0, 1);
}

/** Whether the watch shows the layer now: `visible` is not 0. A hidden layer stays hidden. */
export function isShownLive(node: BoxedLayer, watch: ReadableWatch): boolean {
  const { visible } = liveOf(node);
  return node.style.visible && (visible === undefined || liveNumber(visible, watch, node.uuid) !== 0);
}

/** Properties that change the drawing itself. */
export const DRAWN_FIELDS = ['width', 'height', 'startAngle', 'endAngle', 'strokeWidth'] as const;
type DrawnField = (typeof DRAWN_FIELDS)[number];

const LIMITS: Readonly<Record<DrawnField, readonly [least: number, most: number]>> = {
  width: [0, COORDINATE_MAX],
  height: [0, COORDINATE_MAX],
  startAngle: [-COORDINATE_MAX, COORDINATE_MAX],
  endAngle: [-COORDINATE_MAX, COORDINATE_MAX],
  strokeWidth: [0, STROKE_WIDTH_MAX],
};

/** The values of these properties that differ from the layer's own. */
export function liveDrawn(node: KnownNode, watch: ReadableWatch): Readonly<Partial<Record<DrawnField, number>>> {
  const live = liveOf(node);
  return Object.fromEntries(
    DRAWN_FIELDS.flatMap((field) => {
      const source = live[field];
      const value = source === undefined ? null : liveNumber(source, watch, node.uuid);
      return value === null ? [] : [[field, bounded(value, ...LIMITS[field])]];
    }),
  );
}

/** The layer drawn with these values. Its pivot keeps its place as a share of the box. */
export function withDrawn<N extends BoxedLayer>(
  node: N,
  { strokeWidth, ...values }: Readonly<Partial<Record<DrawnField, number>>>,
): N {
  const { style } = node;
  const { offset } = style;
  const share = (now: number | undefined, rest: number) => (now === undefined || rest === 0 ? 1 : now / rest);
  const moved = offset && {
    ...offset,
    x: offset.x * share(values.width, style.width),
    y: offset.y * share(values.height, style.height),
  };
  const stroke =
    strokeWidth !== undefined && 'stroke' in style ? { stroke: { ...style.stroke, width: strokeWidth } } : {};
  return { ...node, style: { ...style, ...values, ...stroke, offset: moved } };
}
