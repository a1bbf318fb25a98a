// The chunks of which binary XML and resource tables consist, read within their bounds.

/** Begins with its type, the size of its header and its size in all. Places are bytes of the file. */
export interface Chunk {
  readonly type: number;
  readonly begin: number;
  /** Where its header ends. */
  readonly body: number;
  readonly end: number;
}

const HEADER_BYTES = 8;

/** The chunk at `at`. @throws RangeError where it does not fit in what ends at `end`. */
export function chunkAt(view: DataView, at: number, end: number): Chunk {
  if (at + HEADER_BYTES > end) throw new RangeError('A chunk is cut off.');
  const header = view.getUint16(at + 2, true);
  const size = view.getUint32(at + 4, true);
  if (header < HEADER_BYTES || size < header || at + size > end) throw new RangeError('A chunk has no right size.');
  return { type: view.getUint16(at, true), begin: at, body: at + header, end: at + size };
}

/** The chunks from `from` to `end`, one behind the other. @throws RangeError as `chunkAt`. */
export function* chunksIn(view: DataView, from: number, end: number): Generator<Chunk> {
  for (let at = from; at < end; ) {
    const chunk = chunkAt(view, at, end);
    yield chunk;
    at = chunk.end;
  }
}
