// Reads the string pool of binary XML and resource tables; decodes each string on first use.
import { XML_BYTES_MAX } from '@/schemas/limits';
import type { Chunk } from './chunk';
import { POOL, POOL_STRING_MAX } from './stringPool';

/** The string with this index. @throws RangeError if there is none, or the total decoded length exceeds the limit. */
export type ReadStrings = (place: number) => string;

/** A length of one or two units of `bytes` each, and the position after it. */
function lengthAt(view: DataView, at: number, bytes: 1 | 2): readonly [length: number, next: number] {
  const piece = (place: number) => (bytes === 1 ? view.getUint8(place) : view.getUint16(place, true));
  const high = bytes === 1 ? 0x80 : 0x8000;
  const first = piece(at);
  return first < high ? [first, at + bytes] : [(first - high) * high * 2 + piece(at + bytes), at + 2 * bytes];
}

/** @throws RangeError if the pool extends past its chunk. */
export function readStringPool(view: DataView, { begin, body, end }: Chunk): ReadStrings {
  const count = view.getUint32(begin + 8, true);
  const isUtf8 = (view.getUint32(begin + 16, true) & POOL.utf8) !== 0;
  const first = begin + view.getUint32(begin + 20, true);
  if (body + 4 * count > end || first > end) throw new RangeError('A pool of strings is cut off.');
  const cache = new Map<number, string>();
  let left = XML_BYTES_MAX;

  function decoded(place: number): string {
    const at = first + view.getUint32(body + 4 * place, true);
    const [units, afterUnits] = lengthAt(view, at, isUtf8 ? 1 : 2);
    const [length, from] = isUtf8 ? lengthAt(view, afterUnits, 1) : [units * 2, afterUnits];
    left -= length;
    if (from + length > end || length > POOL_STRING_MAX * 4 || left < 0) throw new RangeError('A string is too long.');
    const bytes = new Uint8Array(view.buffer, view.byteOffset + from, length);
    return new TextDecoder(isUtf8 ? 'utf-8' : 'utf-16le', { ignoreBOM: true }).decode(bytes);
  }

  return (place) => {
    const before = cache.get(place);
    if (before !== undefined) return before;
    if (place >= count) throw new RangeError('There is no such string.');
    const text = decoded(place);
    cache.set(place, text);
    return text;
  };
}
