// Random designs and layers for property tests, made from the schemas themselves, so that a new field is included automatically.

import type { Arbitrary } from 'fast-check';
import { z } from 'zod';
import { isGroup } from '@/face/nodes';
import { settledTree, withParent } from '@/face/nodes/layerTree';
import {
  copy,
  type Design,
  design,
  type FaceCopy,
  platform,
  SCHEMA_VERSION,
  shape,
  watchSystem,
} from '@/schemas/design';
import { type FaceNode, type NodeOf, type NodeType, nodeSchemas, type OpaqueNode, opaqueNode } from '@/schemas/nodes';
import fc from './property';

type Json = { [key: string]: unknown };

const WORDS = [
  'Battery',
  '电量',
  '🙂👨‍👩‍👧',
  'İi',
  'שלום',
  '\u2028',
  '"; } body {',
  '<img src=x>',
  '#DmZ#',
  '\ud800',
  '𠀀',
];

/** Texts people type, paste and attack with, trimmed, at most `max` UTF-16 units. */
function arbitraryText(min: number, max: number): Arbitrary<string> {
  return fc
    .oneof(
      fc.string({ maxLength: Math.min(max, 40) }),
      fc.constantFrom(...WORDS),
      fc.string({ unit: 'binary', maxLength: 8 }),
    )
    .map((text) => text.slice(0, max).trim())
    .filter((text) => text.length >= min);
}

/** JSON has no -0. */
const plainZero = (value: number) => (value === 0 ? 0 : value);

/** A value for a JSON schema as `z.toJSONSchema` writes it: only the parts that the file format uses. */
function fromJsonSchema(schema: Json): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(options)) return fc.oneof(...options.map((option) => fromJsonSchema(option as Json)));
  const number = (key: string, fallback: number) =>
    typeof schema[key] === 'number' ? (schema[key] as number) : fallback;
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: number('minimum', -1000), max: number('maximum', 1000) }).map(plainZero);
    case 'number': {
      const min = number('minimum', -1000);
      const max = number('maximum', 1000);
      return fc
        .oneof(fc.double({ min, max, noNaN: true }), fc.integer({ min: Math.ceil(min), max: Math.floor(max) }))
        .map(plainZero);
    }
    case 'string':
      return typeof schema.pattern === 'string'
        ? fc.stringMatching(new RegExp(schema.pattern), { maxLength: number('maxLength', 100) })
        : arbitraryText(number('minLength', 0), number('maxLength', 100));
    case 'array':
      return fromArray(schema);
    case 'object':
      return fromObject(schema);
    default:
      throw new Error(`no arbitrary for ${JSON.stringify(schema)}`);
  }
}

function fromArray(schema: Json): Arbitrary<unknown> {
  if (Array.isArray(schema.prefixItems))
    return fc.tuple(...schema.prefixItems.map((item) => fromJsonSchema(item as Json)));
  const [least, most] = [schema.minItems, schema.maxItems].map((value) =>
    typeof value === 'number' ? value : undefined,
  );
  const list = fc.array(fromJsonSchema(schema.items as Json), {
    minLength: least ?? 0,
    maxLength: Math.max(least ?? 0, Math.min(3, most ?? 3)),
  });
  // The stops of a gradient are in order of their positions.
  return list.map((values) => (values.every(isStop) ? values.toSorted((a, b) => a.at - b.at) : values));
}

const isStop = (value: unknown): value is { at: number } =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number';

function fromObject(schema: Json): Arbitrary<unknown> {
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  if (Object.keys(properties).length === 0 && typeof schema.additionalProperties === 'object') {
    return fc.dictionary(fc.stringMatching(/^[\w-]{1,12}$/), fromJsonSchema(schema.additionalProperties as Json), {
      maxKeys: 3,
      noNullPrototype: true,
    });
  }
  const required = Array.isArray(schema.required) ? (schema.required as string[]) : [];
  const record = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, fromJsonSchema(value)]));
  return fc.record(record, { requiredKeys: required, noNullPrototype: true });
}

/** Values that pass `schema`, as parsing returns them. */
function arbitraryOf<T extends z.ZodType>(schema: T): Arbitrary<z.output<T>> {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json;
  return fromJsonSchema(json)
    .map((value) => schema.safeParse(value))
    .filter((read) => read.success)
    .map((read) => read.data as z.output<T>);
}

