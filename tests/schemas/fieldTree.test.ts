// The tree of fields agrees with Zod's JSON Schema, which the build of the page leaves out.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldTree } from '@/schemas/fieldTree';
import { watchPackageForm } from '@/schemas/forms/exporting';
import { payeeForm, unbindForm } from '@/schemas/forms/payout';
import { publishForm } from '@/schemas/forms/publish';
import { nodeSchemas } from '@/schemas/nodes';
import { ui } from '@/schemas/ui';

type Json = Record<string, unknown>;

const NOT_IN_TREE = [
  ...['$schema', 'additionalProperties', 'allOf', 'anyOf', 'const', 'pattern', 'format', 'minItems'],
  ...['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'readOnly', 'oneOf', 'prefixItems', 'propertyNames'],
];
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Bounds of `z.int()`, which nobody chose. */
const isUnbounded = (value: unknown) => Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;

/**
 * The facts of a JSON Schema that a tree has, too. A nullable field is described like the field, a union not at all.
 */
function shared(json: unknown): unknown {
  if (!isJson(json)) return json;
  const parts = Array.isArray(json.anyOf) ? json.anyOf.filter((part) => part.type !== 'null') : [];
  const only = parts.length === 1 ? parts[0] : undefined;
  const own = Object.entries(json).flatMap(([name, value]): [string, unknown][] => {
    if (NOT_IN_TREE.includes(name) || value === undefined || isUnbounded(value)) return [];
    // Options have their types themselves; a nullable type is listed with null.
    if (name === 'type') return json.enum ? [] : [[name, Array.isArray(value) ? value[0] : value]];
    if (name === 'required') return Array.isArray(value) && value.length > 0 ? [[name, value]] : [];
    if (name === 'items') return [[name, shared(value)]];
    if (name === 'properties' && isJson(value))
      return [[name, Object.fromEntries(Object.entries(value).map(([key, field]) => [key, shared(field)]))]];
    return [[name, value]];
  });
  return { ...(shared(only) as Json), ...Object.fromEntries(own) };
}

const jsonOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { metadata: ui, io, unrepresentable: 'any' });

const forms = import.meta.glob<Record<string, unknown>>('../../schemas/forms/*.ts', { eager: true });
const SCHEMAS: [name: string, schema: z.ZodType][] = [
  ...Object.entries(nodeSchemas),
  ...Object.values(forms).flatMap((file) =>
    Object.entries(file).flatMap(([name, value]): [string, z.ZodType][] =>
      value instanceof z.ZodType ? [[name, value]] : [],
    ),
  ),
  ['publish', publishForm('CNY')],
  ['watchPackage', watchPackageForm(3)],
  ['payee', payeeForm('alipay', 'sms')],
  ['unbind', unbindForm('email')],
];

test('there is a tree for each node type and form', () => expect(SCHEMAS.length).toBeGreaterThan(30));

test.each(SCHEMAS)('%s: the tree says what the JSON Schema says', (_name, schema) => {
  expect(shared(fieldTree(schema))).toEqual(shared(jsonOf(schema, 'input')));
});

/** Scaling a layer reads the fields of a parsed layer. */
test.each(Object.entries(nodeSchemas))('%s: a parsed layer has the fields of its input', (_name, schema) => {
  const fieldsAlone = (json: unknown) =>
    JSON.stringify(shared(json), (name, value: unknown) =>
      ['required', 'default'].includes(name) ? undefined : value,
    );
  expect(fieldsAlone(jsonOf(schema, 'output'))).toBe(fieldsAlone(jsonOf(schema, 'input')));
});

test('every kind of field and wrapper', () => {
  const schema = z.object({
    text: z.string().min(2).min(3).max(9).max(8),
    count: z.number().int().min(1).max(5).multipleOf(2),
    whole: z.int().min(4).default(4),
    share: z.number().gt(0).lt(1).register(ui, { control: 'slider', step: 0.1 }),
    isOn: z.boolean().optional(),
    choice: z.enum(['a', 'b']).nullable().default(null),
    kind: z.literal('one'),
    kinds: z.literal(['one', 'two']),
    list: z.array(z.object({ name: z.string().max(3) })).max(7),
    inner: z.object({ x: z.number().max(2).nullable().register(ui, { unit: 'px' }) }).readonly(),
    prefaulted: z.string().prefault('words'),
    trimmed: z.string().trim().max(4).pipe(z.string().max(3)),
    read: z.preprocess((value) => value, z.number().min(6)),
    mixed: z.union([z.string(), z.object({})]),
  });
  const { properties } = fieldTree(schema);
  expect(properties?.mixed).toEqual({});
  const { mixed: _mixed, ...others } = schema.shape;
  expect(shared(fieldTree(z.object(others)))).toEqual(shared(jsonOf(z.object(others), 'input')));
  expect(properties?.text).toMatchObject({ minLength: 3, maxLength: 8 });
});
