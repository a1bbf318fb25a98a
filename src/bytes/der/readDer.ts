// Reads DER from anybody, one level at a time: values whose lengths fit, or null.
import { DER } from './writeDer';

export interface DerValue {
  readonly tag: number;
  readonly content: Uint8Array<ArrayBuffer>;
  /** With tag and length, as it stands in the file. */
  readonly whole: Uint8Array<ArrayBuffer>;
}

/** Bytes of a length: more than four would be gigabytes. */
const LENGTH_BYTES_MAX = 4;

function valueAt(bytes: Uint8Array<ArrayBuffer>, at: number): DerValue | null {
  const [tag, first] = bytes.subarray(at, at + 2);
  // Tags of several bytes are in none of our structures.
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) return null;
  const more = first < 0x80 ? 0 : first & 0x7f;
  if (first === 0x80 || more > LENGTH_BYTES_MAX || at + 2 + more > bytes.length) return null;
  const length = more === 0 ? first : bytes.subarray(at + 2, at + 2 + more).reduce((sum, byte) => sum * 256 + byte, 0);
  const from = at + 2 + more;
  if (from + length > bytes.length) return null;
  return { tag, content: bytes.subarray(from, from + length), whole: bytes.subarray(at, from + length) };
}

/** The values that stand behind one another in these bytes; null where they do not fill them. */
export function derValues(bytes: Uint8Array<ArrayBuffer>): readonly DerValue[] | null {
  const found: DerValue[] = [];
  for (let at = 0; at < bytes.length; ) {
    const value = valueAt(bytes, at);
    if (!value) return null;
    found.push(value);
    at += value.whole.length;
  }
  return found;
}

/** The values inside of a sequence that is all of these bytes; null where it is none. */
export function sequenceIn(bytes: Uint8Array<ArrayBuffer>): readonly DerValue[] | null {
  const [only, ...rest] = derValues(bytes) ?? [];
  return only && rest.length === 0 && only.tag === DER.sequence ? derValues(only.content) : null;
}

/** The bytes of an integer that is not negative, without leading zeros; null where it is none. */
export function integerIn(value: DerValue | undefined): Uint8Array<ArrayBuffer> | null {
  if (value?.tag !== DER.integer || (value.content[0] ?? 0x80) >= 0x80) return null;
  const first = value.content.findIndex((byte) => byte !== 0);
  return first < 0 ? new Uint8Array() : value.content.subarray(first);
}

/** How many bits such an integer has. */
export const bitLength = (integer: Uint8Array): number =>
  integer.length === 0 ? 0 : integer.length * 8 - Math.clz32(integer[0] ?? 0) + 24;
