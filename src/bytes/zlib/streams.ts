// Zlib and raw deflate with the platform's streams: fast, and strict.
import { joinBytes } from '../joinBytes';

/** 'deflate' is a zlib stream (RFC 1950), 'deflate-raw' one without header and checksum (RFC 1951), as in zip. */
export type DeflateFormat = 'deflate' | 'deflate-raw';

/**
 * Bytes inflated per write: a platform may inflate a whole write before backpressure applies, and a bomb expands a
 * thousandfold.
 */
const PIECE = 16 * 1024;

/** Compresses in one go. */
export async function deflated(
  bytes: Uint8Array<ArrayBuffer>,
  format: DeflateFormat = 'deflate',
): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new CompressionStream(format);
  const writer = writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const parts: Uint8Array[] = [];
  const reader = readable.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) parts.push(piece.value);
  await written;
  return joinBytes(parts);
}

/** Inflates in pieces; the iteration rejects if the stream is damaged, truncated, or followed by more data. */
export async function* inflatedPieces(
  compressed: Uint8Array<ArrayBuffer>,
  format: DeflateFormat = 'deflate',
): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new DecompressionStream(format);
  const writer = writable.getWriter();
  const feed = async () => {
    for (let at = 0; at < compressed.length; at += PIECE) {
      await writer.ready;
      await writer.write(compressed.subarray(at, at + PIECE));
    }
    await writer.close();
  };
  // Write errors surface on the reader.
  feed().catch(() => undefined);
  const reader = readable.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    // On early exit, stop inflating the rest of a bomb.
    await reader.cancel().catch(() => undefined);
  }
}
