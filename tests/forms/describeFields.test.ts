// From schema to fields: metadata through wrappers, bounds, options, conditions, paths.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeFields, sharedPaths } from '@/forms/describeFields';
import { fieldSchema } from '@/forms/fieldSchema';
import { labelKeys, optionKeys } from '@/forms/fieldWords';
import { color, coordinate, share } from '@/schemas/fields';
import { nodeSchemas } from '@/schemas/nodes';
import { ui } from '@/schemas/ui';

const field = (schema: z.ZodType, path: string) => {
  const descriptor = describeFields(schema).find((one) => one.path === path);
  if (!descriptor) throw new Error(`no field ${path}`);
  return descriptor;
};

test('metadata is found under default, optional and nullable, and on the wrapper itself', () => {
  const schema = z.object({
    inner: coordinate({ section: 'layout' }).default(3),
    outer: z.number().min(1).max(9).default(2).register(ui, { control: 'slider', step: 0.5 }),
    maybe: color().optional(),
    none: z.number().nullable().default(null).register(ui, { control: 'number', unit: '°' }),
    piped: z.preprocess((value) => value, share()).register(ui, { control: 'slider' }),
  });
  expect(field(schema, 'inner')).toMatchObject({ control: 'number', unit: 'px', default: 3, section: 'layout' });
  expect(field(schema, 'outer')).toMatchObject({ control: 'slider', step: 0.5, min: 1, max: 9, default: 2 });
  expect(field(schema, 'maybe')).toMatchObject({ control: 'color', optional: true, required: false });
  expect(field(schema, 'none')).toMatchObject({ control: 'number', unit: '°', default: null });
  expect(field(schema, 'piped')).toMatchObject({ control: 'slider' });
});

test('unregistered fields are not drawn, and fields with control: hidden are kept', () => {
  const paths = describeFields(nodeSchemas.text).map((one) => one.path);
  expect(paths).not.toContain('uuid');
  expect(paths).not.toContain('nodeType');
  expect(paths).toContain('label');
  expect(field(nodeSchemas.text, 'style.visible').control).toBe('hidden');
});

test('bounds, options and conditions of a node', () => {
  expect(field(nodeSchemas.text, 'style.x')).toMatchObject({ min: -10_000, max: 10_000, row: 'position' });
  expect(field(nodeSchemas.progress, 'style.progressType').options).toEqual(['Circular', 'Linear', 'Arc']);
  expect(field(nodeSchemas.progress, 'style.arcCenterAngle').showIf).toEqual([
    { path: 'style.progressType', in: ['Arc'] },
  ]);
  expect(field(nodeSchemas.text, 'style.x').showIf).toEqual([]);
  expect(field(nodeSchemas.text, 'label')).toMatchObject({ required: true, maxLength: 100 });
});

test('an integer without bounds has none', () => {
  expect(field(z.object({ n: z.int().register(ui, { control: 'number' }) }), 'n')).toMatchObject({
    min: undefined,
    max: undefined,
    integer: true,
  });
});

test('every described field has its own schema, which accepts its default', () => {
  for (const schema of Object.values(nodeSchemas)) {
    for (const one of describeFields(schema)) {
      const own = fieldSchema(schema, one.path);
      if (one.default !== undefined) expect(own.safeParse(one.default).success, one.path).toBe(true);
    }
  }
});

test('several layers share the fields that all of them have with the same control', () => {
  const shared = sharedPaths([nodeSchemas.text, nodeSchemas.image, nodeSchemas.text]);
  expect(shared.has('style.x')).toBe(true);
  expect(shared.has('style.text')).toBe(false);
  expect(shared.has('style.url')).toBe(false);
  expect(sharedPaths([nodeSchemas.text, nodeSchemas.root]).has('style.fill')).toBe(true);
});

test('numbers with words for their values, and fields inside objects, are described by their whole path', () => {
  const schema = z.object({
    border: z
      .int()
      .min(1)
      .max(2)
      .default(1)
      .register(ui, { control: 'select', options: [1, 2] }),
    provider: z
      .int()
      .min(-1)
      .max(16)
      .default(-1)
      .register(ui, { control: 'select', options: [-1, 0, 16] }),
    action: z.object({ intent: z.string().max(5).register(ui, { control: 'text', section: 'data' }) }),
    ambient: z
      .object({ bgColor: color({ section: 'data' }).default('#000000') })
      .nullable()
      .default(null),
  });
  expect(field(schema, 'border').options).toEqual([1, 2]);
  expect(field(schema, 'border').optionsBy).toBeUndefined();
  const slot = field(nodeSchemas.google_complication, 'style.systemProviderValue');
  expect(slot.optionsBy).toMatchObject({ path: 'style.supportTypeDefault', values: { ranged_value: [-1, 1] } });
  expect(field(schema, 'action.intent')).toMatchObject({ control: 'text', maxLength: 5 });
  expect(field(schema, 'ambient.bgColor')).toMatchObject({ control: 'color' });
  expect(fieldSchema(schema, 'ambient.bgColor').safeParse('#123456').success).toBe(true);
  expect(optionKeys('slot', 'style.provider', -1)).toEqual(['slot.options.provider._1', 'shared.options.provider._1']);
  expect(labelKeys('slot', 'style.ambient.bgColor')).toEqual([
    'slot.ambient.bgColor',
    'shared.ambient.bgColor',
    'slot.bgColor',
  ]);
});
