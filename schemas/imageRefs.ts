// Finds and replaces picture references in documents; the schemas define which fields hold one, not the look of a text.
import { z } from 'zod';
import { copy, design, mode } from './design';
import { isImageRef } from './imageRef';
import { nodeSchemas } from './nodes';
import { ui } from './ui';

/** Content of a field: a picture, text, or further fields. */
type Field = 'picture' | 'words' | Fields;
type Fields = ReadonlyMap<string, Field>;

/** The schema inside defaults, lists and other wrappers. */
function innermost(schema: unknown): unknown {
  if (ui.get(schema as z.ZodType)?.control === 'image') return schema;
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return innermost(schema.unwrap());
  }
  return schema instanceof z.ZodArray ? innermost(schema.element) : schema;
}

function fieldOf(schema: unknown): Field {
  const inner = innermost(schema);
  if (ui.get(inner as z.ZodType)?.control === 'image') return 'picture';
  return inner instanceof z.ZodObject ? fieldsOf(inner) : 'words';
}

const fieldsOf = (schema: z.ZodObject): Fields =>
  new Map(Object.entries(schema.shape).map(([name, field]) => [name, fieldOf(field)]));

const NODES: ReadonlyMap<string, Fields> = new Map(
  Object.entries(nodeSchemas).map(([type, schema]) => [type, fieldsOf(schema)]),
);

/** Names of fields that hold a picture in some schema, or only text in every schema that has them. */
function namesOf(kind: 'picture' | 'words'): ReadonlySet<string> {
  const names = new Set<string>();
  const walk = (fields: Fields) => {
    for (const [name, field] of fields) {
      if (field === kind) names.add(name);
      else if (typeof field !== 'string') walk(field);
    }
  };
  for (const fields of [...NODES.values(), fieldsOf(design), fieldsOf(copy), fieldsOf(mode)]) walk(fields);
  return names;
}
const PICTURES = namesOf('picture');
const WORDS = namesOf('words');

/** In unknown data any text may be a reference, unless its field is known to hold text. */
const unknownField = (name: string): Field | undefined =>
  WORDS.has(name) && !PICTURES.has(name) ? 'words' : undefined;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The document (a design, a layer, a list or history of them) with each picture reference replaced by `to(ref)`.
 * Unchanged parts keep their identity; `done` shares results between calls. Recursion is safe because documents are
 * bounded.
 */
export function mapImageRefs<T>(document: T, to: (ref: string) => string, done = new WeakMap<object, unknown>()): T {
  const mapped = (value: unknown, field: Field | undefined): unknown => {
    if (typeof value === 'string') return field !== 'words' && isImageRef(value) ? to(value) : value;
    if (!isObject(value)) return value;
    const cached = done.get(value);
    if (cached !== undefined) return cached;
    const made = Array.isArray(value) ? list(value, field) : object(value, field);
    done.set(value, made);
    return made;
  };
  const list = (items: readonly unknown[], field: Field | undefined): unknown => {
    const made = items.map((item) => mapped(item, field));
    return made.every((item, index) => Object.is(item, items[index])) ? items : made;
  };
  const object = (value: object, field: Field | undefined): unknown => {
    const type = 'nodeType' in value && typeof value.nodeType === 'string' ? value.nodeType : null;
    const fields = (type === null ? null : NODES.get(type)) ?? (typeof field === 'object' ? field : null);
    const entries = Object.entries(value);
    const made = entries.map(([name, item]): [string, unknown] => [
      name,
      mapped(item, fields?.get(name) ?? unknownField(name)),
    ]);
    return made.every(([, item], index) => Object.is(item, entries[index]?.[1])) ? value : Object.fromEntries(made);
  };
  // The type is preserved because only strings replace strings.
  return mapped(document, undefined) as T;
}

/** The document with references replaced according to `refs`; others stay unchanged. */
export const withImageRefs = <T>(document: T, refs: ReadonlyMap<string, string>): T =>
  refs.size === 0 ? document : mapImageRefs(document, (ref) => refs.get(ref) ?? ref);

/** Distinct references of a document in order of appearance, including those of unknown layers. */
export function imageRefsOf(document: unknown): string[] {
  const refs = new Set<string>();
  mapImageRefs(document, (ref) => {
    refs.add(ref);
    return ref;
  });
  return [...refs];
}
