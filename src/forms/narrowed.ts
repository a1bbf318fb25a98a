// Options that depend on another field: which of them its value allows.
import type { FieldDescriptor, OptionValue } from './describeFields';

/** Stands for the value of the other field where several layers are shown and differ in it. */
export const VARIOUS = Symbol('various');

/**
 * The field while the one that decides about its options holds `value`: the others are left out. `VARIOUS` leaves those that
 * any value allows; a value nothing is known of leaves all.
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
