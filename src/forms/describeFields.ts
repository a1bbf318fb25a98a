// Converts a schema to a flat list of fields, through Zod's public JSON Schema.
import { z } from 'zod';
import { CONTROL_NAMES, type CodeMeta, type ControlName, type FieldPreset, type UiMeta, ui } from '@/schemas/ui';

export type OptionValue = string | number | boolean;

export interface FieldCondition {
  path: string;
  in: readonly OptionValue[];
}

/** A field to render. Numbers are in the stored unit. */
export interface FieldDescriptor {
  /** Dotted path in the value, such as `style.x`. */
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
  /** Maximum UTF-16 units per entry of a text list. */
  itemMaxLength: number | undefined;
  /** ISO code, of money. */
  currency: string | undefined;
  /** Maximum characters, shown as a counter. */
  counted: number | undefined;
  /** Source of the options on the server. */
  from: UiMeta['from'];
  /** Maximum number of selected options. */
  most: number | undefined;
  /** Offered values; other values of the schema remain readable. */
  options: readonly OptionValue[] | undefined;
  /** Suitable options by the value of another field; see `narrowed`. */
  optionsBy: { path: string; values: Readonly<Record<string, readonly OptionValue[]>> } | undefined;
  /** Options that do not suit the other field's current value. */
  leftOut: readonly OptionValue[];
  row: string | undefined;
  /** Shown only while each of these fields has one of its values; empty: always. */
  showIf: readonly FieldCondition[];
  default: unknown;
  /** The person must fill it in. */
  required: boolean;
  /** May be absent (and has no default); offered as a separate option. */
  optional: boolean;
  autocomplete: string | undefined;
  /** For a verification code: its destination and purpose. */
  code: CodeMeta | undefined;
  /** Expressions offered by name. */
  presets: readonly FieldPreset[];
  /** Shows its contrast with the face's background. */
  contrast: boolean;
  /** Must not contain a data tag. */
  plain: boolean;
  /** Purpose of an expression that is not displayed itself. */
  asks: UiMeta['asks'];
}

/** The used part of a JSON Schema, merged with our metadata. */
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
/** `z.int()` has the safe integers as limits, which are not meant for people. */
const realBound = (bound: number | undefined) =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;

/** A nullable field is `anyOf: [field, null]` or `type: [field, null]`; returns the field itself with its metadata. */
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

/** A field is rendered only if it was registered with a control or section. */
const isField = (json: JsonField) => isControl(json.control) || json.section !== undefined;

/** Path of another field in a condition: in the same object, or with `../` in the parent object. */
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

/** The fields of an object schema in schema order, with nested objects flattened. Cached per schema. */
export function describeFields(schema: z.ZodType): readonly FieldDescriptor[] {
  const known = described.get(schema);
  if (known) return known;
  const json: unknown = z.toJSONSchema(schema, { metadata: ui, io: 'input', unrepresentable: 'any' });
  const fields = walk(withoutNull(json as JsonField), '');
  described.set(schema, fields);
  return fields;
}

/** Paths that all these schemas render with the same control: the common fields of several selected layers. */
export function sharedPaths(schemas: readonly z.ZodType[]): ReadonlySet<string> {
  const [first, ...others] = [...new Set(schemas)].map((schema) =>
    describeFields(schema).map((field) => [field.path, field.control] as const),
  );
  const inAll = (path: string, control: ControlName) =>
    others.every((fields) => fields.some(([otherPath, other]) => otherPath === path && other === control));
  return new Set((first ?? []).filter(([path, control]) => inAll(path, control)).map(([path]) => path));
}
