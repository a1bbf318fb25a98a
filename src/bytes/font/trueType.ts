// Reads names and embedding rights of a TrueType or OpenType font. Every read is bounded; the browser validates the
// outlines (docs/rules/backend.md U12).

export interface TrueTypeFacts {
  /** Family name, such as `Roboto`. */
  family: string;
  /** Full name, such as `Roboto Light`. */
  fullName: string;
  /** OS/2 fsType forbids embedding without the owner's permission. */
  restricted: boolean;
}

/** `type`: not a TrueType file (OpenType CFF, WOFF, a collection, anything else). `damaged`: starts like one. */
export type TrueTypeFault = 'type' | 'damaged';

interface Table {
  offset: number;
  length: number;
}

const TABLES_MAX = 200;
const NAMES_MAX = 2000;
/** Maximum bytes read per name. */
const NAME_BYTES_MAX = 512;
/** Tables without which a font has no characters, metrics or outlines. */
const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp'] as const;
const HEAD_MAGIC = 0x5f0f3cf5;
/** Bit 1 of fsType: restricted licence embedding. */
const RESTRICTED = 0x0002;
const ENGLISH = 0x409;

/** File extension by outline format: TrueType or CFF. */
export type FontKind = 'ttf' | 'otf';

const SIGNATURES: ReadonlyMap<number, FontKind> = new Map([
  [0x00010000, 'ttf'],
  // `true`, as Apple writes it.
  [0x74727565, 'ttf'],
  // `OTTO`.
  [0x4f54544f, 'otf'],
]);
const CFF_TABLES = ['CFF ', 'CFF2'] as const;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The format according to the first bytes; null for anything other than a single-typeface font. */
export function fontKind(bytes: Uint8Array): FontKind | null {
  if (bytes.length < 12) return null;
  return SIGNATURES.get(viewOf(bytes).getUint32(0)) ?? null;
}

function readTables(view: DataView): Map<string, Table> | null {
  const count = view.getUint16(4);
  if (count === 0 || count > TABLES_MAX || 12 + count * 16 > view.byteLength) return null;
  const tables = new Map<string, Table>();
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
    const table = { offset: view.getUint32(at + 8), length: view.getUint32(at + 12) };
    if (table.offset + table.length > view.byteLength) return null;
    tables.set(tag, table);
  }
  return tables;
}

/** Text of a name record: UTF-16BE on the Unicode and Windows platforms, else one byte per character. */
function decoded(view: DataView, at: number, length: number, platform: number): string {
  let text = '';
  const step = platform === 1 ? 1 : 2;
  for (let i = at; i + step <= at + Math.min(length, NAME_BYTES_MAX); i += step)
    text += String.fromCharCode(step === 1 ? view.getUint8(i) : view.getUint16(i));
  return text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\ufffd]/gu, '').trim();
}

/** The best text for each name id: English before other languages, Windows before Macintosh. */
function readNames(view: DataView, { offset, length }: Table): Map<number, string> {
  const names = new Map<number, { text: string; rank: number }>();
  if (length < 6) return new Map();
  const count = Math.min(view.getUint16(offset + 2), NAMES_MAX, Math.floor((length - 6) / 12));
  const strings = view.getUint16(offset + 4);
  for (let at = offset + 6; at < offset + 6 + count * 12; at += 12) {
    const [platform, language, id] = [view.getUint16(at), view.getUint16(at + 4), view.getUint16(at + 6)];
    const [size, from] = [view.getUint16(at + 8), view.getUint16(at + 10)];
    if (strings + from + size > length) continue;
    const rank = (platform === 3 ? 2 : platform === 0 ? 1 : 0) + (platform === 3 && language === ENGLISH ? 2 : 0);
    const text = decoded(view, offset + strings + from, size, platform);
    if (text !== '' && rank > (names.get(id)?.rank ?? -1)) names.set(id, { text, rank });
  }
  return new Map([...names].map(([id, { text }]) => [id, text]));
}

/** Facts of a TrueType file, or a fault. Missing names are empty. Never throws. */
export const readTrueType = (bytes: Uint8Array): TrueTypeFacts | TrueTypeFault =>
  fontKind(bytes) === 'ttf' ? readFont(bytes) : 'type';

/** Facts of a TrueType or OpenType file; watch faces accept both. Never throws. */
export function readFont(bytes: Uint8Array): TrueTypeFacts | TrueTypeFault {
  const kind = fontKind(bytes);
  if (kind === null) return 'type';
  const view = viewOf(bytes);
  const tables = readTables(view);
  const head = tables?.get('head');
  if (kind === 'otf' && !CFF_TABLES.some((tag) => tables?.get(tag)?.length)) return 'damaged';
  if (!tables || !head || NEEDED.some((tag) => !tables.get(tag)?.length)) return 'damaged';
  if (head.length < 54 || view.getUint32(head.offset + 12) !== HEAD_MAGIC) return 'damaged';
  const name = tables.get('name');
  const names = name ? readNames(view, name) : new Map<number, string>();
  const os2 = tables.get('OS/2');
  const rights = os2 && os2.length >= 10 ? view.getUint16(os2.offset + 8) : 0;
  const family = names.get(16) ?? names.get(1) ?? '';
  return { family, fullName: names.get(4) ?? family, restricted: (rights & RESTRICTED) !== 0 };
}

/** Whether the result of `readTrueType` is a fault. */
export const isFontFault = (read: TrueTypeFacts | TrueTypeFault): read is TrueTypeFault => typeof read === 'string';
