// Properties of a layer that can follow data, and the expressions stored for them. Without the node types.
import { type FaceNode, isKnown } from '@/schemas/nodes';
import type { NodeExpression } from './nodeExpressions';

/** In the order of the panel. */
export const LIVE_FIELDS = [
  ...(['x', 'y', 'width', 'height', 'opacity', 'visible', 'startAngle', 'endAngle', 'strokeWidth'] as const),
] as const;
export type LiveField = (typeof LIVE_FIELDS)[number];

/** Expressions by property. */
export type Live = Readonly<Partial<Record<LiveField, string>>>;

/** Which properties of a type can follow data. */
export interface LiveFields<N> {
  fields: readonly LiveField[];
  /** Why one of them cannot as the layer is now: a key of `outcomes.live`. Absent or null: it can. */
  closed?(node: N, field: LiveField): string | null;
}

/** Properties of every layer that is drawn in its box. */
export const PLACE_FIELDS: readonly LiveField[] = ['x', 'y', 'opacity', 'visible'];

const NOTHING: Live = {};

/** The expressions stored in a layer, by property. Includes those that its type does not offer. */
export const storedLive = (node: FaceNode): Readonly<Record<string, string>> =>
  isKnown(node) ? (node.live ?? NOTHING) : NOTHING;

/** The path of a property's expression in the layer, as in `NodeExpression`. */
export const livePath = (field: string): string => `live.${field}`;

/** The stored expressions of the offered properties, in their order. */
export const liveExpressions = (node: FaceNode, fields: readonly LiveField[]): readonly NodeExpression[] =>
  fields.flatMap((field) => {
    const source = storedLive(node)[field];
    return source === undefined ? [] : [{ path: livePath(field), source, kind: 'number' as const }];
  });

/** The layer with these expressions; without the record if there are none. */
export function withLive(node: FaceNode, live: Readonly<Record<string, string>>): FaceNode {
  if (node.live === undefined && Object.keys(live).length === 0) return node;
  const { live: _, ...rest } = node as FaceNode & { live?: unknown };
  return (Object.keys(live).length === 0 ? rest : { ...rest, live }) as FaceNode;
}

/** Whether data moves the layer, so that it may be outside its box. */
export const isMovedByData = (node: FaceNode): boolean => {
  const { x, y, width, height, strokeWidth } = storedLive(node);
  return [x, y, width, height, strokeWidth].some((source) => source !== undefined);
};
