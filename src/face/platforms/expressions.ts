// The expressions of a layer with the fields that hold them.
import { expressionsOf } from '@/face/nodes';
import type { FaceNode } from '@/schemas/nodes';

/** Fields that hold expressions, by path. */
export const EXPRESSION_FIELDS = [
  'style.textTag',
  'style.fillRate',
  'style.imageIndexRate',
  'activeWhen',
  'style.rotate',
] as const;
export type ExpressionPath = (typeof EXPRESSION_FIELDS)[number];

export interface ExpressionField {
  field: ExpressionPath;
  source: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The value of a field of the layer or of its style. */
function valueAt(node: FaceNode, path: string): unknown {
  const [own = '', inner] = path.split('.');
  const value = (node as Fields)[own];
  if (inner === undefined) return value;
  return isFields(value) ? value[inner] : undefined;
}

/** Whether the path is that of an expression. */
export const isExpressionPath = (path: string | undefined): path is ExpressionPath =>
  EXPRESSION_FIELDS.some((known) => known === path);

/** The expression of a field; empty where it has none. */
export function expressionAt(node: FaceNode, path: ExpressionPath): string {
  const source = valueAt(node, path);
  return typeof source === 'string' ? source : '';
}

/** The layer with another expression in a field. */
export function withExpression(node: FaceNode, path: ExpressionPath, source: string): FaceNode {
  const [own = '', inner] = path.split('.');
  if (inner === undefined) return { ...node, [own]: source } as FaceNode;
  const value = (node as Fields)[own];
  return { ...node, [own]: { ...(isFields(value) ? value : {}), [inner]: source } } as FaceNode;
}

/** Expressions that the layer draws from, with their fields. */
export function expressionFields(node: FaceNode): readonly ExpressionField[] {
  const drawn = expressionsOf(node);
  if (drawn.length === 0) return [];
  return EXPRESSION_FIELDS.flatMap((field) => {
    const source = expressionAt(node, field);
    return source !== '' && drawn.includes(source) ? [{ field, source }] : [];
  });
}
