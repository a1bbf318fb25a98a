// Verifies all scan lines of a PNG, and repairs a broken compressed stream losslessly if all pixels can be recovered.

import { viewOf } from '../joinBytes';
import type { Picture } from '../picture/picture';
import { inflateUpTo } from '../zlib/inflateUpTo';
import { deflated, inflatedPieces } from '../zlib/streams';
import { pngChunk } from './chunks';
import { type Png, readPng, writePng } from './readPng';
import { linesBytes, ScanLineCounter } from './scanLines';

/** Maximum bytes to inflate in the fallback; more would block the page. */
const MENDED_BYTES_MAX = 32 * 1024 * 1024;

const BASE = 65_521;

/** Adler-32 checksum, as zlib stores it after its data (RFC 1950). */
function checksum() {
  let [a, b] = [1, 0];
  return {
    take(bytes: Uint8Array): void {
      for (let at = 0; at < bytes.length; ) {
        // The maximum number of additions before the sums overflow.
        for (const end = Math.min(at + 3800, bytes.length); at < end; at += 1) {
          a += bytes[at] ?? 0;
          b += a;
        }
        a %= BASE;
        b %= BASE;
      }
    },
    /** Whether the four bytes equal this checksum. */
    is: (bytes: Uint8Array): boolean => bytes.length === 4 && viewOf(bytes).getUint32(0) === b * 65_536 + a,
  };
}

/**
 * Whether the stream is valid and gives exactly the expected lines; only inflating reveals truncation (U5). Inflates no further
 * than one piece beyond the lines.
 */
async function stateOf({ header, compressed }: Png): Promise<'sound' | 'broken' | 'wrongLines'> {
  const counter = new ScanLineCounter(header);
  const sum = checksum();
  try {
    for await (const piece of inflatedPieces(compressed)) {
      if (!counter.take(piece)) return 'wrongLines';
      sum.take(piece);
    }
  } catch {
    return 'broken'; // Damaged, truncated, or followed by more data.
  }
  // Not every platform rejects trailing data; then the last four bytes are not the checksum.
  return counter.complete && sum.is(compressed.subarray(-4)) ? 'sound' : 'broken';
}

/** The pixels recompressed, if exactly the expected lines can be recovered although the end of the stream is damaged. */
async function mendedPixels({ header, compressed }: Png): Promise<readonly Uint8Array[] | null> {
  const length = linesBytes(header);
  if (length > MENDED_BYTES_MAX) return null;
  // One byte more reveals surplus data.
  const lines = inflateUpTo(compressed, length + 1);
  const counter = new ScanLineCounter(header);
  return counter.take(lines) && counter.complete ? [pngChunk('IDAT', await deflated(lines))] : null;
}

/**
 * The picture without metadata, or null if pixels are missing or there are more than the header promises. A valid one keeps its
 * compressed bytes.
 */
export async function soundPng(bytes: Uint8Array): Promise<Picture | null> {
  const png = readPng(bytes);
  if (!png) return null;
  const state = await stateOf(png);
  if (state === 'wrongLines') return null;
  const pixels = state === 'sound' ? png.pixels : await mendedPixels(png);
  if (!pixels) return null;
  const { width, height } = png.header;
  return { width, height, orientation: png.orientation, clean: writePng(png, pixels) };
}
