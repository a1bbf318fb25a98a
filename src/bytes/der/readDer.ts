// Parses untrusted DER one level at a time; returns values whose lengths fit, or null.
import { DER } from './writeDer';

export interface DerValue {
  readonly tag: number;
  readonly content: Uint8Array<ArrayBuffer>;
  /** The encoded value including tag and length. */
  readonly whole: Uint8Array<ArrayBuffer>;
}

/** Maximum bytes of a length; more than four would be gigabytes. */
const LENGTH_BYTES_MAX = 4;

function valueAt(bytes: Uint8Array<ArrayBuffer>, at: number): DerValue | null {
  const [tag, first] = bytes.subarray(at, at + 2);
  // Multi-byte tags do not occur in our structures.
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) return null;
  const more = first < 0x80 ? 0 : first & 0x7f;
  if (first === 0x80 || more > LENGTH_BYTES_MAX || at + 2 + more > bytes.length) return null;
  const length = more === 0 ? first : bytes.subarray(at + 2, at + 2 + more).reduce((sum, byte) => sum * 256 + byte, 0);
  const from = at + 2 + more;
  if (from + length > bytes.length) return null;
  return { tag, content: bytes.subarray(from, from + length), whole: bytes.subarray(at, from + length) };
}

/** Consecutive values that fill these bytes exactly; null if they do not. */
export function derValues(bytes: Uint8Array<ArrayBuffer>): readonly DerValue[] | null {
  const values: DerValue[] = [];
  for (let at = 0; at < bytes.length; ) {
    const value = valueAt(bytes, at);
    if (!value) return null;
    values.push(value);
    at += value.whole.length;
  }
  return values;
}

/** Content of a sequence that spans all of these bytes; null if it is not one. */
export function sequenceIn(bytes: Uint8Array<ArrayBuffer>): readonly DerValue[] | null {
  const [only, ...rest] = derValues(bytes) ?? [];
  return only && rest.length === 0 && only.tag === DER.sequence ? derValues(only.content) : null;
}

/** Bytes of a non-negative integer without leading zeros; null if it is not one. */
export function integerIn(value: DerValue | undefined): Uint8Array<ArrayBuffer> | null {
  if (value?.tag !== DER.integer || (value.content[0] ?? 0x80) >= 0x80) return null;
  const first = value.content.findIndex((byte) => byte !== 0);
  return first < 0 ? new Uint8Array() : value.content.subarray(first);
}

/** Number of bits of such an integer. */
export const bitLength = (integer: Uint8Array): number =>
  integer.length === 0 ? 0 : integer.length * 8 - Math.clz32(integer[0] ?? 0) + 24;
