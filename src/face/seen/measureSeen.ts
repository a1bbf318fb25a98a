// What is seen of each layer: where its ink is, how much of it the edge cuts and other layers cover, and how it differs
// from what lies under it. Pure.
import { type Bounds, type CanvasOutline, canvasCircle } from '@/face/geometry/bounds';
import { coreFrom, type Ink, inkFrom, percentile } from './ink';
import { contrastOf, luminance } from './luminance';

export interface LayerInk {
  uuid: string;
  /** Null: it draws nothing. */
  ink: Ink | null;
}

/** Contrast of a layer's ink with the pixels under it, at percentiles of its pixels: 1 to 21. */
export interface InkContrast {
  p10: number;
  p50: number;
  p75: number;
  p90: number;
}

export interface SeenLayer {
  uuid: string;
  /** Bounds of its ink, canvas px. */
  bounds: Bounds;
  /** Centre of the bounds as on a clock: degrees clockwise from 12, and the distance from the centre as a share of the radius. */
  place: { angle: number; radius: number };
  /** Share of its ink beyond the edge of the visible face, 0 to 1, and how far it reaches beyond it, canvas px. */
  cut: { share: number; px: number };
  /** Null if none of its ink is inside the face. */
  contrast: InkContrast | null;
  /** Layers above that hide part of its ink, and the share that each hides, 0 to 1. */
  covered: readonly { by: string; share: number }[];
  /** Whether some of its pixels inside the face are lit. */
  isLit: boolean;
}

/** Steps of the histogram per factor of e. */
const STEPS = 256;
const BINS = Math.ceil(Math.log(21) * STEPS) + 1;
/** Channel value from which a pixel is lit, 0 to 255. */
const LIT_ABOVE = 5;

/** The visible face in tile px: how far a pixel's centre lies beyond its edge, at most 0 inside. */
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

/** The opaque picture of the layers so far, on black. */
class Ground {
  private readonly rgb: Uint8ClampedArray;
  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    this.rgb = new Uint8ClampedArray(width * height * 3);
  }

  /** Offset of a pixel; -1 outside the canvas. */
  at(x: number, y: number): number {
    return x < 0 || y < 0 || x >= this.width || y >= this.height ? -1 : (y * this.width + x) * 3;
  }

  channel(at: number): number {
    return this.rgb[at] ?? 0;
  }

  lay(ink: Ink): void {
    for (let y = 0; y < ink.height; y += 1) {
      for (let x = 0; x < ink.width; x += 1) {
        const from = (y * ink.width + x) * 4;
        const alpha = (ink.data[from + 3] ?? 0) / 255;
        if (alpha === 0) continue;
        const at = this.at(ink.x + x, ink.y + y);
        if (at < 0) continue;
        for (let c = 0; c < 3; c += 1)
          this.rgb[at + c] = (ink.data[from + c] ?? 0) * alpha + this.channel(at + c) * (1 - alpha);
      }
    }
  }
}

interface Look {
  contrast: InkContrast | null;
  isLit: boolean;
}

/** The ink over the ground. Its smoothed edges count as if they were as strong as its core. */
function lookOn(ground: Ground, ink: Ink, beyond: (x: number, y: number) => number): Look {
  const least = coreFrom(ink);
  const share = ink.strongest / 255;
  const counts = new Uint32Array(BINS);
  let count = 0;
  let isLit = false;
  for (let y = 0; y < ink.height; y += 1) {
    for (let x = 0; x < ink.width; x += 1) {
      const from = (y * ink.width + x) * 4;
      const alpha = ink.data[from + 3] ?? 0;
      if (alpha < least) continue;
      const at = ground.at(ink.x + x, ink.y + y);
      if (at < 0 || beyond(ink.x + x, ink.y + y) > 0) continue;
      const [r = 0, g = 0, b = 0] = [ink.data[from], ink.data[from + 1], ink.data[from + 2]];
      const [gr, gg, gb] = [ground.channel(at), ground.channel(at + 1), ground.channel(at + 2)];
      isLit ||= Math.max(r, g, b) * (alpha / 255) > LIT_ABOVE;
      const over = luminance(r * share + gr * (1 - share), g * share + gg * (1 - share), b * share + gb * (1 - share));
      const bin = Math.min(BINS - 1, Math.round(Math.log(contrastOf(over, luminance(gr, gg, gb))) * STEPS));
      counts[bin] = (counts[bin] ?? 0) + 1;
      count += 1;
    }
  }
  const at = (part: number) => Math.exp(percentile(counts, part) / STEPS);
  return { contrast: count === 0 ? null : { p10: at(0.1), p50: at(0.5), p75: at(0.75), p90: at(0.9) }, isLit };
}

/** Share of the core of `below` under pixels of `above` that hide more than half of what is under them. */
function coveredShare(below: Ink, above: Ink): number {
  const least = coreFrom(below);
  const [fromX, toX] = [Math.max(below.x, above.x), Math.min(below.x + below.width, above.x + above.width)];
  const [fromY, toY] = [Math.max(below.y, above.y), Math.min(below.y + below.height, above.y + above.height)];
  if (fromX >= toX || fromY >= toY) return 0;
  const alphaAt = (ink: Ink, x: number, y: number) => ink.data[((y - ink.y) * ink.width + x - ink.x) * 4 + 3] ?? 0;
  let hidden = 0;
  for (let y = fromY; y < toY; y += 1)
    for (let x = fromX; x < toX; x += 1) if (alphaAt(below, x, y) >= least && alphaAt(above, x, y) >= 128) hidden += 1;
  if (hidden === 0) return 0;
  let all = 0;
  for (let at = 3; at < below.data.length; at += 4) if ((below.data[at] ?? 0) >= least) all += 1;
  return hidden / all;
}

/**
 * What is seen of some layers of a face. `layers`: all that draw, bottom first. `judged`: the layers to measure; the
 * others only lie under or over them. `scale`: px of the inks per canvas px.
 */
export function measureSeen(
  layers: readonly LayerInk[],
  judged: ReadonlySet<string>,
  { canvas, scale }: { canvas: CanvasOutline; scale: number },
): SeenLayer[] {
  const beyond = edgeOf(canvas, scale);
  const ground = new Ground(Math.ceil(canvas.width * scale), Math.ceil(canvas.height * scale));
  const { cx, cy, r } = canvasCircle(canvas);
  return layers.flatMap(({ uuid, ink }, index): SeenLayer[] => {
    if (!ink) return [];
    const isJudged = judged.has(uuid);
    const look = isJudged ? lookOn(ground, ink, beyond) : null;
    ground.lay(ink);
    if (!look) return [];
    const { bounds, cut } = extentOf(ink, beyond, scale);
    const [dx, dy] = [bounds.x + bounds.width / 2 - cx, bounds.y + bounds.height / 2 - cy];
    const place = { angle: ((Math.atan2(dx, -dy) * 180) / Math.PI + 360) % 360, radius: Math.hypot(dx, dy) / r };
    const covered = layers.slice(index + 1).flatMap((other) => {
      const share = other.ink ? coveredShare(ink, other.ink) : 0;
      return share > 0 ? [{ by: other.uuid, share }] : [];
    });
    return [{ uuid, bounds, place, cut, ...look, covered }];
  });
}
