// Font files for tests: the real Roboto, and small TrueType files made byte by byte.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../node_modules/@expo-google-fonts/roboto');
const read = (weight: string) => new Uint8Array(readFileSync(resolve(folder, weight, `Roboto_${weight}.ttf`)));

export const roboto = read('400Regular');
export const robotoLight = read('300Light');
/** A weight that is not built in. */
export const robotoThin = read('100Thin');

/** The bytes with another signature of four bytes. */
export function signed(signature: string | readonly number[], bytes: Uint8Array = roboto): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  copy.set(typeof signature === 'string' ? Buffer.from(signature, 'latin1') : signature);
  return copy;
}

/** A valid font of exactly `size` bytes: the bytes after the tables are unused. */
export function fontOfSize(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(roboto);
  return bytes;
}

export const cutOff = (bytes: Uint8Array, share: number) => new Uint8Array(bytes.subarray(0, bytes.length * share));

interface Name {
  id: number;
  text: string;
  platform?: number;
  language?: number;
}

function nameTable(names: readonly Name[]): Buffer {
  const encoded = names.map(({ text, platform = 3 }) =>
    platform === 1 ? Buffer.from(text, 'latin1') : Buffer.from(text, 'utf16le').swap16(),
  );
  const head = Buffer.alloc(6 + names.length * 12);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let at = 0;
  names.forEach(({ id, platform = 3, language = 0x409 }, i) => {
    const record = [platform, 1, language, id, encoded[i]!.length, at];
    for (const [k, value] of record.entries()) head.writeUInt16BE(value, 6 + i * 12 + k * 2);
    at += encoded[i]!.length;
  });
  return Buffer.concat([head, ...encoded]);
}

/** A file with the tables that a font needs, its names and its rights; no browser would draw it. */
export function smallFont(
  names: readonly Name[],
  { fsType = 0, without = '', kind = 'ttf' as 'ttf' | 'otf' } = {},
): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(54);
  head.writeUInt32BE(0x5f0f3cf5, 12);
  const os2 = Buffer.alloc(96);
  os2.writeUInt16BE(fsType, 8);
  const tables = Object.entries({
    ...(kind === 'otf' && { 'CFF ': Buffer.alloc(8) }),
    'OS/2': os2,
    cmap: Buffer.alloc(4),
    head,
    hhea: Buffer.alloc(36),
    hmtx: Buffer.alloc(4),
    maxp: Buffer.alloc(6),
    name: nameTable(names),
  }).filter(([tag]) => tag !== without);
  const directory = Buffer.alloc(12 + tables.length * 16);
  directory.writeUInt32BE(kind === 'otf' ? 0x4f54544f : 0x00010000, 0);
  directory.writeUInt16BE(tables.length, 4);
  let at = directory.length;
  tables.forEach(([tag, table], i) => {
    directory.write(tag, 12 + i * 16, 'latin1');
    directory.writeUInt32BE(at, 12 + i * 16 + 8);
    directory.writeUInt32BE(table.length, 12 + i * 16 + 12);
    at += table.length;
  });
  return new Uint8Array(Buffer.concat([directory, ...tables.map(([, table]) => table)]));
}

export const fontFile = (bytes: Uint8Array, name = 'font.ttf', type = 'font/ttf') =>
  new File([new Uint8Array(bytes)], name, { type });
