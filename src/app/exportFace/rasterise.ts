// Renders an SVG to a PNG in a child process, because the rasterizer is native code that aborts its process on some
// drawings.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

export interface RasterFonts {
  fontFiles: readonly string[];
  loadSystemFonts: boolean;
  defaultFontFamily: string;
}

/** The rasterizer could not render an image or timed out. The message says which. */
export class NotDrawnError extends Error {}

/** Time limit per image, ms. */
const TIME_MAX = 60_000;
/** Largest accepted PNG, bytes. */
const PNG_BYTES_MAX = 256 * 1024 * 1024;

/** Script of the child process: SVG from standard input, PNG to standard output. */
const SCRIPT = `
const { readFileSync, writeSync } = require('node:fs');
const { Resvg } = require(process.argv[1]);
const png = new Resvg(readFileSync(0, 'utf8'), JSON.parse(process.argv[2])).render().asPng();
for (let at = 0; at < png.length; ) at += writeSync(1, png, at);
`;

const FIRST_LINE = /^.*\S.*$/m;
/** Maximum length of the child's own message, characters. */
const MESSAGE_MAX = 200;

export interface RasterOptions {
  font?: RasterFonts;
  /** Factor by which the image is larger than the size that the SVG names. Default: 1. */
  zoom?: number;
}

/** The PNG of an SVG. Throws a NotDrawnError if the rasterizer fails, aborts or takes more than a minute. */
export function rasterise(svg: string, { font, zoom = 1 }: RasterOptions = {}): Uint8Array<ArrayBuffer> {
  const rasteriser = createRequire(import.meta.url).resolve('@resvg/resvg-js');
  const options = { ...(font ? { font } : {}), fitTo: { mode: 'zoom', value: zoom } };
  const { status, signal, error, stdout, stderr } = spawnSync(
    process.execPath,
    ['-e', SCRIPT, rasteriser, JSON.stringify(options)],
    { input: svg, timeout: TIME_MAX, maxBuffer: PNG_BYTES_MAX },
  );
  if (status === 0 && stdout.length > 0) return new Uint8Array(stdout);
  const own = FIRST_LINE.exec(stderr?.toString() ?? '')?.[0].slice(0, MESSAGE_MAX);
  throw new NotDrawnError([error?.message ?? `it ended with ${signal ?? status}`, ...(own ? [own] : [])].join(': '));
}
