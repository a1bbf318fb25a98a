// The fields that hold a typeface are exactly those that the schemas mark as such.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fontFamiliesOf, mapFontFamilies } from '@/schemas/fontFamilies';
import { nodeSchemas } from '@/schemas/nodes';
import { ui } from '@/schemas/ui';

/** Names of fields with the font control, in any schema within. */
function fontFields(schema: unknown, name = ''): string[] {
  if (ui.get(schema as z.ZodType)?.control === 'font') return [name];
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return fontFields(schema.unwrap(), name);
  if (schema instanceof z.ZodArray) return fontFields(schema.element, name);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, field]) => fontFields(field, key));
}

it('every field with the font control is one', () => {
  const fields = [...new Set(Object.values(nodeSchemas).flatMap((schema) => fontFields(schema)))];
  expect(fields.length).toBeGreaterThan(2);
  expect(fontFamiliesOf(Object.fromEntries(fields.map((field) => [field, field]))).toSorted()).toEqual(
    fields.toSorted(),
  );
});

it('typefaces of preserved parts follow too; parts without one keep their identity', () => {
  const part = { xml: 'family', fonts: [{ name: 'inter', family: 'Inter' }], other: [{ name: 'a', family: 'Inter' }] };
  const text = { fontFamily: 'Other' };
  const before = [part, text] as const;
  const after = mapFontFamilies(before, (family) => (family === 'Inter' ? 'Inter 2' : family));
  expect(after[0]).toEqual({ ...part, fonts: [{ name: 'inter', family: 'Inter 2' }] });
  expect(after[1]).toBe(text);
});
