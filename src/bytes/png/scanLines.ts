// The lines of pixels a PNG holds once inflated: how many bytes there must be, and whether each line begins as it may.
import { COLOR_TYPES, type PngHeader } from './pngHeader';

/** Filters a line may begin with: 0 to this. */
const FILTER_MAX = 4;

/** First column and row, and the steps, of Adam7's seven passes. */
export const ADAM7 = [
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

/** Bytes of all lines together. */
export const linesBytes = (header: PngHeader): number =>
  scanLines(header).reduce((sum, { lineBytes, lines }) => sum + lineBytes * lines, 0);

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

  /** Whether exactly the promised lines came. */
  get complete(): boolean {
    return this.sound && this.runs.length === 0;
  }
}
