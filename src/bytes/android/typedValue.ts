// Typed values of binary XML and resource tables: a type and 32 bits. Converts texts like Google's compiler.

/** Value types (the platform's Res_value). The last four are colours, by number of digits as written. */
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

/** Size of a value in bytes: size, zero, type, data. */
export const VALUE_BYTES = 8;

/** Looks up the id of a resource such as `drawable/preview`; undefined if there is none. */
export type ResourceIds = (name: string) => number | undefined;

const INT_MIN = -(2 ** 31);
const INT_MAX = 2 ** 31 - 1;

/**
 * The typed value of a text: a resource, a boolean, a whole number; null if it is plain text.
 * @throws RangeError if it refers to an unknown resource.
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
