// Rows of a Markdown table from a JSON Schema: one per field, nested fields by their path.

import { z } from 'zod';
import { color, imageUrl } from '@/schemas/fields';
import { uuid } from '@/schemas/nodes/common';

export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export interface FieldRow {
  /** Dotted path; `[]` is an entry of a list, `*` any key. */
  path: string;
  type: string;
  /** `required`, `optional`, or the default as JSON. */
  presence: string;
  /** Bounds in words; empty if there are none. */
  bounds: string;
}

const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** Bounds that only say "any integer" are left out. */
const isBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

const variantsOf = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] => anyOf ?? oneOf ?? [];

const isNull = ({ type }: JsonSchema): boolean => type === 'null';

/** `name=value` of the fields that only one value fits; tells the variants of a union apart. */
const labelOf = ({ properties = {} }: JsonSchema): string =>
  Object.entries(properties)
    .flatMap(([name, field]) => (field.const === undefined ? [] : [`${name}=${String(field.const)}`]))
    .join(', ');

export function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(', ');
  const variants = variantsOf(schema);
  if (variants.length > 0) return [...new Set(variants.map(typeOf))].join(' or ');
  if (schema.format === 'binary') return 'file';
  if (schema.type === 'array') return schema.items ? `list of ${typeOf(schema.items)}` : 'list';
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  return schema.type ?? 'any';
}

const patternOf = (schema: z.ZodType): string => String(z.toJSONSchema(schema, { io: 'input' }).pattern);

/** Words for patterns that many fields share. The pages explain them. */
const NAMED = new Map([
  [patternOf(uuid()), 'an id'],
  [patternOf(color()), 'a color'],
  [patternOf(imageUrl()), 'a picture'],
]);

function boundsOf(schema: JsonSchema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, format } = schema;
  const range = (least: number | undefined, most: number | undefined, unit: string): string[] => {
    if (isBound(least) && isBound(most)) return [`${least} to ${most}${unit}`];
    if (isBound(most)) return [`at most ${most}${unit}`];
    return isBound(least) && (least !== 0 || unit === '') ? [`at least ${least}${unit}`] : [];
  };
  return [
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' entries'),
    ...(pattern === undefined ? [] : [NAMED.get(pattern) ?? code(pattern)]),
    ...(format === undefined || format === 'binary' ? [] : [format]),
  ].join('; ');
}

function presenceOf(schema: JsonSchema, isRequired: boolean): string {
  if (schema.default !== undefined) return `default ${code(JSON.stringify(schema.default))}`;
  return isRequired ? 'required' : 'optional';
}

/** Fields below a schema, without a row of its own. */
function inside(schema: JsonSchema, path: string): FieldRow[] {
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    fieldRows(field, below(name), schema.required?.includes(name) ?? false),
  );
  const { additionalProperties: rest } = schema;
  const any =
    typeof rest === 'object' && Object.keys(rest).length > 0 && !schema.properties
      ? fieldRows(rest, below('*'), false)
      : [];
  const entries = schema.items ? inside(schema.items, `${path}[]`) : [];
  const variants = variantsOf(schema).filter((variant) => !isNull(variant));
  const choices = variants.flatMap((variant) => {
    const label = variants.length > 1 ? labelOf(variant) : '';
    return inside(variant, label === '' ? path : `${path}(${label})`);
  });
  return [...own, ...any, ...entries, ...choices];
}

/** Rows of a field and of what it holds. */
export function fieldRows(schema: JsonSchema, path: string, isRequired: boolean): FieldRow[] {
  const variants = variantsOf(schema).filter((variant) => !isNull(variant));
  const [only] = variants;
  const bounds = boundsOf(variants.length === 1 && only ? { ...only, ...schema } : schema);
  return [{ path, type: typeOf(schema), presence: presenceOf(schema, isRequired), bounds }, ...inside(schema, path)];
}

/** Rows of everything inside an object. */
export const rowsInside = (schema: JsonSchema): FieldRow[] => inside(schema, '');

/** Text that keeps its place in a table cell. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** Meaning of the words in the column of bounds. */
export const BOUND_WORDS =
  'In the column of bounds, "an id" is 1 to 64 letters, digits, `_` or `-`; "a color" is `#rrggbb` or `#rrggbbaa` in lower case; "a picture" is empty, `asset:<sha-256>`, `/api/files/<id>` or `art:<set>/<file>`.';

/** First paragraph of each generated page. */
export const GENERATED =
  'This page is generated by `npm run docs:pages`; `tests/architecture/generatedDocs.test.ts` fails while it is out of date.';
