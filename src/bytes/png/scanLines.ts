// Scan lines of an inflated PNG: the expected number of bytes, and the filter byte of each line.
import { COLOR_TYPES, type PngHeader } from './pngHeader';

/** Highest filter number. */
const FILTER_MAX = 4;

/** First column and row, and steps, of Adam7's seven passes. */
export const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Runs of scan lines: bytes per line (including the filter byte) and number of lines. */
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

/** Bytes of all lines together. */
export const linesBytes = (header: PngHeader): number =>
  scanLines(header).reduce((sum, { lineBytes, lines }) => sum + lineBytes * lines, 0);

/** Counts inflated bytes against the expected scan lines and checks each filter byte. */
export class ScanLineCounter {
  private readonly runs: { lineBytes: number; lines: number }[];
  private atInLine = 0;
  private sound = true;

  constructor(header: PngHeader) {
    this.runs = scanLines(header);
  }

  /** Consumes the next bytes; returns false once there are too many, or on an unknown filter. */
  take(bytes: Uint8Array): boolean {
    let at = 0;
    while (at < bytes.length && this.sound) {
      const run = this.runs[0];
      if (!run) {
        this.sound = false;
        break;
      }
      if (this.atInLine === 0 && (bytes[at] ?? 0) > FILTER_MAX) this.sound = false;
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

  /** Whether exactly the expected lines arrived. */
  get complete(): boolean {
    return this.sound && this.runs.length === 0;
  }
}
