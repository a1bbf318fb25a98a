// Patches fields of a style; fields of nested objects that this version does not know are preserved.

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object (the pivot, a look) is merged with the given fields; any other value is replaced. */
const patched = (was: unknown, value: unknown): unknown =>
  isFields(was) && isFields(value) && Object.keys(was).some((key) => !(key in value)) ? { ...was, ...value } : value;

/** The style with the patch applied. */
export const patchedStyle = (style: Fields, patch: Fields): Fields => ({
  ...style,
  ...Object.fromEntries(Object.entries(patch).map(([name, value]) => [name, patched(style[name], value)])),
});
