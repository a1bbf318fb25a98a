// Writes zip files: deflated by the platform's stream, with stored entries aligned for in-place reading. Deterministic.
import { ByteWriter } from '../byteWriter';
import { crc32 } from '../crc32';
import { deflated } from '../zlib/streams';
import {
  DEFLATED,
  END_MARK,
  LOCAL_BYTES,
  LOCAL_MARK,
  ROW_MARK,
  STORED,
  UTF8_FLAG,
  WIDE_16,
  WIDE_32,
} from './zipFormat';

export interface ZipEntry {
  /** Path inside the file, with `/` between its parts. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Stored uncompressed: pictures, and files read in place. Others are deflated if that makes them smaller. */
  readonly stored?: boolean;
  /** Alignment of a stored entry's first byte; default 4. */
  readonly align?: number;
}

/** Format version that readers need: 2.0, for deflate. */
const VERSION = 20;
/** Id of the extra field for alignment padding, and its size without the padding: id, size, alignment. */
const ALIGNMENT_FIELD = 0xd935;
const ALIGNMENT_BYTES = 6;
/** 1 January 1980, the earliest date of the format, in ms. */
const FIRST_DAY = Date.UTC(1980, 0, 1);

/** DOS time and date, in steps of two seconds, in UTC. */
function dosTime(ms: number): readonly [number, number] {
  const at = new Date(Math.max(ms, FIRST_DAY));
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return [time, ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()];
}

interface Packed {
  name: Uint8Array;
  entry: ZipEntry;
  crc: number;
  method: number;
  data: Uint8Array;
}

async function packed(entry: ZipEntry): Promise<Packed> {
  const name = new TextEncoder().encode(entry.name);
  if (name.length === 0 || name.length >= WIDE_16) throw new RangeError(`No name of a zip entry: ${entry.name}`);
  const smaller = entry.stored ? entry.bytes : await deflated(entry.bytes, 'deflate-raw');
  const isSmaller = smaller.length < entry.bytes.length;
  return {
    name,
    entry,
    crc: crc32(entry.bytes),
    method: isSmaller ? DEFLATED : STORED,
    data: isSmaller ? smaller : entry.bytes,
  };
}

/** The extra field that aligns an entry's data to a multiple of `align`, for a header at `at`. */
function alignment(at: number, name: Uint8Array, align: number): Uint8Array {
  if (align <= 1) return new Uint8Array();
  const begin = at + LOCAL_BYTES + name.length + ALIGNMENT_BYTES;
  const fill = (align - (begin % align)) % align;
  return new ByteWriter()
    .u16(ALIGNMENT_FIELD, 2 + fill, align)
    .zeros(fill)
    .done();
}

interface Options {
  /** Time of all entries, ms; default 1 January 1980. */
  modified?: number;
}

/** The place of each entry in the file, and the directory. */
function zipLayout({ modified = FIRST_DAY }: Options) {
  const [time, date] = dosTime(modified);
  const rows = new ByteWriter();
  const names = new Set<string>();
  let at = 0;
  return {
    /** The bytes of the next entry. */
    place({ name, entry, crc, method, data }: Packed): Uint8Array<ArrayBuffer> {
      if (names.has(entry.name)) throw new RangeError('A zip entry stands twice.');
      names.add(entry.name);
      if (names.size >= WIDE_16) throw new RangeError('Too many zip entries.');
      const extra = method === STORED ? alignment(at, name, entry.align ?? 4) : new Uint8Array();
      if (at + data.length >= WIDE_32) throw new RangeError('Too many bytes for a zip file.');
      const out = new ByteWriter();
      out.u32(LOCAL_MARK).u16(VERSION, UTF8_FLAG, method, time, date);
      out.u32(crc, data.length, entry.bytes.length).u16(name.length, extra.length).put(name).put(extra).put(data);
      rows.u32(ROW_MARK).u16(VERSION, VERSION, UTF8_FLAG, method, time, date);
      rows.u32(crc, data.length, entry.bytes.length).u16(name.length, 0, 0, 0, 0).u32(0, at).put(name);
      at += out.length;
      return out.done();
    },
    /** The directory, which ends the file. */
    end(): Uint8Array<ArrayBuffer> {
      const count = names.size;
      const out = new ByteWriter().put(rows.done());
      out.u32(END_MARK).u16(0, 0, count, count).u32(rows.length, at).u16(0);
      return out.done();
    },
  };
}

/**
 * The file.
 * @throws RangeError if a name is empty, repeated or too long, or the file needs a 64-bit directory.
 */
export async function writeZip(entries: readonly ZipEntry[], options: Options = {}): Promise<Uint8Array<ArrayBuffer>> {
  if (new Set(entries.map(({ name }) => name)).size < entries.length) throw new RangeError('A zip entry stands twice.');
  if (entries.length >= WIDE_16) throw new RangeError('Too many zip entries.');
  const layout = zipLayout(options);
  const out = new ByteWriter();
  for (const one of await Promise.all(entries.map(packed))) out.put(layout.place(one));
  return out.put(layout.end()).done();
}

export interface ZipParts {
  /** The bytes of an entry. They follow those of the entry before; add entries one after the other. */
  add(entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>>;
  /** The directory, which ends the file. */
  end(): Uint8Array<ArrayBuffer>;
}

/** The same file in parts, for files that do not fit into memory as a whole. Throws like `writeZip`. */
export function zipInParts(options: Options = {}): ZipParts {
  const layout = zipLayout(options);
  return { add: async (entry) => layout.place(await packed(entry)), end: () => layout.end() };
}
