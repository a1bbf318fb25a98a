// Replaces an expression in a layer.
import type { FaceNode } from '@/schemas/nodes';

type Fields = Readonly<Record<string, unknown>>;

const withValue = (fields: Fields, [own = '', ...inner]: readonly string[], value: unknown): Fields => ({
  ...fields,
  [own]: inner.length === 0 ? value : withValue((fields[own] ?? {}) as Fields, inner, value),
});

/** `path`: a path in the layer, as in the definition's expressions. */
export const withExpression = (node: FaceNode, path: string, source: string): FaceNode =>
  withValue(node as Fields, path.split('.'), source) as FaceNode;
