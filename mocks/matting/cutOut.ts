// Removes an even background without a model: flood fill from the border over similar colours, with a soft edge.
import type { Pixels } from '@/bytes/gif/gifFrames';

/** Maximum distance of a colour from the border's, in RGB (0 to 441). */
const TOLERANCE = 46;
/** Gradual changes of light are followed up to this distance, in steps of at most `STEP`. */
const SLOPE = 96;
const STEP = 5;
/** Minimum share of the border with one colour; below it there is no even background. */
const EVEN_SHARE = 0.5;
/** A background smaller than this share, or larger than all but this share, does not count. */
const LEAST_SHARE = 0.01;

type Color = readonly [number, number, number];

const distance = (rgba: Uint8ClampedArray, at: number, [red, green, blue]: Color): number =>
  Math.hypot((rgba[at] ?? 0) - red, (rgba[at + 1] ?? 0) - green, (rgba[at + 2] ?? 0) - blue);

const colorAt = (rgba: Uint8ClampedArray, at: number): Color => [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];

/** Indexes of the outermost pixels. */
function borderOf({ width, height }: Pixels): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) border.push(y * width, y * width + width - 1);
  return border;
}

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The most common colour of the border; null if there is none, or it is transparent already. */
function borderColor({ rgba }: Pixels, border: readonly number[]): Color | null {
  const opaque = border.filter((pixel) => (rgba[pixel * 4 + 3] ?? 0) >= 128);
  const colors = opaque.map((pixel) => colorAt(rgba, pixel * 4));
  const part = (place: 0 | 1 | 2) => middle(colors.map((color) => color[place]));
  const color: Color = [part(0), part(1), part(2)];
  const alike = opaque.filter((pixel) => distance(rgba, pixel * 4, color) <= TOLERANCE);
  return alike.length > 0 && alike.length >= border.length * EVEN_SHARE ? color : null;
}

/** 1 for each background pixel. */
function flooded({ width, height, rgba }: Pixels, border: readonly number[], color: Color): Uint8Array {
  const mask = new Uint8Array(width * height);
  const open: number[] = [];
  const join = (pixel: number, from: number | null) => {
    if (mask[pixel] === 1) return;
    const isClear = (rgba[pixel * 4 + 3] ?? 0) === 0;
    const away = distance(rgba, pixel * 4, color);
    const isSlow = from !== null && away <= SLOPE && distance(rgba, pixel * 4, colorAt(rgba, from * 4)) <= STEP;
    if (!isClear && away > TOLERANCE && !isSlow) return;
    mask[pixel] = 1;
    open.push(pixel);
  };
  for (const pixel of border) join(pixel, null);
  for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
    const x = pixel % width;
    if (x > 0) join(pixel - 1, pixel);
    if (x < width - 1) join(pixel + 1, pixel);
    if (pixel >= width) join(pixel - width, pixel);
    if (pixel < width * (height - 1)) join(pixel + width, pixel);
  }
  return mask;
}

/** Indexes of the pixels up to `far` in each direction, including the pixel itself. */
function* around(pixel: number, far: number, { width, height }: Pixels): Generator<number> {
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  for (let row = Math.max(0, y - far); row <= Math.min(height - 1, y + far); row += 1)
    for (let column = Math.max(0, x - far); column <= Math.min(width - 1, x + far); column += 1)
      yield row * width + column;
}

/**
 * Colour of the picture behind its edge near a pixel: the mean of pixels that do not touch the background; null if
 * there are none.
 */
function behindEdge(pixel: number, picture: Pixels, inner: Uint8Array): Color | null {
  const sum = [0, 0, 0];
  let count = 0;
  for (const other of around(pixel, 2, picture)) {
    if (inner[other] !== 1) continue;
    count += 1;
    colorAt(picture.rgba, other * 4).forEach((value, part) => {
      sum[part] = (sum[part] ?? 0) + value;
    });
  }
  const [red = 0, green = 0, blue = 0] = sum;
  return count === 0 ? null : [red / count, green / count, blue / count];
}

/** Share of the front colour in a colour between front and back, 0 to 1. */
function shareOf(color: Color, front: Color, back: Color): number {
  let [along, length] = [0, 0];
  front.forEach((value, part) => {
    const difference = value - (back[part] ?? 0);
    along += ((color[part] ?? 0) - (back[part] ?? 0)) * difference;
    length += difference * difference;
  });
  return length === 0 ? 1 : Math.min(1, Math.max(0, along / length));
}

/** The picture without background; null if the border is not even, or nothing or everything would be removed. */
export function cutOut(picture: Pixels): Pixels | null {
  const { width, height, rgba } = picture;
  const border = borderOf(picture);
  const color = borderColor(picture, border);
  if (!color) return null;
  const mask = flooded(picture, border, color);
  const share = mask.reduce((sum, one) => sum + one, 0) / mask.length;
  if (share < LEAST_SHARE || share > 1 - LEAST_SHARE) return null;
  const touches = (pixel: number, what: 0 | 1) => {
    const x = pixel % width;
    for (let row = pixel - width; row <= pixel + width; row += width)
      for (let step = x > 0 ? -1 : 0; step <= (x < width - 1 ? 1 : 0); step += 1)
        if (mask[row + step] === what) return true;
    return false;
  };
  const inner = mask.map((one, pixel) => (one === 0 && !touches(pixel, 1) ? 1 : 0));
  const out = new Uint8ClampedArray(rgba);
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    if (inner[pixel] === 1) continue;
    const at = pixel * 4;
    const isBack = mask[pixel] === 1;
    // On the edge both colours are blended, so remove the background's share from the colour too.
    const front = isBack && !touches(pixel, 0) ? null : behindEdge(pixel, picture, inner);
    if (!front) {
      if (isBack) out.fill(0, at, at + 4);
      continue;
    }
    const part = shareOf(colorAt(rgba, at), front, color);
    if (part < 1) out.set(front, at);
    out[at + 3] = (rgba[at + 3] ?? 0) * part;
  }
  return { width, height, rgba: out };
}
