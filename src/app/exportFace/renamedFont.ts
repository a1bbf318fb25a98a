// Renames a font file for a rasterizer that finds fonts by their internal names, because two files can have the same
// name.

interface FontTable {
  tag: string;
  bytes: Uint8Array;
}

const HEADER = 12;
const RECORD = 16;

function tablesOf(font: Uint8Array): FontTable[] {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = HEADER + index * RECORD;
    const offset = view.getUint32(at + 8);
    return {
      tag: String.fromCharCode(...font.subarray(at, at + 4)),
      bytes: font.subarray(offset, offset + view.getUint32(at + 12)),
    };
  });
}

/** Ids of the written names: family, style, full name, PostScript name. */
const NAMES = [1, 2, 4, 6];

/** A `name` table with only `family` (ASCII), for Windows in English. */
function nameTable(family: string): Uint8Array {
  const texts = NAMES.map((id) => (id === 2 ? 'Regular' : family));
  const head = 6 + texts.length * 12;
  const table = new Uint8Array(head + texts.join('').length * 2);
  const view = new DataView(table.buffer);
  view.setUint16(2, texts.length);
  view.setUint16(4, head);
  let at = 0;
  for (const [index, text] of texts.entries()) {
    const record = [3, 1, 0x0409, NAMES[index] ?? 0, text.length * 2, at];
    for (const [field, value] of record.entries()) view.setUint16(6 + index * 12 + field * 2, value);
    for (const letter of text) {
      view.setUint16(head + at, letter.charCodeAt(0));
      at += 2;
    }
  }
  return table;
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

function checksum(bytes: Uint8Array): number {
  const whole = new Uint8Array(padded(bytes.length));
  whole.set(bytes);
  const view = new DataView(whole.buffer);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

/** The same font with the name `family` (ASCII). Only for rendering: a package contains the original file. */
export function renamedFont(font: Uint8Array, family: string): Uint8Array<ArrayBuffer> {
  const tables = tablesOf(font).map((table) =>
    table.tag === 'name' ? { tag: table.tag, bytes: nameTable(family) } : table,
  );
  const start = HEADER + tables.length * RECORD;
  const out = new Uint8Array(tables.reduce((size, { bytes }) => size + padded(bytes.length), start));
  out.set(font.subarray(0, HEADER));
  const view = new DataView(out.buffer);
  let offset = start;
  for (const [index, { tag, bytes }] of tables.entries()) {
    const at = HEADER + index * RECORD;
    out.set(new TextEncoder().encode(tag), at);
    for (const [field, value] of [checksum(bytes), offset, bytes.length].entries())
      view.setUint32(at + 4 + field * 4, value);
    out.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return out;
}
