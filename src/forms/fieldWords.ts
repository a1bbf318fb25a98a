// Texts of a field by key convention: `fields.<schema>.<path>`, else `fields.shared.<path>`.
import type { i18n, TFunction } from 'i18next';
import type { FieldDescriptor, OptionValue } from './describeFields';

/** The option of an absent value: its key is `unset`. */
export const UNSET = 'unset';

/** Nearly all fields are in the style object, so keys omit it. */
const keyPath = (path: string) => path.replace(/^style\./, '');

/** An option's value in a key: `500*500:circle` becomes `500_500_circle`. */
export const optionKey = (value: OptionValue) => String(value).replace(/[^A-Za-z0-9]+/g, '_');

/** A nested field may use the name of the outer field: `ambient.bgColor` like `bgColor`. */
function named(schemaName: string, path: string, tail: (path: string) => string): string[] {
  const whole = keyPath(path);
  const last = whole.slice(whole.lastIndexOf('.') + 1);
  return [...new Set([`${schemaName}.${tail(whole)}`, `shared.${tail(whole)}`, `${schemaName}.${tail(last)}`])];
}

/** Keys of a field's label in the namespace `fields`; the first that exists is used. */
export const labelKeys = (schemaName: string, path: string): string[] => named(schemaName, path, (at) => at);

export const optionKeys = (schemaName: string, path: string, value: OptionValue): string[] =>
  named(schemaName, path, (at) => `options.${at}.${optionKey(value)}`);

/** Keys of the text for a stored option that does not suit another field: `{{option}}` is its name. */
export const unfitKeys = (schemaName: string, path: string): string[] => named(schemaName, path, (at) => `unfit.${at}`);

export function fieldLabel(t: TFunction, schemaName: string, field: FieldDescriptor): string {
  return t(labelKeys(schemaName, field.path), { ns: 'fields' });
}

/** Keys of the name of a preset or of its variants' field. */
export const presetKeys = (schemaName: string, path: string, name: string): string[] =>
  named(schemaName, path, () => `presets.${name}`);

/** A short label inside the box of a field next to others: `fields.shared.short.<path>`. */
export function fieldShort(i18n: i18n, t: TFunction, schemaName: string, field: FieldDescriptor): string {
  const keys = named(schemaName, field.path, (at) => `short.${at}`);
  const short = keys.find((key) => i18n.exists(key, { ns: 'fields' }));
  return short ? t(short, { ns: 'fields' }) : fieldLabel(t, schemaName, field);
}

/**
 * Hint under the label, if any: `fields.<schema>.hints.<path>`, or `fields.<schema>.hints.<path>.<option>` for the chosen
 * option of a field whose options have hints of their own; else the same of `fields.shared`.
 */
export function fieldHint(
  i18n: i18n,
  t: TFunction,
  schemaName: string,
  field: FieldDescriptor,
  value: unknown,
): string {
  const keys = [schemaName, 'shared'].flatMap((name) => {
    const every = `${name}.hints.${keyPath(field.path)}`;
    return [every, ...(field.options && typeof value === 'string' ? [`${every}.${optionKey(value)}`] : [])];
  });
  const key = keys.find((one) => i18n.exists(one, { ns: 'fields', returnObjects: false }));
  return key ? t(key, { ns: 'fields' }) : '';
}

/**
 * The range for screen readers, "1 to 500", or for display, "1–500"; the field has the unit. `unitToo`: includes the
 * unit, "px, 1 to 500", if the field does not show it.
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
 * A stored value that is not offered, by its name if it has one: a retired provider, or one that does not suit another
 * field, which is marked. Undefined without a value.
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

/** The labelled options; `unset` first if the field may be absent. */
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
