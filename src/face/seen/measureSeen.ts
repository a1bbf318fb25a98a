// Measures the visible part of each layer: where its ink is, how much of it the edge cuts off and other layers cover, and how
// it contrasts with the layers below. Pure.
import { type Bounds, type CanvasOutline, canvasCircle } from '@/face/geometry/bounds';
import { coreFrom, type Ink, inkFrom, percentile } from './ink';
import { contrastOf, luminance } from './luminance';
import { meetOf, type Rect } from './rect';

export interface LayerInk {
  uuid: string;
  /** Its ink where it overlaps a judged layer; all of it for a judged layer. Null: it draws nothing there. */
  ink: Ink | null;
}

/** Contrast of a layer's ink with the pixels under it, at percentiles of its pixels: 1 to 21. */
export interface InkContrast {
  p10: number;
  p50: number;
  p75: number;
  p90: number;
}

/** Luminance of the pixels under a layer's ink, 0 to 1, without the darkest and the lightest tenth. */
export interface Ground {
  dark: number;
  light: number;
}

export interface SeenLayer {
  uuid: string;
  /** Bounds of its ink, canvas px. */
  bounds: Bounds;
  /** Centre of the bounds as on a clock: degrees clockwise from 12, and the distance from the centre as a share of the radius. */
  place: { angle: number; radius: number };
  /** Share of its ink beyond the edge of the visible face, 0 to 1, and how far it reaches beyond it, canvas px. */
  cut: { share: number; px: number };
  /** Null if none of its ink is inside the face, and if it is unknown. */
  contrast: InkContrast | null;
  /** Absent like `contrast`. */
  ground?: Ground;
  /** Layers above that hide part of its ink, and the share that each hides, 0 to 1. */
  covered: readonly { by: string; share: number }[];
  /** The topmost layer above that draws exactly the same in the same place. */
  twin?: string;
  /**
   * Layers that could not be drawn where this one is, or this one itself: their share in its contrast and covered parts is
   * not measured.
   */
  unknown?: readonly string[];
}

/** Steps of the histogram per factor of e. */
const STEPS = 256;
const BINS = Math.ceil(Math.log(21) * STEPS) + 1;
const binOf = (ratio: number): number => Math.min(BINS - 1, Math.round(Math.log(ratio) * STEPS));

/** How far a pixel's centre is beyond the edge of the visible face, in px of the inks; 0 or less inside. */
function edgeOf(canvas: CanvasOutline, scale: number): (x: number, y: number) => number {
  const [width, height] = [canvas.width * scale, canvas.height * scale];
  if (canvas.shape === 'circle') {
    const { cx, cy, r } = canvasCircle({ width, height });
    return (x, y) => Math.hypot(x + 0.5 - cx, y + 0.5 - cy) - r;
  }
  return (x, y) => Math.max(-x - 0.5, x + 0.5 - width, -y - 0.5, y + 0.5 - height);
}

interface Extent {
  bounds: Bounds;
  cut: SeenLayer['cut'];
}

function extentOf(ink: Ink, beyond: (x: number, y: number) => number, scale: number): Extent {
  const least = inkFrom(ink);
  let [left, top, right, bottom] = [ink.width, ink.height, -1, -1];
  let [all, out, far] = [0, 0, 0];
  for (let y = 0; y < ink.height; y += 1) {
    for (let x = 0; x < ink.width; x += 1) {
      if ((ink.data[(y * ink.width + x) * 4 + 3] ?? 0) < least) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
      all += 1;
      const by = beyond(ink.x + x, ink.y + y);
      if (by <= 0) continue;
      out += 1;
      far = Math.max(far, by);
    }
  }
  const at = { x: (ink.x + left) / scale, y: (ink.y + top) / scale };
  const bounds = { ...at, width: (right - left + 1) / scale, height: (bottom - top + 1) / scale };
  return { bounds, cut: { share: all === 0 ? 0 : out / all, px: far / scale } };
}

/** Channels of a part of the layers so far, on black: red, green, blue of each pixel. */
function groundOf(below: readonly Ink[], part: Rect): Uint8ClampedArray {
  const rgb = new Uint8ClampedArray(part.width * part.height * 3);
  for (const ink of below) {
    const common = meetOf(ink, part);
    if (!common) continue;
    for (let y = common.y; y < common.y + common.height; y += 1) {
      let from = ((y - ink.y) * ink.width + common.x - ink.x) * 4;
      let to = ((y - part.y) * part.width + common.x - part.x) * 3;
      for (let x = 0; x < common.width; x += 1, from += 4, to += 3) {
        const alpha = (ink.data[from + 3] ?? 0) / 255;
        if (alpha === 0) continue;
        for (let c = 0; c < 3; c += 1)
          rgb[to + c] = (ink.data[from + c] ?? 0) * alpha + (rgb[to + c] ?? 0) * (1 - alpha);
      }
    }
  }
  return rgb;
}

