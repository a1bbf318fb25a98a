// Values as binary XML and resource tables hold them: a type and 32 bits. What a text becomes is what Google's compiler makes of it.

/** Types of values (Res_value of the platform). Colours are the last four, with as many digits as they were written with. */
export const VALUE = {
  reference: 0x01,
  text: 0x03,
  float: 0x04,
  dimension: 0x05,
  fraction: 0x06,
  decimal: 0x10,
  hex: 0x11,
  boolean: 0x12,
  color8: 0x1c,
  color6: 0x1d,
  color4: 0x1e,
  color3: 0x1f,
} as const;

export interface TypedValue {
  readonly type: number;
  readonly data: number;
}

/** Bytes of a value: size, zero, type, data. */
export const VALUE_BYTES = 8;

/** Finds the id of a resource named as `drawable/preview`; undefined where there is none. */
export type ResourceIds = (name: string) => number | undefined;

const INT_MIN = -(2 ** 31);
const INT_MAX = 2 ** 31 - 1;

/**
 * The value that a text stands for: a resource, a truth, a whole number; null where it is a text.
 * @throws RangeError where it names a resource that is not there.
 */
export function typedValue(text: string, ids: ResourceIds): TypedValue | null {
  const [, resource] = /^@([a-z]+\/\w+)$/.exec(text) ?? [];
  if (resource !== undefined) {
    const id = ids(resource);
    if (id === undefined) throw new RangeError(`There is no resource ${resource}.`);
    return { type: VALUE.reference, data: id };
  }
  if (text === 'true' || text === 'false') return { type: VALUE.boolean, data: text === 'true' ? 0xffffffff : 0 };
  if (/^0[xX][\da-fA-F]{1,8}$/.test(text)) return { type: VALUE.hex, data: Number.parseInt(text, 16) };
  const number = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return number >= INT_MIN && number <= INT_MAX ? { type: VALUE.decimal, data: number >>> 0 } : null;
}
