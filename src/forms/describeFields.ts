// From a schema to a flat list of fields to draw, through the public JSON Schema of Zod: no Zod internals are read.
import { z } from 'zod';
import { CONTROL_NAMES, type CodeMeta, type ControlName, type FieldPreset, type UiMeta, ui } from '@/schemas/ui';

export type OptionValue = string | number | boolean;

export interface FieldCondition {
  path: string;
  in: readonly OptionValue[];
}

/** One field to draw. Numbers are in the stored unit. */
export interface FieldDescriptor {
  /** Dotted path inside the value, such as `style.x`. */
  path: string;
  control: ControlName;
  section: string | undefined;
  unit: UiMeta['unit'];
  step: number | undefined;
  min: number | undefined;
  max: number | undefined;
  integer: boolean;
  maxLength: number | undefined;
  /** Most entries of a list. */
  maxItems: number | undefined;
  /** Most UTF-16 units of one entry of a list of texts. */
  itemMaxLength: number | undefined;
  /** ISO code, of money. */
  currency: string | undefined;
  /** Characters at most, counted beside what is typed. */
  counted: number | undefined;
  /** The list of the server that names the options. */
  from: UiMeta['from'];
  /** Most options that may be chosen together. */
  most: number | undefined;
  /** Values offered; other values of the schema stay readable. */
  options: readonly OptionValue[] | undefined;
  /** By the value of another field, the options that fit it; see `narrowed`. */
  optionsBy: { path: string; values: Readonly<Record<string, readonly OptionValue[]>> } | undefined;
  /** Options that the other field's value does not allow now. */
  leftOut: readonly OptionValue[];
  row: string | undefined;
  /** Shown only while each of these fields holds one of its values; empty: always. */
  showIf: readonly FieldCondition[];
  default: unknown;
  /** The person must fill it in. */
  required: boolean;
  /** It may be absent (no default either): offered as a value of its own. */
  optional: boolean;
  autocomplete: string | undefined;
  /** Of a verification code: where it goes, and what it is for. */
  code: CodeMeta | undefined;
  /** Expressions offered by name. */
  presets: readonly FieldPreset[];
  /** Its contrast against the face's background is shown. */
  contrast: boolean;
  /** No data tag may stand in it. */
  plain: boolean;
  /** What an expression is for, where it is not shown itself. */
  asks: UiMeta['asks'];
}

/** The part of a JSON Schema that fields are made of, with our metadata flat beside it. */
interface JsonField extends UiMeta {
  type?: string | string[];
  anyOf?: JsonField[];
  properties?: Record<string, JsonField>;
  required?: string[];
  enum?: OptionValue[];
  const?: OptionValue;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: JsonField;
}

const isControl = (name: unknown): name is ControlName => CONTROL_NAMES.some((known) => known === name);
/** `z.int()` states the safe integers as its bounds: those are no bounds a person should read. */
const realBound = (bound: number | undefined) =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;

/** A nullable field says `anyOf: [field, null]` or `type: [field, null]`: the field itself, metadata kept. */
function withoutNull(json: JsonField): JsonField {
  const types = [json.type ?? []].flat().filter((type) => type !== 'null');
  const rest = json.anyOf?.filter((part) => part.type !== 'null') ?? [];
  const [only] = rest;
  const plain = types[0] === undefined ? json : { ...json, type: types[0] };
  return rest.length === 1 && only ? { ...only, ...plain, ...(only.type ? { type: only.type } : {}) } : plain;
}

function guessControl(json: JsonField): ControlName {
  if (json.enum) return json.enum.length <= 3 ? 'segmented' : 'select';
  const guesses: Record<string, ControlName> = { boolean: 'switch', number: 'number', integer: 'number' };
  return guesses[String(json.type)] ?? 'text';
}

/** A field is drawn only if it was registered with a control or a section. */
const isField = (json: JsonField) => isControl(json.control) || json.section !== undefined;

/** Path of another field as a condition names it: in the same object, or with `../` in the one around it. */
function seenFrom(parent: string, field: string): string {
  return field.startsWith('../') ? seenFrom(parent.replace(/[^.]+\.$/, ''), field.slice(3)) : parent + field;
}

function describe(json: JsonField, path: string, listedRequired: boolean): FieldDescriptor {
  const parent = path.includes('.') ? `${path.slice(0, path.lastIndexOf('.'))}.` : '';
  const absent = !listedRequired && json.default === undefined;
  return {
    path,
    control: json.control ?? guessControl(json),
    section: json.section,
    unit: json.unit,
    step: json.step,
    min: realBound(json.minimum),
    max: realBound(json.maximum),
    integer: json.type === 'integer',
    maxLength: json.maxLength,
    maxItems: json.maxItems,
    itemMaxLength: json.items?.maxLength,
    currency: json.currency,
    counted: json.counted,
    from: json.from,
    most: json.most,
    options: json.options ?? json.enum ?? json.items?.enum,
    optionsBy: json.optionsBy && { path: seenFrom(parent, json.optionsBy.field), values: json.optionsBy.values },
    leftOut: [],
    row: json.row,
    showIf: [json.showIf ?? []]
      .flat()
      .map((condition) => ({ path: seenFrom(parent, condition.field), in: condition.in })),
    default: json.default,
    required:
      json.asked === true ||
      (listedRequired && (json.type !== 'string' || (json.minLength ?? 0) > 0 || json.enum !== undefined)),
    optional: absent,
    autocomplete: json.autocomplete,
    code: json.code,
    presets: json.presets ?? [],
    contrast: json.contrast ?? false,
    plain: json.plain ?? false,
    asks: json.asks,
  };
}

function walk(json: JsonField, prefix: string): FieldDescriptor[] {
  return Object.entries(json.properties ?? {}).flatMap(([key, raw]) => {
    const property = withoutNull(raw);
    const path = prefix + key;
    if (isField(property)) return [describe(property, path, json.required?.includes(key) ?? false)];
    return property.properties && property.control !== 'hidden' ? walk(property, `${path}.`) : [];
  });
}

const described = new WeakMap<z.ZodType, readonly FieldDescriptor[]>();

/** The fields of an object schema in the order of the schema, objects inside it flattened. Remembered per schema. */
export function describeFields(schema: z.ZodType): readonly FieldDescriptor[] {
  const known = described.get(schema);
  if (known) return known;
  const json: unknown = z.toJSONSchema(schema, { metadata: ui, io: 'input', unrepresentable: 'any' });
  const fields = walk(withoutNull(json as JsonField), '');
  described.set(schema, fields);
  return fields;
}

/** Paths that all these schemas draw with the same control: what several selected layers share. */
export function sharedPaths(schemas: readonly z.ZodType[]): ReadonlySet<string> {
  const [first, ...others] = [...new Set(schemas)].map((schema) =>
    describeFields(schema).map((field) => [field.path, field.control] as const),
  );
  const inAll = (path: string, control: ControlName) =>
    others.every((fields) => fields.some(([otherPath, other]) => otherPath === path && other === control));
  return new Set((first ?? []).filter(([path, control]) => inAll(path, control)).map(([path]) => path));
}
