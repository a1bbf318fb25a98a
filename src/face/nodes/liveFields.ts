// Properties of a layer that can follow data, and the expressions stored for them. Without the node types.
import { type FaceNode, isKnown } from '@/schemas/nodes';
import type { NodeExpression } from './nodeExpressions';

export type LiveField =
  | ('x' | 'y' | 'width' | 'height' | 'opacity' | 'visible')
  | ('startAngle' | 'endAngle' | 'strokeWidth');

/** Expressions by property. */
export type Live = Readonly<Partial<Record<LiveField, string>>>;

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

/** The expressions of the layer's color rules, in order. */
export const ruleExpressions = (node: FaceNode): readonly NodeExpression[] =>
  isKnown(node)
    ? (node.colorRules ?? []).map(({ when }, index) => ({
        path: `colorRules.${index}.when`,
        source: when,
        kind: 'number' as const,
      }))
    : [];

/** The layer with these expressions; without the record if there are none. */
export function withLive(node: FaceNode, live: Readonly<Record<string, string>>): FaceNode {
  const { live: had, ...rest } = node as FaceNode & { live?: unknown };
  if (Object.keys(live).length > 0) return { ...rest, live } as FaceNode;
  return had === undefined ? node : (rest as FaceNode);
}

const MOVING: readonly string[] = ['x', 'y', 'width', 'height', 'strokeWidth'];

/** Whether data moves the layer, so that it may be outside its box. */
export const isMovedByData = (node: FaceNode): boolean => MOVING.some((field) => field in storedLive(node));
