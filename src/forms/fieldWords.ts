// The words of a field by key grammar: `fields.<schema>.<path>`, else `fields.shared.<path>`; nothing is written by hand.
import type { i18n, TFunction } from 'i18next';
import type { FieldDescriptor, OptionValue } from './describeFields';

/** Option of a field that may be absent: its key is `unset`. */
export const UNSET = 'unset';

/** The style object is where nearly all fields live: it is left out of the keys. */
const keyPath = (path: string) => path.replace(/^style\./, '');

/** An option's value as part of a key: `500*500:circle` is `500_500_circle`. */
export const optionKey = (value: OptionValue) => String(value).replace(/[^A-Za-z0-9]+/g, '_');

/** A field inside an object may be called like the one of the same name outside of it: `ambient.bgColor` like `bgColor`. */
function named(schemaName: string, path: string, tail: (path: string) => string): string[] {
  const whole = keyPath(path);
  const last = whole.slice(whole.lastIndexOf('.') + 1);
  return [...new Set([`${schemaName}.${tail(whole)}`, `shared.${tail(whole)}`, `${schemaName}.${tail(last)}`])];
}

/** Keys of a field's label in the namespace `fields`, the first that exists counts. */
export const labelKeys = (schemaName: string, path: string): string[] => named(schemaName, path, (at) => at);

export const optionKeys = (schemaName: string, path: string, value: OptionValue): string[] =>
  named(schemaName, path, (at) => `options.${at}.${optionKey(value)}`);

/** Keys of the words around a stored option that does not fit another field: `{{option}}` is its name. */
export const unfitKeys = (schemaName: string, path: string): string[] => named(schemaName, path, (at) => `unfit.${at}`);

export function fieldLabel(t: TFunction, schemaName: string, field: FieldDescriptor): string {
  return t(labelKeys(schemaName, field.path), { ns: 'fields' });
}

/** Key of what a preset of expressions, or a choice among its variants, is called. */
export const presetKeys = (schemaName: string, path: string, name: string): string[] =>
  named(schemaName, path, () => `presets.${name}`);

/** What stands inside the box of a field beside others, where that is shorter than its name: `fields.shared.short.<path>`. */
export function fieldShort(i18n: i18n, t: TFunction, schemaName: string, field: FieldDescriptor): string {
  const keys = named(schemaName, field.path, (at) => `short.${at}`);
  const short = keys.find((key) => i18n.exists(key, { ns: 'fields' }));
  return short ? t(short, { ns: 'fields' }) : fieldLabel(t, schemaName, field);
}

/** Words under the label, where there are any: `fields.<schema>.hints.<path>`. */
export function fieldHint(i18n: i18n, t: TFunction, schemaName: string, field: FieldDescriptor): string {
  const key = `${schemaName}.hints.${keyPath(field.path)}`;
  return i18n.exists(key, { ns: 'fields' }) ? t(key, { ns: 'fields' }) : '';
}

/**
 * The range, for the description that screen readers read, "1 to 500", or as shown, "1–500": the field itself has the unit.
 * `unitToo`: the value does not say the unit, so that this does, "px, 1 to 500".
 */
export function fieldRange(t: TFunction, field: FieldDescriptor, { shown = false, unitToo = false } = {}): string {
  if (field.control !== 'number' && field.control !== 'slider') return '';
  const scale = field.unit === '%' ? 100 : 1;
  const unit = field.unit ?? '';
  const bound = (value: number) => Number((value * scale).toFixed(4));
  if (field.min === undefined || field.max === undefined) return unitToo ? unit : '';
  if (shown) return `${bound(field.min)}–${bound(field.max)}`;
  const key = unit && unitToo ? 'ui.range' : 'ui.rangePlain';
  return t(key, { ns: 'messages', min: bound(field.min), max: bound(field.max), unit });
}

export interface FieldOption {
  value: OptionValue | undefined;
  /** The value as text, unique in the field. */
  key: string;
  label: string;
}

/**
 * A stored value that is not offered, by its name where it has one: a withdrawn provider, or one that does not fit another
 * field and says so. Undefined where nothing is stored.
 */
export function storedOption(i18n: i18n, schemaName: string, field: FieldDescriptor, value: unknown) {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const name = optionKeys(schemaName, field.path, value).find((key) => i18n.exists(key, { ns: 'fields' }));
  const option = name ? i18n.t(name, { ns: 'fields' }) : String(value);
  const label = field.leftOut.includes(value)
    ? i18n.t(unfitKeys(schemaName, field.path), { ns: 'fields', option })
    : option;
  return { key: String(value), label };
}

/** What a choice offers, labelled; `unset` first where the field may be absent. */
export function fieldOptions(t: TFunction, schemaName: string, field: FieldDescriptor): FieldOption[] {
  const offered = (field.options ?? []).map((value) => ({
    value,
    key: String(value),
    label: t(optionKeys(schemaName, field.path, value), { ns: 'fields' }),
  }));
  if (!field.optional) return offered;
  const label = t(optionKeys(schemaName, field.path, UNSET), { ns: 'fields' });
  return [{ value: undefined, key: UNSET, label }, ...offered];
}
