// PNG: header, walk over all chunks with their checksums, and the file rewritten without metadata. ISO/IEC 15948.
import { type Orientation, orientationBlock, readOrientation } from './exif';
import { joined, type Picture } from './picture';

export interface PngHeader {
  width: number;
  height: number;
  bitDepth: number;
  colorType: number;
  interlaced: boolean;
}

export interface Png extends Picture {
  header: PngHeader;
  /** The compressed pixels, to be inflated and counted. */
  compressed: Uint8Array;
}

/** Bit depths and channels by colour type. */
const COLOR_TYPES: Readonly<Record<number, { depths: readonly number[]; channels: number }>> = {
  0: { depths: [1, 2, 4, 8, 16], channels: 1 },
  2: { depths: [8, 16], channels: 3 },
  3: { depths: [1, 2, 4, 8], channels: 1 },
  4: { depths: [8, 16], channels: 2 },
  6: { depths: [8, 16], channels: 4 },
};

/** Chunks that change how pixels look; all others are dropped, the frames of APNG among them. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs', 'cICP']);

const SIGNATURE_LENGTH = 8;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

/** CRC-32 as PNG uses it. */
export function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC_TABLE[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads the header without touching the rest; null if it is none. */
export function readPngHeader(bytes: Uint8Array): PngHeader | null {
  if (bytes.length < SIGNATURE_LENGTH + 25) return null;
  const view = viewOf(bytes);
  if (view.getUint32(8) !== 13 || view.getUint32(12) !== 0x49484452) return null;
  const [bitDepth = 0, colorType = -1, compression, filter, interlace = 2] = bytes.subarray(24, 29);
  const header = {
    width: view.getUint32(16),
    height: view.getUint32(20),
    bitDepth,
    colorType,
    interlaced: interlace === 1,
  };
  const sound =
    COLOR_TYPES[colorType]?.depths.includes(bitDepth) && compression === 0 && filter === 0 && interlace <= 1;
  return sound && header.width > 0 && header.height > 0 ? header : null;
}

/** Walks all chunks up to IEND; null if one is cut off, out of order, unknown yet critical, or fails its checksum. */
export function readPng(bytes: Uint8Array): Png | null {
  const header = readPngHeader(bytes);
  if (!header) return null;
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [bytes.subarray(0, SIGNATURE_LENGTH)];
  const compressed: Uint8Array[] = [];
  let orientation: Orientation = 1;
  let palette = false;
  let previous = '';
  for (let at = SIGNATURE_LENGTH; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return null;
    const data = bytes.subarray(at + 8, end - 4);
    const critical = (type.charCodeAt(0) & 0x20) === 0;
    if (critical && !KEPT.has(type)) return null;
    if (type === 'IHDR' && previous !== '') return null;
    if (type === 'IDAT' && previous !== 'IDAT' && compressed.length > 0) return null;
    if (type === 'PLTE') palette = true;
    if (type === 'IDAT') compressed.push(data);
    if (type === 'eXIf') orientation = readOrientation(data);
    if (type === 'IEND') {
      if (compressed.length === 0 || (header.colorType === 3 && !palette)) return null;
      if (orientation !== 1) kept.push(chunk('eXIf', orientationBlock(orientation)));
      kept.push(bytes.subarray(at, end));
      const { width, height } = header;
      return { width, height, header, orientation, compressed: joined(compressed), clean: joined(kept) };
    }
    if (KEPT.has(type)) kept.push(bytes.subarray(at, end));
    previous = type;
    at = end;
  }
  return null;
}

/** A chunk with its length and checksum. */
export function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = viewOf(bytes);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** First column and row, and the steps, of Adam7's seven passes. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Runs of scan lines the inflated pixels consist of: bytes per line (filter byte included) and how many lines. */
export function scanLines(header: PngHeader): { lineBytes: number; lines: number }[] {
  const bits = header.bitDepth * (COLOR_TYPES[header.colorType]?.channels ?? 1);
  const run = (width: number, lines: number) => ({
    lineBytes: width === 0 ? 0 : 1 + Math.ceil((width * bits) / 8),
    lines,
  });
  if (!header.interlaced) return [run(header.width, header.height)];
  return ADAM7.map(([x, y, dx, dy]) =>
    run(Math.max(0, Math.ceil((header.width - x) / dx)), Math.max(0, Math.ceil((header.height - y) / dy))),
  ).filter(({ lineBytes, lines }) => lineBytes > 0 && lines > 0);
}

/** Counts inflated bytes against the scan lines; each line must begin with a known filter. */
export class ScanLineCounter {
  private readonly runs: { lineBytes: number; lines: number }[];
  private atInLine = 0;
  private sound = true;

  constructor(header: PngHeader) {
    this.runs = scanLines(header);
  }

  /** Takes the next bytes; false once there is more than the header promises, or an unknown filter. */
  take(bytes: Uint8Array): boolean {
    let at = 0;
    while (at < bytes.length && this.sound) {
      const run = this.runs[0];
      if (!run) {
        this.sound = false;
        break;
      }
      if (this.atInLine === 0 && (bytes[at] ?? 0) > 4) this.sound = false;
      const step = Math.min(run.lineBytes - this.atInLine, bytes.length - at);
      at += step;
      this.atInLine += step;
      if (this.atInLine < run.lineBytes) continue;
      this.atInLine = 0;
      run.lines -= 1;
      if (run.lines === 0) this.runs.shift();
    }
    return this.sound;
  }

  /** Whether exactly the promised lines came. */
  get complete(): boolean {
    return this.sound && this.runs.length === 0;
  }
}
