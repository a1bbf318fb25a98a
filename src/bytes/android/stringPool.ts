// The string pool of binary XML and resource tables.
import { ByteWriter } from '../byteWriter';

/** Chunk type, and the flag bit for the encoding of its strings. */
export const POOL = { type: 0x0001, utf8: 0x100 } as const;
const HEADER_BYTES = 28;
/** Maximum length of a string, in UTF-16 units and in bytes: lengths have 15 bits. */
export const POOL_STRING_MAX = 0x7fff;

/** A length in one byte, or in two with the high bit of the first set. */
const lengthBytes = (length: number) => (length < 0x80 ? [length] : [0x80 | (length >> 8), length & 0xff]);

/** Stores each string once, in order of first use. */
export class StringPool {
  private readonly places = new Map<string, number>();
  private readonly strings: string[] = [];

  /** The number of the string. */
  of(text: string): number {
    const index = this.places.get(text);
    if (index !== undefined) return index;
    const place = this.append(text);
    this.places.set(text, place);
    return place;
  }

  /** Always adds a new entry, even for an existing text: names of attributes with a resource id need their own. */
  append(text: string): number {
    return this.strings.push(text) - 1;
  }

  /** Serializes the chunk. @throws RangeError if a string is too long. */
  chunk(): Uint8Array<ArrayBuffer> {
    const offsets: number[] = [];
    const data = new ByteWriter();
    for (const text of this.strings) {
      const bytes = new TextEncoder().encode(text);
      if (bytes.length > POOL_STRING_MAX) throw new RangeError(`A string of ${bytes.length} bytes is too long.`);
      offsets.push(data.length);
      for (const byte of [...lengthBytes(text.length), ...lengthBytes(bytes.length)]) data.u8(byte);
      data.put(bytes).u8(0);
    }
    data.align(4);
    const begin = HEADER_BYTES + 4 * offsets.length;
    return new ByteWriter()
      .u16(POOL.type, HEADER_BYTES)
      .u32(begin + data.length, offsets.length, 0, POOL.utf8, begin, 0, ...offsets)
      .put(data.done())
      .done();
  }
}
