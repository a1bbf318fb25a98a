// Zlib and bare deflate by the platform's own streams: fast, and strict about every byte.
import { joinBytes } from '../joinBytes';

/** 'deflate' is a zlib stream (RFC 1950), 'deflate-raw' one without head and checksum (RFC 1951), as zip has it. */
export type DeflateFormat = 'deflate' | 'deflate-raw';

/** Bytes inflated at once: a platform may inflate a piece whole before it looks whether anybody reads, and a bomb grows a thousandfold. */
const PIECE = 16 * 1024;

/** Compressed in one go. */
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

/** Inflates piece by piece; the iteration rejects where the stream is broken, cut off, or goes on behind its end. */
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
  // What goes wrong while writing is told to the reader.
  feed().catch(() => undefined);
  const reader = readable.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    // Stopping early must not leave the rest of a bomb inflating.
    await reader.cancel().catch(() => undefined);
  }
}
