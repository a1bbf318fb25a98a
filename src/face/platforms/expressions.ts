// Replaces an expression in a layer.
import type { FaceNode } from '@/schemas/nodes';

type Fields = Readonly<Record<string, unknown>>;

function withValue(fields: Fields, [own = '', ...inner]: readonly string[], value: unknown): Fields {
  const next = inner.length === 0 ? value : withValue((fields[own] ?? {}) as Fields, inner, value);
  if (Array.isArray(fields)) return fields.with(Number(own), next) as unknown as Fields;
  return { ...fields, [own]: next };
}

/** `path`: a path in the layer, as in the definition's expressions. */
export const withExpression = (node: FaceNode, path: string, source: string): FaceNode =>
  withValue(node as Fields, path.split('.'), source) as FaceNode;
