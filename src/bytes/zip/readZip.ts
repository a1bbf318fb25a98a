// Reads untrusted zip files: checks every name, size and checksum; inflating stops at the limits whatever sizes are
// declared.
import { ZIP_RATIO_FROM_BYTES } from '@/schemas/limits';
import { crc32 } from '../crc32';
import { joinBytes } from '../joinBytes';
import { inflatedPieces } from '../zlib/streams';
import { type ZipRow, zipDirectory } from './zipDirectory';
import { ZIP_LIMITS, type ZipFault, type ZipLimits, zipFault } from './zipFault';

/** Entries by name, in directory order; folders are omitted. */
export type ReadZip =
  | { ok: true; entries: ReadonlyMap<string, Uint8Array<ArrayBuffer>> }
  | { ok: false; fault: ZipFault };

/** The bytes of an entry, or a fault. */
type Inflated = Uint8Array<ArrayBuffer> | ZipFault;

/** Inflates the entry. `left`: remaining byte budget of all entries. */
async function inflated({ name, data, size }: ZipRow, left: number, limits: ZipLimits): Promise<Inflated> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of inflatedPieces(data, 'deflate-raw')) {
      length += piece.length;
      if (length > limits.entryBytes) return zipFault('entryTooLarge', name, limits.entryBytes);
      if (length > left) return zipFault('inflatesTooLarge', '', limits.inflatedBytes);
      if (length > ZIP_RATIO_FROM_BYTES && length > data.length * limits.ratio)
        return zipFault('bomb', name, limits.ratio);
      if (length > size) return zipFault('damaged', name);
      parts.push(piece);
    }
  } catch {
    return zipFault('damaged', name);
  }
  return joinBytes(parts);
}

function stored({ name, data }: ZipRow, left: number, limits: ZipLimits): Inflated {
  if (data.length > limits.entryBytes) return zipFault('entryTooLarge', name, limits.entryBytes);
  if (data.length > left) return zipFault('inflatesTooLarge', '', limits.inflatedBytes);
  return data.slice();
}

/** Reads one entry, checking size and checksum. `left`: remaining byte budget. Never rejects. */
export async function readZipRow(row: ZipRow, left: number, limits: ZipLimits): Promise<Inflated> {
  const content = row.isDeflated ? await inflated(row, left, limits) : stored(row, left, limits);
  if (!(content instanceof Uint8Array)) return content;
  return content.length === row.size && crc32(content) === row.crc ? content : zipFault('damaged', row.name);
}

/** Reads the whole file. Never rejects; unreadable content is a fault. */
export async function readZip(bytes: Uint8Array<ArrayBuffer>, limits: ZipLimits = ZIP_LIMITS): Promise<ReadZip> {
  const directory = zipDirectory(bytes, limits);
  if (!directory.ok) return directory;
  const entries = new Map<string, Uint8Array<ArrayBuffer>>();
  let left = limits.inflatedBytes;
  for (const row of directory.rows) {
    const content = await readZipRow(row, left, limits);
    if (!(content instanceof Uint8Array)) return { ok: false, fault: content };
    left -= content.length;
    if (!row.name.endsWith('/')) entries.set(row.name, content);
  }
  return { ok: true, entries };
}
