// The block in which a package carries its signatures: between the contents and the directory of the zip file (APK Signature Scheme v2).
import { ByteWriter } from '../byteWriter';
import { latin, viewOf } from '../joinBytes';
import { END_BYTES, END_MARK } from '../zip/zipFormat';

type Bytes = Uint8Array<ArrayBuffer>;

/** Ids of the schemes' parts. */
export const SIGNATURES = { v2: 0x7109871a, v3: 0xf05368c0 } as const;
const MAGIC = 'APK Sig Block 42';
/** Its size stands before and behind what it holds, in 8 bytes; the last 8 and the magic count as contents. */
const SIZE_BYTES = 8;
const FOOT_BYTES = SIZE_BYTES + MAGIC.length;
const PAIR_HEAD_BYTES = 12;

const pair = (id: number, value: Uint8Array) =>
  new ByteWriter()
    .u64(4 + value.length)
    .u32(id)
    .put(value)
    .done();

/** The block with these parts, by their ids. */
export function writeSigningBlock(parts: readonly (readonly [id: number, value: Uint8Array])[]): Bytes {
  const body = new ByteWriter();
  for (const [id, value] of parts) body.put(pair(id, value));
  const size = body.length + FOOT_BYTES;
  return new ByteWriter().u64(size).put(body.done()).u64(size).put(new TextEncoder().encode(MAGIC)).done();
}

/** Where the directory of a zip file without comment begins; null where these bytes are none. */
export function directoryBegin(zip: Uint8Array): number | null {
  const end = zip.length - END_BYTES;
  if (end < 0 || viewOf(zip).getUint32(end, true) !== END_MARK) return null;
  const begin = viewOf(zip).getUint32(end + 16, true);
  return begin <= end ? begin : null;
}

/** A whole number of 8 bytes; beyond what doubles hold, it is larger than any file. */
const long = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** The ids of the parts of a package's block, at most `most` bytes of it; null where it has no sound one. Never throws. */
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
