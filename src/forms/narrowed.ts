// Options that depend on another field: which of them suit its value.
import type { FieldDescriptor, OptionValue } from './describeFields';

/** Represents different values of the other field in several layers. */
export const VARIOUS = Symbol('various');

/**
 * The field while the field it depends on has `value`; unsuitable options are left out. `VARIOUS` keeps options that
 * suit any value; an unknown value keeps all.
 */
export function narrowed(field: FieldDescriptor, value: unknown): FieldDescriptor {
  const { optionsBy, options } = field;
  if (!optionsBy || !options) return field;
  const own = optionsBy.values[String(value)];
  const lists = value === VARIOUS ? Object.values(optionsBy.values) : own ? [own] : [];
  const isAllowed = (option: OptionValue) => lists.every((list) => list.includes(option));
  return {
    ...field,
    options: options.filter(isAllowed),
    leftOut: options.filter((option) => !isAllowed(option)),
  };
}
