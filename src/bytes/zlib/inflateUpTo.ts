// Inflates a zlib stream in plain JavaScript, up to a limit, for streams that the platform rejects although their
// content is readable. RFC 1950 and 1951. Ignores checksums, like browsers drawing a picture.

const BITS_MAX = 15;
/** Base length or distance and extra bits of each symbol (RFC 1951, 3.2.5). */
const LENGTHS = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCES = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12289, 16385, 24577,
];
const DISTANCE_BITS = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
/** Order of the lengths of the code-length codes. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const END = 256;

/** Internal exception: the stream ends too early or is invalid. */
class Broken extends Error {}

class Bits {
  private held = 0;
  private count = 0;
  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {}
  take(count: number): number {
    while (this.count < count) {
      const byte = this.bytes[this.at];
      if (byte === undefined) throw new Broken();
      this.held |= byte << this.count;
      this.count += 8;
      this.at += 1;
    }
    const value = this.held & ((1 << count) - 1);
    this.held >>>= count;
    this.count -= count;
    return value;
  }
  /** Discards the rest of the current byte, then returns the next `count` bytes. */
  stored(count: number): Uint8Array {
    this.held = 0;
    this.count = 0;
    const from = this.at;
    this.at = Math.min(from + count, this.bytes.length);
    return this.bytes.subarray(from, this.at);
  }
}

/** A canonical Huffman code: number of codes per length, and their symbols in order. */
interface Code {
  counts: Uint16Array;
  symbols: Uint16Array;
}

function codeOf(lengths: readonly number[]): Code {
  const counts = new Uint16Array(BITS_MAX + 1);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  counts[0] = 0;
  const offsets = new Uint16Array(BITS_MAX + 2);
  let left = 1;
  for (let bits = 1; bits <= BITS_MAX; bits += 1) {
    left = left * 2 - (counts[bits] ?? 0);
    if (left < 0) throw new Broken();
    offsets[bits + 1] = (offsets[bits] ?? 0) + (counts[bits] ?? 0);
  }
  const symbols = new Uint16Array(lengths.length);
  lengths.forEach((length, symbol) => {
    if (length === 0) return;
    symbols[offsets[length] ?? 0] = symbol;
    offsets[length] = (offsets[length] ?? 0) + 1;
  });
  return { counts, symbols };
}

function symbolOf(bits: Bits, { counts, symbols }: Code): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length <= BITS_MAX; length += 1) {
    code |= bits.take(1);
    const count = counts[length] ?? 0;
    if (code - count < first) return symbols[index + (code - first)] ?? END;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw new Broken();
}

const FIXED_LITERALS = Array.from({ length: 288 }, (_, symbol) =>
  symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
);
const FIXED_DISTANCES = Array.from({ length: 30 }, () => 5);

function codesOf(bits: Bits): { literals: Code; distances: Code } {
  const literals = bits.take(5) + 257;
  const distances = bits.take(5) + 1;
  const codes = bits.take(4) + 4;
  const lengths = new Array<number>(19).fill(0);
  for (const place of ORDER.slice(0, codes)) lengths[place] = bits.take(3);
  const code = codeOf(lengths);
  const all: number[] = [];
  while (all.length < literals + distances) {
    const symbol = symbolOf(bits, code);
    if (symbol < 16) all.push(symbol);
    else if (symbol === 16 && all.length === 0) throw new Broken();
    else {
      const value = symbol === 16 ? (all.at(-1) ?? 0) : 0;
      const times = symbol === 16 ? 3 + bits.take(2) : symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7);
      for (let i = 0; i < times; i += 1) all.push(value);
    }
  }
  if (all.length > literals + distances) throw new Broken();
  return { literals: codeOf(all.slice(0, literals)), distances: codeOf(all.slice(literals)) };
}

/** The output up to its end, the first error, or `limit` bytes, whichever comes first. */
export function inflateUpTo(zlib: Uint8Array, limit: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(limit);
  let at = 0;
  const bits = new Bits(zlib, 2);
  const compressed = (literals: Code, distances: Code) => {
    while (at < limit) {
      const symbol = symbolOf(bits, literals);
      if (symbol === END) return;
      if (symbol < END) {
        out[at] = symbol;
        at += 1;
        continue;
      }
      const length = (LENGTHS[symbol - 257] ?? 0) + bits.take(LENGTH_BITS[symbol - 257] ?? 0);
      const place = symbolOf(bits, distances);
      const distance = (DISTANCES[place] ?? 0) + bits.take(DISTANCE_BITS[place] ?? 0);
      if (length === 0 || distance === 0 || distance > at) throw new Broken();
      for (const end = Math.min(at + length, limit); at < end; at += 1) out[at] = out[at - distance] ?? 0;
    }
  };
  try {
    // The compression method in zlib's first byte; the second byte is not checked.
    if (((zlib[0] ?? 0) & 15) !== 8) return out.subarray(0, 0);
    for (let last = false; !last && at < limit; ) {
      last = bits.take(1) === 1;
      const kind = bits.take(2);
      if (kind === 0) {
        const head = bits.stored(4);
        const part = bits.stored((head[0] ?? 0) | ((head[1] ?? 0) << 8)).subarray(0, limit - at);
        if (head.length < 4) break;
        out.set(part, at);
        at += part.length;
      } else if (kind === 1) compressed(codeOf(FIXED_LITERALS), codeOf(FIXED_DISTANCES));
      else if (kind === 2) {
        const { literals, distances } = codesOf(bits);
        compressed(literals, distances);
      } else break;
    }
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
  }
  return out.subarray(0, at);
}
