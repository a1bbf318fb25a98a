// Reads the central directory of a zip file: checks its rows against each other and the file before anything is
// inflated.
import { ZIP_NAME_BYTES_MAX } from '@/schemas/limits';
import { viewOf } from '../joinBytes';
import { type ZipFault, type ZipFaultKind, type ZipLimits, zipFault } from './zipFault';
import {
  DEFLATED,
  ENCRYPTED_FLAGS,
  END_BYTES,
  END_MARK,
  LOCAL_BYTES,
  LOCAL_MARK,
  LOCATOR_64_BYTES,
  LOCATOR_64_MARK,
  ROW_BYTES,
  ROW_MARK,
  STORED,
  UTF8_FLAG,
  WIDE_16,
  WIDE_32,
} from './zipFormat';

export interface ZipRow {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly crc: number;
  /** Its bytes as stored in the file. */
  readonly data: Uint8Array<ArrayBuffer>;
  /** Declared inflated size in bytes. */
  readonly size: number;
}

export type ZipDirectory = { ok: true; rows: readonly ZipRow[] } | { ok: false; fault: ZipFault };

const refused = (kind: ZipFaultKind, name?: string, limit?: number) => ({
  ok: false as const,
  fault: zipFault(kind, name, limit),
});

/** Position of the end-of-directory record, whose comment must reach the end of the file. -1 if there is none. */
function endOf(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - WIDE_16); at -= 1)
    if (view.getUint32(at, true) === END_MARK && at + END_BYTES + view.getUint16(at + 20, true) === view.byteLength)
      return at;
  return -1;
}

const isUtf8 = (flags: number) => (flags & UTF8_FLAG) !== 0;

/** Decodes a name; null if it is flagged as UTF-8 but invalid. Other code pages are decoded as Latin-1. */
function nameText(bytes: Uint8Array, flags: number): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return isUtf8(flags) ? null : new TextDecoder('latin1').decode(bytes);
  }
}

/** Whether a name stays inside the target folder on every system. */
export const isSafeName = (name: string): boolean =>
  !/[\\:]|\p{Cc}/u.test(name) &&
  !name.startsWith('/') &&
  name
    .replace(/\/$/, '')
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..');

const sameBytes = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, i) => byte === b[i]);

/** Parses the directory. Never throws. */
export function zipDirectory(bytes: Uint8Array<ArrayBuffer>, limits: ZipLimits): ZipDirectory {
  if (bytes.length > limits.bytes) return refused('tooLarge', '', limits.bytes);
  const view = viewOf(bytes);
  const begins = bytes.length >= 4 && view.getUint32(0, true) === LOCAL_MARK;
  const end = endOf(view);
  if (end < 0) return refused(begins ? 'truncated' : 'notZip');
  if (end >= LOCATOR_64_BYTES && view.getUint32(end - LOCATOR_64_BYTES, true) === LOCATOR_64_MARK)
    return refused('zip64');
  const word = (at: number) => view.getUint16(at, true);
  const long = (at: number) => view.getUint32(at, true);
  const count = word(end + 10);
  const begin = long(end + 16);
  if (count === WIDE_16 || begin === WIDE_32) return refused('zip64');
  if (word(end + 4) !== 0 || word(end + 6) !== 0 || word(end + 8) !== count) return refused('multiDisk');
  if (count > limits.entries) return refused('tooManyEntries', '', limits.entries);
  if (begin + long(end + 12) > end) return refused('damaged');

  const rows: ZipRow[] = [];
  const spans: [number, number][] = [];
  const names = new Set<string>();
  let at = begin;
  for (let row = 0; row < count; row += 1) {
    if (at + ROW_BYTES > end || long(at) !== ROW_MARK) return refused('damaged');
    const flags = word(at + 8);
    const method = word(at + 10);
    const nameLength = word(at + 28);
    const next = at + ROW_BYTES + nameLength + word(at + 30) + word(at + 32);
    if (next > end) return refused('damaged');
    const nameBytes = bytes.subarray(at + ROW_BYTES, at + ROW_BYTES + nameLength);
    const name = nameText(nameBytes, flags);
    const [packedSize, size, from] = [long(at + 20), long(at + 24), long(at + 42)];
    if (name === null || nameLength > ZIP_NAME_BYTES_MAX || !isSafeName(name)) return refused('badName', name ?? '');
    if (names.has(name)) return refused('doubleName', name);
    if ((flags & ENCRYPTED_FLAGS) !== 0) return refused('encrypted', name);
    if (packedSize === WIDE_32 || size === WIDE_32 || from === WIDE_32) return refused('zip64', name);
    if (word(at + 34) !== 0) return refused('multiDisk', name);
    if (method !== STORED && method !== DEFLATED) return refused('unknownMethod', name);
    if (from + LOCAL_BYTES > begin || long(from) !== LOCAL_MARK) return refused('damaged', name);
    const data = from + LOCAL_BYTES + word(from + 26) + word(from + 28);
    const localName = bytes.subarray(from + LOCAL_BYTES, from + LOCAL_BYTES + word(from + 26));
    if (data + packedSize > begin || word(from + 8) !== method || !sameBytes(localName, nameBytes))
      return refused('damaged', name);
    names.add(name);
    spans.push([from, data + packedSize]);
    rows.push({
      name,
      isDeflated: method === DEFLATED,
      crc: long(at + 16),
      data: bytes.subarray(data, data + packedSize),
      size,
    });
    at = next;
  }
  if (at !== begin + long(end + 12)) return refused('damaged');
  // Overlapping entries are a way to build zip bombs.
  spans.sort(([a], [b]) => a - b);
  const overlaps = spans.some(([from], i) => from < (spans[i - 1]?.[1] ?? 0));
  return overlaps ? refused('damaged') : { ok: true, rows };
}
