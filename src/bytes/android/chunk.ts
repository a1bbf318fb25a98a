// Reads the chunks of binary XML and resource tables within their bounds.

/** A chunk starts with its type, header size and total size. Positions are bytes of the file. */
export interface Chunk {
  readonly type: number;
  readonly begin: number;
  /** End of its header. */
  readonly body: number;
  readonly end: number;
}

const HEADER_BYTES = 8;

/** The chunk at `at`. @throws RangeError if it extends past `end`. */
export function chunkAt(view: DataView, at: number, end: number): Chunk {
  if (at + HEADER_BYTES > end) throw new RangeError('A chunk is cut off.');
  const header = view.getUint16(at + 2, true);
  const size = view.getUint32(at + 4, true);
  if (header < HEADER_BYTES || size < header || at + size > end) throw new RangeError('A chunk has no right size.');
  return { type: view.getUint16(at, true), begin: at, body: at + header, end: at + size };
}

/** Consecutive chunks from `from` to `end`. @throws RangeError like `chunkAt`. */
export function* chunksIn(view: DataView, from: number, end: number): Generator<Chunk> {
  for (let at = from; at < end; ) {
    const chunk = chunkAt(view, at, end);
    yield chunk;
    at = chunk.end;
  }
}