interface Under {
  below: readonly Ink[];
  /** How far a pixel is beyond the edge of the visible face, px. */
  beyond: (x: number, y: number) => number;
  /** How many times the ink is drawn. */
  times: number;
}

type OverGround = Pick<SeenLayer, 'contrast' | 'ground'>;

/** The ink over the layers below it. Its smoothed edges count as if they were as strong as its core. */
function contrastIn(ink: Ink, { below, beyond, times }: Under): OverGround {
  const ground = groundOf(below, ink);
  const least = coreFrom(ink);
  const share = 1 - (1 - ink.strongest / 255) ** times;
  const counts = new Uint32Array(BINS);
  const grounds = new Uint32Array(BINS);
  let count = 0;
  for (let y = 0; y < ink.height; y += 1) {
    for (let x = 0; x < ink.width; x += 1) {
      const from = (y * ink.width + x) * 4;
      if ((ink.data[from + 3] ?? 0) < least || beyond(ink.x + x, ink.y + y) > 0) continue;
      const at = (y * ink.width + x) * 3;
      const [r = 0, g = 0, b = 0] = [ink.data[from], ink.data[from + 1], ink.data[from + 2]];
      const [gr = 0, gg = 0, gb = 0] = [ground[at], ground[at + 1], ground[at + 2]];
      const over = luminance(r * share + gr * (1 - share), g * share + gg * (1 - share), b * share + gb * (1 - share));
      const under = luminance(gr, gg, gb);
      const bin = binOf(contrastOf(over, under));
      counts[bin] = (counts[bin] ?? 0) + 1;
      // By their contrast with black.
      const tone = binOf(contrastOf(under, 0));
      grounds[tone] = (grounds[tone] ?? 0) + 1;
      count += 1;
    }
  }
  if (count === 0) return { contrast: null };
  const at = (part: number) => Math.exp(percentile(counts, part) / STEPS);
  const tone = (part: number) => Math.exp(percentile(grounds, part) / STEPS) * 0.05 - 0.05;
  return {
    contrast: { p10: at(0.1), p50: at(0.5), p75: at(0.75), p90: at(0.9) },
    ground: { dark: tone(0.1), light: tone(0.9) },
  };
}

/** Share of the core of `below` under pixels of `above` that cover it by more than half. */
function coveredShare(below: Ink, above: Ink): number {
  const common = meetOf(below, above);
  if (!common) return 0;
  const least = coreFrom(below);
  const alphaAt = (ink: Ink, x: number, y: number) => ink.data[((y - ink.y) * ink.width + x - ink.x) * 4 + 3] ?? 0;
  let hidden = 0;
  for (let y = common.y; y < common.y + common.height; y += 1)
    for (let x = common.x; x < common.x + common.width; x += 1)
      if (alphaAt(below, x, y) >= least && alphaAt(above, x, y) >= 128) hidden += 1;
  if (hidden === 0) return 0;
  let all = 0;
  for (let at = 3; at < below.data.length; at += 4) if ((below.data[at] ?? 0) >= least) all += 1;
  return hidden / all;
}

/**
 * Measures the visible part of a layer whose ink is `ink`. `below`, `above`: the layers that may overlap it, bottom
 * first. `times`: how many layers draw this ink up to this one; the others are not in `below`. `scale`: px of the inks
 * per canvas px.
 */
export function measureSeen(
  { uuid, ink, times = 1 }: { uuid: string; ink: Ink; times?: number },
  { below, above }: Record<'below' | 'above', readonly LayerInk[]>,
  { canvas, scale }: { canvas: CanvasOutline; scale: number },
): SeenLayer {
  const beyond = edgeOf(canvas, scale);
  const { cx, cy, r } = canvasCircle(canvas);
  const { bounds, cut } = extentOf(ink, beyond, scale);
  const [dx, dy] = [bounds.x + bounds.width / 2 - cx, bounds.y + bounds.height / 2 - cy];
  const place = { angle: ((Math.atan2(dx, -dy) * 180) / Math.PI + 360) % 360, radius: Math.hypot(dx, dy) / r };
  const under = below.flatMap((other) => (other.ink ? [other.ink] : []));
  const covered = above.flatMap((other) => {
    const share = other.ink ? coveredShare(ink, other.ink) : 0;
    return share > 0 ? [{ by: other.uuid, share }] : [];
  });
  return { uuid, bounds, place, cut, ...contrastIn(ink, { below: under, beyond, times }), covered };
}
