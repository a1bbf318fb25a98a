// Finds and replaces the typefaces of a document, by the names of fields that hold one.

/** `fontFamily` of texts; `textTypeface` and `titleTypeface` of slots. */
const FIELD = /fontFamily$|typeface$/i;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Fonts of preserved parts: a list of names in their XML with typefaces. */
const isFontEntry = (value: object): value is { name: string; family: string } =>
  'name' in value && 'family' in value && typeof value.name === 'string' && typeof value.family === 'string';

/**
 * The document with each typeface replaced by `to(family)`. Unchanged parts keep their identity. Recursion is safe
 * because documents are bounded.
 */
export function mapFontFamilies<T>(document: T, to: (family: string) => string): T {
  const mapped = (value: unknown, key: string, list: string): unknown => {
    if (typeof value === 'string') return FIELD.test(key) ? to(value) : value;
    if (!isObject(value)) return value;
    if (Array.isArray(value)) {
      const made = value.map((item) => mapped(item, '', key));
      return made.every((item, index) => Object.is(item, value[index])) ? value : made;
    }
    if (list === 'fonts' && isFontEntry(value)) {
      const family = to(value.family);
      return family === value.family ? value : { ...value, family };
    }
    const entries = Object.entries(value);
    const made = entries.map(([name, item]): [string, unknown] => [name, mapped(item, name, '')]);
    return made.every(([, item], index) => Object.is(item, entries[index]?.[1])) ? value : Object.fromEntries(made);
  };
  // The type is preserved because only strings replace strings.
  return mapped(document, '', '') as T;
}

/** Distinct typefaces of a document, in order of appearance. */
export function fontFamiliesOf(document: unknown): string[] {
  const families = new Set<string>();
  mapFontFamilies(document, (family) => {
    families.add(family);
    return family;
  });
  return [...families];
}
