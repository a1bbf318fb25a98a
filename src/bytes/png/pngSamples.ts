// Reads the samples of a PNG, unfiltered and de-interlaced but otherwise unchanged, and writes a PNG from samples.
// ISO/IEC 15948.
import { joinBytes } from '../joinBytes';
import { deflated, inflatedPieces } from '../zlib/streams';
import { PNG_SIGNATURE, pngChunk, pngChunks, pngHeaderChunk } from './chunks';
import { COLOR_TYPES, INDEXED, type PngHeader } from './pngHeader';
import { readPng } from './readPng';
import { ADAM7, linesBytes } from './scanLines';

/** Rows of pixels, `pixelBytes` bytes each; samples of less than 8 bits take a byte. */
export interface PngSamples {
  header: PngHeader;
  pixelBytes: number;
  /** All rows, without filter bytes. */
  rows: Uint8Array;
  /** Chunks other than header, pixels and end: palette, transparency, colour space. */
  others: readonly { type: string; data: Uint8Array }[];
}

/** First column and row, and steps, of the passes of an interlaced file; a single pass otherwise. */
const PASSES = { plain: [[0, 0, 1, 1]], interlaced: ADAM7 } as const;

const bitsOf = ({ bitDepth, colorType }: PngHeader) => bitDepth * (COLOR_TYPES[colorType]?.channels ?? 1);
/** Bytes per pixel in the file's rows, at least one. */
const pixelBytesOf = (header: PngHeader) => Math.max(1, bitsOf(header) >> 3);

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Prediction of each filter from the left, upper and upper left bytes. */
const PREDICT: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** Removes the filters of `lines` rows in place. Throws for an unknown filter. */
function unfilter(rows: Uint8Array, lineBytes: number, lines: number, pixelBytes: number): void {
  for (let y = 0; y < lines; y += 1) {
    const at = y * (lineBytes + 1);
    const predict = PREDICT[rows[at] ?? -1];
    if (!predict) throw new Error('unknown PNG filter');
    // The row as it is.
    if (rows[at] === 0) continue;
    for (let x = 1; x <= lineBytes; x += 1) {
      const left = x > pixelBytes ? (rows[at + x - pixelBytes] ?? 0) : 0;
      const up = y > 0 ? (rows[at + x - lineBytes - 1] ?? 0) : 0;
      const corner = x > pixelBytes && y > 0 ? (rows[at + x - lineBytes - 1 - pixelBytes] ?? 0) : 0;
      rows[at + x] = ((rows[at + x] ?? 0) + predict(left, up, corner)) & 255;
    }
  }
}

/** The chunks before the pixels, without the header. */
const othersOf = (before: readonly Uint8Array[]): PngSamples['others'] =>
  [...pngChunks(joinBytes([PNG_SIGNATURE, ...before]))].filter(({ type }) => type !== 'IHDR');

/** Inflates the pixels, at most `most` bytes; anything beyond is not pixel data. */
async function inflated(compressed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of inflatedPieces(compressed)) {
    pieces.push(piece);
    length += piece.length;
    if (length >= most) break;
  }
  return joinBytes(pieces);
}

/** Null for a damaged PNG, and for one with a rotated orientation. */
export async function readSamples(bytes: Uint8Array): Promise<PngSamples | null> {
  const png = readPng(bytes);
  if (png?.orientation !== 1) return null;
  const { header } = png;
  const stored = await inflated(png.compressed, linesBytes(header));
  const [bits, pixelBytes] = [bitsOf(header), pixelBytesOf(header)];
  const rows = new Uint8Array(header.width * header.height * pixelBytes);
  let from = 0;
  for (const [x0, y0, dx, dy] of PASSES[header.interlaced ? 'interlaced' : 'plain']) {
    const [wide, lines] = [Math.ceil((header.width - x0) / dx), Math.ceil((header.height - y0) / dy)];
    if (wide <= 0 || lines <= 0) continue;
    const lineBytes = Math.ceil((wide * bits) / 8);
    const pass = stored.subarray(from, from + lines * (lineBytes + 1));
    if (pass.length < lines * (lineBytes + 1)) return null;
    unfilter(pass, lineBytes, lines, pixelBytes);
    from += pass.length;
    for (let y = 0; y < lines; y += 1) {
      const line = y * (lineBytes + 1) + 1;
      if (bits >= 8 && dx === 1) {
        rows.set(pass.subarray(line, line + lineBytes), (y0 + y * dy) * header.width * pixelBytes);
        continue;
      }
      for (let x = 0; x < wide; x += 1) {
        const to = ((y0 + y * dy) * header.width + x0 + x * dx) * pixelBytes;
        if (bits >= 8) {
          for (let part = 0; part < pixelBytes; part += 1) rows[to + part] = pass[line + x * pixelBytes + part] ?? 0;
        } else {
          const shift = 8 - bits - ((x * bits) & 7);
          rows[to] = ((pass[line + ((x * bits) >> 3)] ?? 0) >> shift) & ((1 << bits) - 1);
        }
      }
    }
  }
  return { header, pixelBytes, rows, others: othersOf(png.before) };
}

/** Rows as stored, each with the filter that gives the smallest values; packed low-depth rows use none. */
function filtered({ header, pixelBytes, rows }: PngSamples): Uint8Array<ArrayBuffer> {
  const { width, height } = header;
  const bits = bitsOf(header);
  const lineBytes = Math.ceil((width * bits) / 8);
  const out = new Uint8Array((lineBytes + 1) * height);
  if (bits < 8 || header.colorType === INDEXED) {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = y * (lineBytes + 1) + 1 + ((x * bits) >> 3);
        out[at] = (out[at] ?? 0) | ((rows[y * width + x] ?? 0) << (8 - bits - ((x * bits) & 7)));
      }
    }
    return out;
  }
  const line = new Uint8Array(lineBytes);
  for (let y = 0; y < height; y += 1) {
    const at = y * lineBytes;
    let least = Number.POSITIVE_INFINITY;
    PREDICT.forEach((predict, filter) => {
      let sum = 0;
      for (let x = 0; x < lineBytes; x += 1) {
        const left = x >= pixelBytes ? (rows[at + x - pixelBytes] ?? 0) : 0;
        const up = y > 0 ? (rows[at + x - lineBytes] ?? 0) : 0;
        const corner = x >= pixelBytes && y > 0 ? (rows[at + x - lineBytes - pixelBytes] ?? 0) : 0;
        const rest = ((rows[at + x] ?? 0) - predict(left, up, corner)) & 255;
        line[x] = rest;
        sum += rest < 128 ? rest : 256 - rest;
      }
      if (sum >= least) return;
      least = sum;
      out[y * (lineBytes + 1)] = filter;
      out.set(line, y * (lineBytes + 1) + 1);
    });
  }
  return out;
}

/** The samples as a PNG file without interlacing. */
export async function writeSamples(samples: PngSamples): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, bitDepth, colorType } = samples.header;
  return joinBytes([
    PNG_SIGNATURE,
    pngHeaderChunk(width, height, bitDepth, colorType),
    ...samples.others.map(({ type, data }) => pngChunk(type, data)),
    pngChunk('IDAT', await deflated(filtered(samples))),
    pngChunk('IEND', new Uint8Array()),
  ]);
}
