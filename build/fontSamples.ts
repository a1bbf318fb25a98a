// Outlines of the names of the built-in families and of a time, each in its own letters, so that the list of fonts loads no
// font. `npm run fonts` writes them into FONT_SAMPLES; a test compares them with the files.
import { resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { BUILT_IN_FAMILIES, type BuiltInFamily, builtInTypeface } from '@/schemas/builtInFonts';

export const FONT_SAMPLES = 'src/forms/controls/fontSamples.json';

/** Digits as on a face. */
const TIME = '08:59';
/** Height of the digits in units of the outlines; the same for all families, so that their rows look equally large. */
const DIGITS = 70;
/** Size at which the rasterizer makes the outlines; much larger than the result, so that one rounding remains. */
const SIZE = 1000;

interface Segment {
  letter: string;
  values: readonly number[];
}

/** The absolute path of a text as the rasterizer writes it, with the baseline at 0. */
function outlineOf(text: string, family: string, file: string): Segment[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="4000"><text x="0" y="2000" font-family="${family}" font-size="${SIZE}">${text}</text></svg>`;
  const made = new Resvg(svg, { font: { fontFiles: [file], loadSystemFonts: false } }).toString();
  const segments = [...made.matchAll(/ d="([^"]*)"/g)].flatMap(([, path = '']) =>
    [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter = '', rest = '']) => ({
      letter,
      values: (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map(
        (value, index) => Number(value) - (index % 2 === 1 ? 2000 : 0),
      ),
    })),
  );
  if (segments.length === 0) throw new Error(`No letters of ${family} in ${file}.`);
  return segments;
}

/** Minimum and maximum of one axis: 0 for x, 1 for y. */
function range(segments: readonly Segment[], axis: 0 | 1): [number, number] {
  const values = segments.flatMap((one) => one.values.filter((_, index) => index % 2 === axis));
  return [Math.min(...values), Math.max(...values)];
}

/** The path in whole units, with relative commands, from x = 0. */
function compact(segments: readonly Segment[], scale: number): string {
  const [left] = range(segments, 0);
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let before = '';
  let path = '';
  for (const { letter, values } of segments) {
    const whole = values.map((value, index) => Math.round((value - (index % 2 === 0 ? left : 0)) * scale));
    const [endX = startX, endY = startY] = whole.slice(-2);
    const relative = whole.map((value, index) => value - (index % 2 === 0 ? x : y));
    const command = letter.toLowerCase();
    if (command === 'l' && relative.every((value) => value === 0)) continue;
    const numbers = relative.join(' ').replaceAll(' -', '-');
    path += command === before ? `${numbers.startsWith('-') ? '' : ' '}${numbers}` : command + numbers;
    // A second pair after `m` would be a line.
    before = command === 'm' ? 'l' : command;
    [x, y] = [endX, endY];
    if (letter === 'M') [startX, startY] = [endX, endY];
  }
  return path;
}

interface Sample {
  width: number;
  path: string;
}

function samplesOf({ family, source }: BuiltInFamily, root: string): { name: Sample; time: Sample } {
  const regular = builtInTypeface(`${family.replaceAll(' ', '')}-Regular`);
  if (!regular) throw new RangeError(`${source} has no regular weight.`);
  const file = resolve(root, 'node_modules', regular.path);
  const time = outlineOf(TIME, family, file);
  const [top, bottom] = range(time, 1);
  const scale = DIGITS / (bottom - top);
  const sample = (segments: readonly Segment[]): Sample => {
    const [left, right] = range(segments, 0);
    return { width: Math.round((right - left) * scale), path: compact(segments, scale) };
  };
  return { name: sample(outlineOf(family, family, file)), time: sample(time) };
}

/** The text of the file. */
export function fontSamples(root: string): string {
  const samples = Object.fromEntries(BUILT_IN_FAMILIES.map((family) => [family.family, samplesOf(family, root)]));
  return `${JSON.stringify(samples, null, 2)}\n`;
}
