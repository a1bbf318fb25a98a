// Pixels of the PNG files in this repository: 8 bits a channel, no interlace, colors, colors with alpha, or a palette.
import { inflateSync } from 'node:zlib';

export interface DecodedPng {
  width: number;
  height: number;
  /** Red, green, blue and alpha, 0 to 255 each, row after row. */
  data: Uint8Array;
}

/** Bytes a pixel takes, by PNG color type. */
const BYTES: Readonly<Record<number, number>> = { 2: 3, 3: 1, 6: 4 };

function chunksOf(file: Buffer): Map<string, Buffer> {
  const byType = new Map<string, Buffer>();
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    byType.set(name, Buffer.concat([byType.get(name) ?? Buffer.alloc(0), body]));
    at += length + 12;
  }
  return byType;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)] as const;
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

const PREDICT: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** @throws Error for a kind of PNG that this repository does not contain. */
export function decodePng(file: Buffer): DecodedPng {
  const chunks = chunksOf(file);
  const header = chunks.get('IHDR');
  const packed = chunks.get('IDAT');
  const kind = header?.[9] ?? -1;
  const bytes = BYTES[kind];
  if (!header || !packed || !bytes || header[8] !== 8 || header[12] !== 0) throw new Error('Not a PNG of ours.');
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const stored = inflateSync(packed);
  const row = width * bytes;
  const raw = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    const predict = PREDICT[stored[y * (row + 1)] ?? -1];
    if (!predict) throw new Error('Not a filter of PNG.');
    for (let x = 0; x < row; x += 1) {
      const left = x >= bytes ? raw[y * row + x - bytes]! : 0;
      const up = y > 0 ? raw[(y - 1) * row + x]! : 0;
      const corner = x >= bytes && y > 0 ? raw[(y - 1) * row + x - bytes]! : 0;
      raw[y * row + x] = (stored[y * (row + 1) + 1 + x]! + predict(left, up, corner)) & 255;
    }
  }
  const table = chunks.get('PLTE');
  const alphas = chunks.get('tRNS');
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const index = raw[at]!;
    const color =
      kind === 3
        ? [table![index * 3]!, table![index * 3 + 1]!, table![index * 3 + 2]!, alphas?.[index] ?? 255]
        : [raw[at * bytes]!, raw[at * bytes + 1]!, raw[at * bytes + 2]!, kind === 6 ? raw[at * bytes + 3]! : 255];
    data.set(color, at * 4);
  }
  return { width, height, data };
}
