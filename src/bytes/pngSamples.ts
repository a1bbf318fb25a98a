// The stored samples of a PNG, unfiltered and de-interlaced and otherwise as they are, and a PNG written from samples. ISO/IEC 15948.
import { joined } from './picture';
import { chunk, type PngHeader, readPng } from './png';

/** Rows of pixels of `pixelBytes` bytes each; samples of less than 8 bits take a byte. */
export interface PngSamples {
  header: PngHeader;
  pixelBytes: number;
  /** Row after row, without filter bytes. */
  rows: Uint8Array;
  /** Every chunk that is neither header, pixels nor end: palette, clear colours, colour space. */
  others: readonly { type: string; data: Uint8Array }[];
}

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** First column and row, and the steps, of the passes of an interlaced file; one pass of all where it is not. */
const PASSES = {
  plain: [[0, 0, 1, 1]],
  interlaced: [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ],
} as const;

const bitsOf = ({ bitDepth, colorType }: PngHeader) => bitDepth * (CHANNELS[colorType] ?? 1);
/** Bytes of a pixel in the file's rows, at least one. */
const pixelBytesOf = (header: PngHeader) => Math.max(1, bitsOf(header) >> 3);

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const piped = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** What a filter adds to a byte, from its left, upper and upper left neighbours. */
const PREDICT: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** Takes the filters of `lines` rows away, in place. Throws for a filter that does not exist. */
function unfilter(rows: Uint8Array, lineBytes: number, lines: number, pixelBytes: number): void {
  for (let y = 0; y < lines; y += 1) {
    const at = y * (lineBytes + 1);
    const predict = PREDICT[rows[at] ?? -1];
    if (!predict) throw new Error('unknown PNG filter');
    for (let x = 1; x <= lineBytes; x += 1) {
      const left = x > pixelBytes ? (rows[at + x - pixelBytes] ?? 0) : 0;
      const up = y > 0 ? (rows[at + x - lineBytes - 1] ?? 0) : 0;
      const corner = x > pixelBytes && y > 0 ? (rows[at + x - lineBytes - 1 - pixelBytes] ?? 0) : 0;
      rows[at + x] = ((rows[at + x] ?? 0) + predict(left, up, corner)) & 255;
    }
  }
}

function otherChunks(clean: Uint8Array): PngSamples['others'] {
  const view = new DataView(clean.buffer, clean.byteOffset, clean.byteLength);
  const found: { type: string; data: Uint8Array }[] = [];
  for (let at = SIGNATURE.length; at + 12 <= clean.length; at += 12 + view.getUint32(at)) {
    const type = String.fromCharCode(...clean.subarray(at + 4, at + 8));
    const data = clean.subarray(at + 8, at + 8 + view.getUint32(at));
    if (!['IHDR', 'IDAT', 'IEND'].includes(type)) found.push({ type, data });
  }
  return found;
}

/** Null for what is no whole PNG, and for one that says it is to be shown turned. */
export async function readSamples(bytes: Uint8Array): Promise<PngSamples | null> {
  const png = readPng(bytes);
  if (png?.orientation !== 1) return null;
  const { header } = png;
  const stored = await through(png.compressed, new DecompressionStream('deflate'));
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
  return { header, pixelBytes, rows, others: otherChunks(png.clean) };
}

/** Rows as the file keeps them: each with the filter that leaves the smallest numbers; few colours are packed without one. */
function filtered({ header, pixelBytes, rows }: PngSamples): Uint8Array {
  const { width, height } = header;
  const bits = bitsOf(header);
  const lineBytes = Math.ceil((width * bits) / 8);
  const out = new Uint8Array((lineBytes + 1) * height);
  if (bits < 8 || header.colorType === 3) {
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

/** The samples as a PNG file, without interlace. */
export async function writeSamples(samples: PngSamples): Promise<Uint8Array> {
  const { width, height, bitDepth, colorType } = samples.header;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([bitDepth, colorType, 0, 0, 0], 8);
  const pixels = await through(filtered(samples), new CompressionStream('deflate'));
  return joined([
    SIGNATURE,
    chunk('IHDR', header),
    ...samples.others.map(({ type, data }) => chunk(type, data)),
    chunk('IDAT', pixels),
    chunk('IEND', new Uint8Array()),
  ]);
}
