// Scales a layer to another canvas: every px length of its schema, in proportion to the two canvases.
import { round2 } from '@/face/geometry/bounds';
import { boundedCoordinate } from '@/face/geometry/transform';
import { followingStyle } from '@/face/nodes';
import { type FieldTree, fieldTree } from '@/schemas/fieldTree';
import { type FaceNode, isKnown, type NodeType, nodeSchemas } from '@/schemas/nodes';

interface Size {
  width: number;
  height: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** How a layer moves from one canvas to another: scaled by `factor`, then shifted by `dx`, `dy` px. */
export interface Scaling {
  factor: number;
  dx: number;
  dy: number;
}

/**
 * The largest scaling that fits the whole canvas into the other, centred. All layers share it, so that they stay
 * aligned with a background picture.
 */
export function scalingBetween(from: Size, to: Size): Scaling {
  const factor = Math.min(to.width / from.width, to.height / from.height);
  return { factor, dx: (to.width - from.width * factor) / 2, dy: (to.height - from.height * factor) / 2 };
}

const cache = new Map<NodeType, FieldTree>();

/** The fields of a type's style. */
function styleFieldsOf(type: NodeType): FieldTree {
  const cached = cache.get(type);
  if (cached) return cached;
  const style = fieldTree(nodeSchemas[type]).properties?.style ?? {};
  cache.set(type, style);
  return style;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Scales px lengths by `factor`, clamped to their schema's limits; also in nested objects (pivot, always-on look). */
function scaledLengths(values: Fields, tree: FieldTree, factor: number): Fields {
  const entries = Object.entries(values).map(([name, value]): [string, unknown] => {
    const field = tree.properties?.[name];
    if (!field) return [name, value];
    if (isFields(value)) return [name, scaledLengths(value, field, factor)];
    if (field.unit !== 'px') return [name, value];
    if (Array.isArray(value)) return [name, value.map((item) => bounded(item, field.items, factor))];
    return [name, bounded(value, field, factor)];
  });
  return Object.fromEntries(entries);
}

/** A scaled number within the limits of its field; anything else unchanged. */
function bounded(value: unknown, field: FieldTree | undefined, factor: number): unknown {
  if (typeof value !== 'number') return value;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = field ?? {};
  return Math.min(maximum, Math.max(minimum, round2(value * factor)));
}

/** The layer on the other canvas; the same object if nothing changes, and for an unknown type. */
export function scaledLayer(node: FaceNode, { factor, dx, dy }: Scaling): FaceNode {
  if (!isKnown(node) || (factor === 1 && dx === 0 && dy === 0)) return node;
  const style = scaledLengths(node.style, styleFieldsOf(node.nodeType), factor);
  const place =
    'x' in node.style
      ? { x: boundedCoordinate(node.style.x * factor + dx), y: boundedCoordinate(node.style.y * factor + dy) }
      : {};
  const scaled = { ...node, style: { ...style, ...place } } as FaceNode;
  const follows = followingStyle(scaled);
  return Object.keys(follows).length === 0
    ? scaled
    : ({ ...scaled, style: { ...style, ...place, ...follows } } as FaceNode);
}