const byType = Object.fromEntries(Object.entries(nodeSchemas).map(([type, schema]) => [type, arbitraryOf(schema)])) as {
  [T in NodeType]: Arbitrary<NodeOf<T>>;
};

/** Nodes of one known type. */
export function arbitraryNodeOf<T extends NodeType>(type: T): Arbitrary<NodeOf<T>> {
  return byType[type];
}

/** Nodes of a type this version does not know, with any other JSON, at most three levels deep. */
export const arbitraryOpaqueNode: Arbitrary<OpaqueNode> = fc
  .record({
    extra: fc.dictionary(
      fc.stringMatching(/^[a-zA-Z]{1,10}$/).filter((key) => !['uuid', 'label', 'nodeType'].includes(key)),
      // Written and read once: JSON has neither -0 nor a key named __proto__ that Zod would keep.
      fc.jsonValue({ maxDepth: 3 }).map(withoutPrototypeKeys),
      { maxKeys: 4, noNullPrototype: true },
    ),
    uuid: fc.uuid(),
    label: fc.string({ maxLength: 20 }),
    nodeType: fc.stringMatching(/^x_[a-z]{1,12}$/),
  })
  .map(({ extra, ...fields }) => opaqueNode.parse({ ...extra, ...fields }));

function withoutPrototypeKeys(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, item) => (key === '__proto__' ? undefined : item));
}

/** Layers of every type except the root, including unknown ones. */
export const arbitraryNode: Arbitrary<FaceNode> = fc.oneof(
  ...Object.entries(byType)
    .filter(([type]) => type !== 'root')
    .map(([, arbitrary]) => arbitrary as Arbitrary<FaceNode>),
  arbitraryOpaqueNode,
);

/** A layer list: the root, then up to `max` layers with unique ids. */
export function arbitraryNodeList(max = 6): Arbitrary<FaceNode[]> {
  return fc.tuple(byType.root, fc.array(arbitraryNode, { maxLength: max })).map(([root, layers]) => {
    const list = [root, ...layers].map((layer, index) => ({ ...layer, uuid: `layer-${index}` }) as FaceNode);
    // Each group contains the layer below it, which may be a group; a group without one is removed.
    return [
      ...settledTree(
        list.map((layer, index) => {
          const above = list[index + 1];
          return withParent(layer, above && isGroup(above) ? above.uuid : null);
        }),
      ),
    ];
  });
}

const arbitraryRatio = fc
  .tuple(fc.integer({ min: 100, max: 1000 }), fc.integer({ min: 100, max: 1000 }))
  .map(([width, height]) => `${width}*${height}`);

const arbitraryMode = fc.record({ nodeList: arbitraryNodeList(), imageUrl: fc.constantFrom('', '/api/files/preview') });

const arbitraryCopy: Arbitrary<FaceCopy> = fc
  .record({
    id: fc.uuid(),
    platform: fc.constantFrom(...platform.options),
    shape: fc.constantFrom(...shape.options),
    ratio: arbitraryRatio,
    nodeDataUnsync: fc.boolean(),
    animationToImageIndex: fc.dictionary(fc.uuid(), fc.nat(99), { maxKeys: 2, noNullPrototype: true }),
    normal: arbitraryMode,
    ambient: fc.option(arbitraryMode),
  })
  .map((raw) => copy.parse(raw));

/** Whole designs of the current version: one to three copies, both modes, every node type. */
export const arbitraryDesign: Arbitrary<Design> = fc
  .record({
    id: fc.uuid(),
    system: fc.constantFrom(...watchSystem.options),
    ratio: arbitraryRatio,
    dialNameCn: arbitraryText(0, 40),
    dialName: arbitraryText(0, 40),
    themeColors: fc.array(fc.stringMatching(/^#[0-9a-f]{6}$/), { maxLength: 3 }),
    fdIds: fc.array(fc.uuid(), { maxLength: 3 }),
    isAmbientMode: fc.boolean(),
    vipExclusive: fc.boolean(),
    audited: fc.boolean(),
    copies: fc.array(arbitraryCopy, { minLength: 1, maxLength: 3 }),
  })
  .map((raw) => design.parse({ ...raw, schemaVersion: SCHEMA_VERSION, activeFdId: raw.fdIds[0] ?? null }));
