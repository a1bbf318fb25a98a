// Converts a schema to a flat list of fields.
import type { z } from 'zod';
import { type FieldTree, fieldTree } from '@/schemas/fieldTree';
import { CONTROL_NAMES, type CodeMeta, type ControlName, type FieldPreset, type UiMeta } from '@/schemas/ui';

export type OptionValue = string | number | boolean;

/** A condition on another field's value: one of these, or any (`null`). */
export interface FieldCondition {
  path: string;
  in: readonly (OptionValue | null)[] | null;
}

/** Whether the other field's value meets the condition. */
export const isMet = ({ in: values }: FieldCondition, value: unknown): boolean =>
  values === null
    ? value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)
    : values.some((one) => one === value);

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

const isControl = (name: unknown): name is ControlName => CONTROL_NAMES.some((control) => control === name);
/** `z.int()` has the safe integers as limits, which are not meant for people. */
const realBound = (bound: number | undefined) =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;

function guessControl(tree: FieldTree): ControlName {
  if (tree.enum) return tree.enum.length <= 3 ? 'segmented' : 'select';
  const guesses: Record<string, ControlName> = { boolean: 'switch', number: 'number', integer: 'number' };
  return guesses[String(tree.type)] ?? 'text';
}

/** A field is rendered only if it was registered with a control or section. */
const isField = (tree: FieldTree) => isControl(tree.control) || tree.section !== undefined;

/** Path of another field in a condition: in the same object, or with `../` in the parent object. */
function seenFrom(parent: string, field: string): string {
  return field.startsWith('../') ? seenFrom(parent.replace(/[^.]+\.$/, ''), field.slice(3)) : parent + field;
}

function describe(tree: FieldTree, path: string, listedRequired: boolean): FieldDescriptor {
  const parent = path.includes('.') ? `${path.slice(0, path.lastIndexOf('.'))}.` : '';
  const absent = !listedRequired && tree.default === undefined;
  return {
    path,
    control: tree.control ?? guessControl(tree),
    section: tree.section,
    unit: tree.unit,
    step: tree.step,
    min: realBound(tree.minimum),
    max: realBound(tree.maximum),
    integer: tree.type === 'integer',
    maxLength: tree.maxLength,
    maxItems: tree.maxItems,
    itemMaxLength: tree.items?.maxLength,
    currency: tree.currency,
    counted: tree.counted,
    from: tree.from,
    most: tree.most,
    options: tree.options ?? tree.enum ?? tree.items?.enum,
    optionsBy: tree.optionsBy && { path: seenFrom(parent, tree.optionsBy.field), values: tree.optionsBy.values },
    leftOut: [],
    row: tree.row,
    showIf: [tree.showIf ?? []].flat().map((condition) => ({
      path: seenFrom(parent, condition.field),
      in: 'in' in condition ? condition.in : null,
    })),
    default: tree.default,
    required:
      tree.looksRequired === true ||
      (listedRequired && (tree.type !== 'string' || (tree.minLength ?? 0) > 0 || tree.enum !== undefined)),
    optional: absent,
    autocomplete: tree.autocomplete,
    code: tree.code,
    presets: tree.presets ?? [],
    contrast: tree.contrast ?? false,
    plain: tree.plain ?? false,
    asks: tree.asks,
  };
}

function walk(tree: FieldTree, prefix: string): FieldDescriptor[] {
  return Object.entries(tree.properties ?? {}).flatMap(([key, property]) => {
    const path = prefix + key;
    if (isField(property)) return [describe(property, path, tree.required?.includes(key) ?? false)];
    return property.properties && property.control !== 'hidden' ? walk(property, `${path}.`) : [];
  });
}

const described = new WeakMap<z.ZodType, readonly FieldDescriptor[]>();

/** The fields of an object schema in schema order, with nested objects flattened. Cached per schema. */
export function describeFields(schema: z.ZodType): readonly FieldDescriptor[] {
  const cached = described.get(schema);
  if (cached) return cached;
  const fields = walk(fieldTree(schema), '');
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
