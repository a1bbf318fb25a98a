// A layer with another expression in one of its fields.
import type { FaceNode } from '@/schemas/nodes';

type Fields = Readonly<Record<string, unknown>>;

const withValue = (fields: Fields, [own = '', ...inner]: readonly string[], value: unknown): Fields => ({
  ...fields,
  [own]: inner.length === 0 ? value : withValue((fields[own] ?? {}) as Fields, inner, value),
});

/** `path`: a place in the layer, as its definition names that of an expression. */
export const withExpression = (node: FaceNode, path: string, source: string): FaceNode =>
  withValue(node as Fields, path.split('.'), source) as FaceNode;
