// A blurred stroke as a stack of strokes of one color. A stroke of the Watch Face Format has no blur, and no picture
// could follow the end of a fill.

/** Most strokes of a stack. */
const STROKES_MAX = 16;
/** Strokes per px of blur, so that no step is wide enough to be seen. */
const STROKES_PER_PX = 2;

export interface SoftStroke {
  /** Px. */
  thickness: number;
  /** From 0 to 1, a whole number of 255ths. */
  opacity: number;
}

/** The share of a normal distribution below `x` standard deviations (Abramowitz and Stegun 26.2.17). */
function below(x: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(x));
  const tail =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  const beyond = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * tail;
  return x > 0 ? 1 - beyond : beyond;
}

/**
 * The strokes of the stack, widest first. `blur`: twice the standard deviation, px. `wanted`: the opacity where the blurred
 * stroke covers a share of a pixel. The opacity of a stroke is what those below it lack.
 */
export function softStrokes(
  thickness: number,
  blur: number,
  wanted: (covered: number) => number,
): readonly SoftStroke[] {
  const half = thickness / 2;
  const covered = (distance: number): number => {
    if (blur === 0) return distance < half ? 1 : 0;
    const deviation = blur / 2;
    return below((half - distance) / deviation) - below((-half - distance) / deviation);
  };
  const reach = 1.5 * blur;
  const [outer, inner] = [half + reach, Math.max(0, half - reach)];
  const count = blur === 0 ? 1 : Math.min(STROKES_MAX, Math.max(4, Math.ceil(STROKES_PER_PX * blur)));
  const step = (outer - inner) / count;
  const strokes: SoftStroke[] = [];
  let drawn = 0;
  for (let index = 0; index < count; index += 1) {
    const distance = outer - index * step;
    const aim = wanted(covered(index === count - 1 ? 0 : distance - step / 2));
    const opacity = drawn >= 1 ? 0 : Math.round(255 * (1 - (1 - aim) / (1 - drawn))) / 255;
    if (opacity <= 0) continue;
    strokes.push({ thickness: 2 * distance, opacity });
    drawn = 1 - (1 - drawn) * (1 - opacity);
  }
  return strokes;
}
