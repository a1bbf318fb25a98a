// The signing block of a package, between the contents and the directory of the zip file (APK Signature Scheme v2).
import { ByteWriter } from '../byteWriter';
import { latin, viewOf } from '../joinBytes';
import { END_BYTES, END_MARK } from '../zip/zipFormat';

type Bytes = Uint8Array<ArrayBuffer>;

/** Ids of the schemes' parts. */
export const SIGNATURES = { v2: 0x7109871a, v3: 0xf05368c0 } as const;
const MAGIC = 'APK Sig Block 42';
/** Its size precedes and follows its content, in 8 bytes each; the last 8 and the magic are included in the size. */
const SIZE_BYTES = 8;
const FOOT_BYTES = SIZE_BYTES + MAGIC.length;
const PAIR_HEAD_BYTES = 12;

const pair = (id: number, value: Uint8Array) =>
  new ByteWriter()
    .u64(4 + value.length)
    .u32(id)
    .put(value)
    .done();

/** Serializes the block from its parts by id. */
export function writeSigningBlock(parts: readonly (readonly [id: number, value: Uint8Array])[]): Bytes {
  const body = new ByteWriter();
  for (const [id, value] of parts) body.put(pair(id, value));
  const size = body.length + FOOT_BYTES;
  return new ByteWriter().u64(size).put(body.done()).u64(size).put(new TextEncoder().encode(MAGIC)).done();
}

/** Start of the directory of a zip file without a comment; null if the bytes are not such a file. */
export function directoryBegin(zip: Uint8Array): number | null {
  const end = zip.length - END_BYTES;
  if (end < 0 || viewOf(zip).getUint32(end, true) !== END_MARK) return null;
  const begin = viewOf(zip).getUint32(end + 16, true);
  return begin <= end ? begin : null;
}

/** A 64-bit unsigned integer; values beyond a double's precision exceed any file size. */
const long = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** Ids of the parts in a package's block of at most `most` bytes; null if there is no valid one. Never throws. */
export function signingBlockIds(apk: Uint8Array, most: number): readonly number[] | null {
  const end = directoryBegin(apk);
  if (end === null || end < SIZE_BYTES + FOOT_BYTES || latin(apk.subarray(end - MAGIC.length, end)) !== MAGIC)
    return null;
  const view = viewOf(apk);
  const size = long(view, end - FOOT_BYTES);
  const begin = end - size - SIZE_BYTES;
  if (size > most || begin < 0 || long(view, begin) !== size) return null;
  const ids: number[] = [];
  for (let at = begin + SIZE_BYTES; at < end - FOOT_BYTES; ) {
    if (at + PAIR_HEAD_BYTES > end - FOOT_BYTES) return null;
    const length = long(view, at);
    if (length < 4 || at + SIZE_BYTES + length > end - FOOT_BYTES) return null;
    ids.push(view.getUint32(at + SIZE_BYTES, true));
    at += SIZE_BYTES + length;
  }
  return ids;
}
