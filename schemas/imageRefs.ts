// The pictures a document names: which fields hold one is what the schemas say of their fields, not how a text looks.
import { z } from 'zod';
import { copy, design, mode } from './design';
import { isImageRef } from './imageRef';
import { nodeSchemas } from './nodes';
import { ui } from './ui';

/** What a field holds: a picture, words, or further fields. */
type Field = 'picture' | 'words' | Fields;
type Fields = ReadonlyMap<string, Field>;

/** The schema inside of defaults, lists and the like. */
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

/** Names of fields that hold a picture in some schema, or only words in every one that has them. */
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

/** In what this version does not know any text may be a reference, but one in a field that is known to hold words. */
const unknownField = (name: string): Field | undefined =>
  WORDS.has(name) && !PICTURES.has(name) ? 'words' : undefined;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The document (a design, a layer, a list or history of them) with each reference to a picture replaced by `to(ref)`. Parts
 * without a change keep their identity; `done` lets several calls share what they made. Recursive: documents are bounded.
 */
export function mapImageRefs<T>(document: T, to: (ref: string) => string, done = new WeakMap<object, unknown>()): T {
  const mapped = (value: unknown, field: Field | undefined): unknown => {
    if (typeof value === 'string') return field !== 'words' && isImageRef(value) ? to(value) : value;
    if (!isObject(value)) return value;
    const known = done.get(value);
    if (known !== undefined) return known;
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
  // The shape is the same by construction: only texts are exchanged for texts.
  return mapped(document, undefined) as T;
}

/** The document with its references exchanged as `refs` says; others stay. */
export const withImageRefs = <T>(document: T, refs: ReadonlyMap<string, string>): T =>
  refs.size === 0 ? document : mapImageRefs(document, (ref) => refs.get(ref) ?? ref);

/** The references of a document, each once, in order of appearance; those of layers this version does not know, too. */
export function imageRefsOf(document: unknown): string[] {
  const found = new Set<string>();
  mapImageRefs(document, (ref) => {
    found.add(ref);
    return ref;
  });
  return [...found];
}
