// A schema as a tree of its fields: types, bounds, options and defaults, with the metadata of the field registry.
import type { z } from 'zod';
import { type UiMeta, ui } from './ui';

/** A field, or an object of fields. Has the names and the meanings of JSON Schema. */
export interface FieldTree extends UiMeta {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  properties?: Record<string, FieldTree>;
  /** Properties that the input must contain. */
  required?: string[];
  items?: FieldTree;
  /** The only possible values, of several. */
  enum?: (string | number | boolean)[];
  default?: unknown;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  maxItems?: number | undefined;
}

const isOption = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** The used facts of Zod's checks. */
interface CheckFacts {
  check: string;
  value?: unknown;
  inclusive?: boolean;
  minimum?: number;
  maximum?: number;
}

const factsOf = (checks: readonly z.core.$ZodCheck[] | undefined): CheckFacts[] =>
  (checks ?? []).map(({ _zod: { def } }) => def);

/** The tightest of several bounds of one kind; undefined if there is none. */
function tightest(pick: (...bounds: number[]) => number, bounds: readonly unknown[]): number | undefined {
  const numbers = bounds.filter((bound) => typeof bound === 'number');
  return numbers.length === 0 ? undefined : pick(...numbers);
}

function boundsOf(checks: readonly CheckFacts[]) {
  const valuesOf = (kind: string) =>
    checks.flatMap(({ check, inclusive, value }) => (check === kind && inclusive ? [value] : []));
  return {
    minimum: tightest(Math.max, valuesOf('greater_than')),
    maximum: tightest(Math.min, valuesOf('less_than')),
  };
}

const mostOf = (checks: readonly CheckFacts[]) =>
  tightest(
    Math.min,
    checks.map(({ check, maximum }) => (check === 'max_length' ? maximum : undefined)),
  );

/** A single value has the type of the value. */
function literalFacts(values: readonly z.core.util.Literal[]): FieldTree {
  const options = values.filter((value) => isOption(value));
  const type = typeof options[0];
  if (options.length > 1) return { enum: options };
  return type === 'string' || type === 'number' || type === 'boolean' ? { type } : {};
}

/** Whether the input must contain a field. A transform before it makes no difference. */
const isRequired = ({ _zod: { def, optin } }: z.core.$ZodTypes): boolean =>
  def.type === 'pipe' && def.in._zod.def.type === 'transform'
    ? isRequired(def.out as z.core.$ZodTypes)
    : optin === undefined;

/** Facts from the type itself: fields, bounds and options. Empty for other types. */
function typeFacts({ _zod: { def } }: z.core.$ZodTypes): FieldTree {
  switch (def.type) {
    case 'record':
      return { type: 'object' };
    case 'object':
      return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, fieldTree(field)])),
        required: Object.entries(def.shape).flatMap(([key, field]) =>
          isRequired(field as z.core.$ZodTypes) ? [key] : [],
        ),
      };
    case 'array':
      return { type: 'array', items: fieldTree(def.element), maxItems: mostOf(factsOf(def.checks)) };
    case 'string': {
      const checks = factsOf(def.checks);
      const least = checks.map(({ check, minimum }) => (check === 'min_length' ? minimum : undefined));
      return { type: 'string', minLength: tightest(Math.max, least), maxLength: mostOf(checks) };
    }
    case 'number': {
      const checks = factsOf(def.checks);
      // `z.int()` is itself a check; `z.number().int()` has one.
      const isInteger = 'format' in def || checks.some(({ check }) => check === 'number_format');
      return { type: isInteger ? 'integer' : 'number', ...boundsOf(checks) };
    }
    case 'boolean':
      return { type: 'boolean' };
    case 'enum':
      return { enum: Object.values(def.entries) };
    case 'literal':
      return literalFacts(def.values);
    case 'default':
    case 'prefault':
      return { ...fieldTree(def.innerType), default: def.defaultValue };
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'readonly':
      return fieldTree(def.innerType);
    case 'pipe':
      return fieldTree(def.in._zod.def.type === 'transform' ? def.out : def.in);
    default:
      return {};
  }
}

/** The tree of a schema. A wrapper has the facts of the wrapped schema; its own metadata overrides them. */
export const fieldTree = (schema: z.core.$ZodType): FieldTree => ({
  ...typeFacts(schema as z.core.$ZodTypes),
  ...ui.get(schema),
});
