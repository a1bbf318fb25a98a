// Values of optional parts of a style that a layer does not have.
import { z } from 'zod';
import { type FaceNode, isKnown, nodeSchemas } from './index';

type Shape = Readonly<Record<string, z.ZodType | undefined>>;

const cached = new Map<string, object>();

/**
 * The values that an optional part of the layer's style (`tilt`, `motion`) has while it is absent: the defaults of its
 * schema. Empty for any other part, such as one that null replaces, and for an unknown type.
 */
export function absentPart(node: FaceNode, part: string): object {
  if (!isKnown(node)) return {};
  const key = `${node.nodeType} ${part}`;
  const earlier = cached.get(key);
  if (earlier) return earlier;
  const { style } = nodeSchemas[node.nodeType].shape;
  const schema = (style.shape as Shape)[part];
  const read = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType).safeParse({}) : null;
  const values = read?.success ? (read.data as object) : {};
  cached.set(key, values);
  return values;
}
