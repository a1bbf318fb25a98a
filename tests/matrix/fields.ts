// Every field that a node type shows, and layers in which it shows: input of the tests over the registry.
import { isDrawnNode } from '@/face/nodes';
import { describeFields, type FieldDescriptor } from '@/forms/describeFields';
import { type KnownNode, type NodeType, nodeSchemas } from '@/schemas/nodes';
import { sampleOf } from '../face/nodes/sampleNodes';

export const NODE_TYPES = Object.keys(nodeSchemas) as NodeType[];

/** Types whose fields the panel offers. */
export const EDITED_TYPES = NODE_TYPES.filter((type) => isDrawnNode(sampleOf(type)));

/** Fields of a type that its panel shows, given suitable values of the others. */
export const shownFields = (type: NodeType): FieldDescriptor[] =>
  describeFields(nodeSchemas[type]).filter((field) => field.control !== 'hidden');

/** The object with the value at a dotted path; missing objects on the way are created. */
export function withValue(target: object, path: string, value: unknown): object {
  const [key = '', ...rest] = path.split('.');
  const inner = (target as Record<string, unknown>)[key];
  const next = rest.length === 0 ? value : withValue((inner ?? {}) as object, rest.join('.'), value);
  return { ...target, [key]: next };
}

/** A value of a field that only has to be set. */
const SET: Partial<Record<FieldDescriptor['control'], unknown>> = {
  paint: { kind: 'solid', color: '#123456' },
  dash: [8, 4],
};

/** Values of other fields with which a field shows: those of its conditions, and theirs. */
function needs(type: NodeType, field: FieldDescriptor): Map<string, unknown> {
  const byPath = new Map<string, unknown>();
  const add = (condition: FieldDescriptor['showIf'][number]) => {
    if (byPath.has(condition.path)) return;
    const other = describeFields(nodeSchemas[type]).find(({ path }) => path === condition.path);
    byPath.set(condition.path, condition.in?.[0] ?? SET[other?.control ?? 'hidden']);
    other?.showIf.filter(({ path }) => path !== condition.path).forEach(add);
  };
  field.showIf.forEach(add);
  return byPath;
}

/** The sample of a type with these values. Throws if its schema refuses them. */
export const variantOf = (type: NodeType, values: ReadonlyMap<string, unknown>): KnownNode =>
  nodeSchemas[type].parse(
    [...values].reduce<object>((node, [path, value]) => withValue(node, path, value), sampleOf(type)),
  ) as KnownNode;

/** The fields of a type in groups that show together, each with a layer in which they do. */
export function fieldGroups(type: NodeType): { node: KnownNode; fields: FieldDescriptor[] }[] {
  const groups = new Map<string, { node: KnownNode; fields: FieldDescriptor[] }>();
  for (const field of shownFields(type)) {
    const values = needs(type, field);
    // A field inside an optional object shows once the object exists; that of a pivot always shows.
    const parent = field.path.slice(0, field.path.lastIndexOf('.'));
    if (parent.includes('.') && ![...values.keys()].some((path) => path.startsWith(`${parent}.`))) {
      const isThere = nodeSchemas[type].safeParse(withValue(sampleOf(type), parent, {})).success;
      if (valueIn(sampleOf(type), parent) === null && isThere) values.set(parent, {});
    }
    const key = JSON.stringify([...values].sort());
    const group = groups.get(key) ?? { node: variantOf(type, values), fields: [] };
    group.fields.push(field);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The value at a dotted path. */
export const valueIn = (target: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], target);
