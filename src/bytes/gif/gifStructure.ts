// Parses the blocks of a GIF file (GIF89a specification): screen, colour tables, frames with delay, disposal and
// transparency. Does not decode pixels.

import { joinBytes } from '../joinBytes';

/** Disposal of a frame: what happens to its area before the next frame is drawn. */
export type Disposal = 'keep' | 'clear' | 'restore';

/** One frame as stored; its box is in px of the screen. */
export interface GifFrame {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Delay as stored, ms; 0 if absent. */
  delayMs: number;
  disposal: Disposal;
  /** Index of the transparent colour; -1 for none. */
  transparent: number;
  interlaced: boolean;
  /** Red, green and blue of each colour. */
  palette: Uint8Array;
  minCodeSize: number;
  /** LZW data, sub-blocks joined. */
  data: Uint8Array;
}

export interface GifFile {
  /** Size of the screen, px. */
  width: number;
  height: number;
  frames: readonly GifFrame[];
  /** The trailer is present and no block is truncated. */
  whole: boolean;
}

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const DISPOSALS: Readonly<Record<number, Disposal>> = { 2: 'clear', 3: 'restore' };

/** Whether the first six bytes are a GIF signature. */
export const isGif = (bytes: Uint8Array): boolean => /^GIF8[79]a$/.test(String.fromCharCode(...bytes.subarray(0, 6)));

class CutOff extends Error {}

/** Reads byte by byte; throws `CutOff` past the end. */
class Reader {
  at = 0;
  constructor(private readonly bytes: Uint8Array) {}
  byte(): number {
    const value = this.bytes[this.at];
    if (value === undefined) throw new CutOff();
    this.at += 1;
    return value;
  }
  short(): number {
    return this.byte() | (this.byte() << 8);
  }
  take(count: number): Uint8Array {
    if (this.at + count > this.bytes.length) throw new CutOff();
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }
  /** Joins sub-blocks up to the terminator. */
  blocks(): Uint8Array {
    const parts: Uint8Array[] = [];
    for (let size = this.byte(); size > 0; size = this.byte()) parts.push(this.take(size));
    return joinBytes(parts);
  }
}

const tableSize = (flags: number) => 3 * 2 ** ((flags & 7) + 1);

interface Control {
  delayMs: number;
  disposal: Disposal;
  transparent: number;
}
const NO_CONTROL: Control = { delayMs: 0, disposal: 'keep', transparent: -1 };

/** Parses a graphic control extension, which applies to the next frame. */
function readControl(data: Uint8Array): Control {
  const [flags = 0, low = 0, high = 0, index = 0] = data;
  return {
    delayMs: (low | (high << 8)) * 10,
    disposal: DISPOSALS[(flags >> 2) & 7] ?? 'keep',
    transparent: flags & 1 ? index : -1,
  };
}

function readFrame(reader: Reader, shared: Uint8Array, control: Control): GifFrame {
  const [left, top, width, height] = [reader.short(), reader.short(), reader.short(), reader.short()];
  const flags = reader.byte();
  const palette = flags & 0x80 ? reader.take(tableSize(flags)) : shared;
  const minCodeSize = reader.byte();
  const data = reader.blocks();
  return { left, top, width, height, ...control, interlaced: (flags & 0x40) !== 0, palette, minCodeSize, data };
}

/** Reads blocks until the trailer; returns whether it was present. */
function readBlocks(reader: Reader, shared: Uint8Array, frames: GifFrame[], framesMax: number): boolean {
  let control = NO_CONTROL;
  for (;;) {
    const kind = reader.byte();
    if (kind === TRAILER) return true;
    if (kind === IMAGE) {
      frames.push(readFrame(reader, shared, control));
      control = NO_CONTROL;
      // One frame over the limit proves that there are too many.
      if (frames.length > framesMax) return true;
    } else if (kind === EXTENSION) {
      const isControl = reader.byte() === GRAPHIC_CONTROL;
      const data = reader.blocks();
      if (isControl) control = readControl(data);
    } else return false;
  }
}

/** The file's structure, or null without a GIF header. Stops after `framesMax + 1` frames. */
export function readGif(bytes: Uint8Array, framesMax: number): GifFile | null {
  if (!isGif(bytes) || bytes.length < 13) return null;
  const reader = new Reader(bytes);
  reader.take(6);
  const width = reader.short();
  const height = reader.short();
  const flags = reader.byte();
  reader.take(2);
  const frames: GifFrame[] = [];
  let whole = false;
  try {
    const shared = flags & 0x80 ? reader.take(tableSize(flags)) : new Uint8Array();
    whole = readBlocks(reader, shared, frames, framesMax);
  } catch (error) {
    if (!(error instanceof CutOff)) throw error;
  }
  return { width, height, frames, whole };
}
