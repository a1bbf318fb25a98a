// Zlib by the platform's own streams: fast, and strict about every byte.

/** Compressed as a zlib stream. */
export async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Inflates a zlib stream piece by piece; the iteration rejects where the stream is broken, cut off, or goes on behind its end. */
export async function* inflatedPieces(compressed: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array> {
  const stream = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    // Stopping early must not leave the rest of a bomb inflating.
    await reader.cancel().catch(() => undefined);
  }
}
