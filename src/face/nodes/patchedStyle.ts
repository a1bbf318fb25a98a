// New values for some fields of a style: what this version does not know of an object in it stays there.

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object (the pivot, a look) takes the given fields and keeps its others; any other value is replaced. */
const patched = (was: unknown, value: unknown): unknown =>
  isFields(was) && isFields(value) && Object.keys(was).some((key) => !(key in value)) ? { ...was, ...value } : value;

/** The style with the fields of the patch in it. */
export const patchedStyle = (style: Fields, patch: Fields): Fields => ({
  ...style,
  ...Object.fromEntries(Object.entries(patch).map(([name, value]) => [name, patched(style[name], value)])),
});
