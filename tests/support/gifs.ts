// GIF files for tests, made byte by byte, with a separate LZW writer.

const short = (value: number) => [value & 255, value >> 8];

/** LZW as the simplest writer makes it: real codes, the table grows, clear at the start and when the table is full. */
export function lzw(indices: readonly number[], minCodeSize: number): number[] {
  const clear = 1 << minCodeSize;
  const out: number[] = [];
  let bits = 0;
  let bitCount = 0;
  let codeSize = minCodeSize + 1;
  let next = clear + 2;
  let table = new Map<string, number>();
  const write = (code: number) => {
    bits |= code << bitCount;
    bitCount += codeSize;
    for (; bitCount >= 8; bitCount -= 8) {
      out.push(bits & 255);
      bits >>>= 8;
    }
  };
  const codeOf = (text: string) => (text.includes(',') ? (table.get(text) as number) : Number(text));
  write(clear);
  let current = '';
  for (const index of indices) {
    const longer = current === '' ? String(index) : `${current},${index}`;
    if (current === '' || table.has(longer)) {
      current = longer;
      continue;
    }
    write(codeOf(current));
    if (next < 4096) {
      table.set(longer, next);
      next += 1;
      if (next > 1 << codeSize && codeSize < 12) codeSize += 1;
    } else {
      write(clear);
      table = new Map();
      codeSize = minCodeSize + 1;
      next = clear + 2;
    }
    current = String(index);
  }
  if (current !== '') write(codeOf(current));
  write(clear + 1);
  if (bitCount > 0) out.push(bits & 255);
  return out;
}

export interface TestFrame {
  left?: number;
  top?: number;
  width: number;
  height: number;
  /** Colour index of each pixel, in the order of the data. */
  indices: readonly number[];
  delay?: number;
  /** 0 none, 1 keep, 2 clear, 3 restore. */
  disposal?: number;
  transparent?: number;
  interlaced?: boolean;
  palette?: readonly string[];
}

const colors = (palette: readonly string[]) =>
  palette.flatMap((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
const tableBits = (palette: readonly string[]) => Math.max(0, Math.ceil(Math.log2(palette.length)) - 1);
const padded = (palette: readonly string[]) => [
  ...palette,
  ...Array.from({ length: 2 ** (tableBits(palette) + 1) - palette.length }, () => '#000000'),
];

const blocks = (data: readonly number[]) => {
  const out: number[] = [];
  for (let at = 0; at < data.length; at += 255) {
    const part = data.slice(at, at + 255);
    out.push(part.length, ...part);
  }
  return [...out, 0];
};

function frameBytes(frame: TestFrame): number[] {
  const { left = 0, top = 0, width, height, indices, delay = 10, disposal = 0, transparent, interlaced } = frame;
  const flags = (disposal << 2) | (transparent === undefined ? 0 : 1);
  const control = [0x21, 0xf9, 4, flags, ...short(delay), transparent ?? 0, 0];
  const own = frame.palette ? 0x80 | tableBits(frame.palette) : 0;
  const box = [0x2c, ...short(left), ...short(top), ...short(width), ...short(height), own | (interlaced ? 0x40 : 0)];
  const table = frame.palette ? colors(padded(frame.palette)) : [];
  const codeSize = 8;
  return [...control, ...box, ...table, codeSize, ...blocks(lzw(indices, codeSize))];
}

/** A whole GIF. `palette`: up to 256 colours shared by frames without their own. */
export function gif(
  width: number,
  height: number,
  frames: readonly TestFrame[],
  palette: readonly string[] = ['#000000', '#ff0000', '#00ff00', '#0000ff'],
): Uint8Array<ArrayBuffer> {
  const loops = [0x21, 0xff, 11, ...[...'NETSCAPE2.0'].map((c) => c.charCodeAt(0)), 3, 1, 0, 0, 0];
  return Uint8Array.from([
    ...[...'GIF89a'].map((c) => c.charCodeAt(0)),
    ...short(width),
    ...short(height),
    0x80 | tableBits(palette),
    0,
    0,
    ...colors(padded(palette)),
    ...loops,
    ...frames.flatMap(frameBytes),
    0x3b,
  ]);
}

/** A GIF of one colour per frame. */
export const plainGif = (width: number, height: number, count: number, delay = 10): Uint8Array<ArrayBuffer> =>
  gif(
    width,
    height,
    Array.from({ length: count }, (_, at) => ({
      width,
      height,
      delay,
      indices: Array.from({ length: width * height }, () => (at % 3) + 1),
    })),
  );
