// Blurs one channel of a picture. Pure.

/** Weights of a Gaussian on both sides of its centre; they sum to 1. */
function gaussian(deviation: number): readonly number[] {
  const reach = Math.ceil(3 * deviation);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * deviation ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

interface Rows {
  count: number;
  length: number;
  step: number;
  next: number;
}

/** Blurs `count` rows of `length` values; `step` leads to the next value, `next` to the next row. Clear outside. */
function blurredRows(values: Float32Array, weights: readonly number[], rows: Rows): Float32Array {
  const out = new Float32Array(values.length);
  const reach = (weights.length - 1) / 2;
  for (let row = 0; row < rows.count; row += 1) {
    const base = row * rows.next;
    for (let at = 0; at < rows.length; at += 1) {
      const value = values[base + at * rows.step] ?? 0;
      if (value === 0) continue;
      const [first, last] = [Math.max(0, at - reach), Math.min(rows.length - 1, at + reach)];
      for (let to = first; to <= last; to += 1) {
        const place = base + to * rows.step;
        out[place] = (out[place] ?? 0) + value * (weights[to - at + reach] ?? 0);
      }
    }
  }
  return out;
}

/** The values of `width` by `height` px blurred by a Gaussian with this standard deviation, px; 0: unchanged. */
export function blurred(
  values: Float32Array,
  { width, height }: { width: number; height: number },
  deviation: number,
): Float32Array {
  if (deviation <= 0) return values;
  const weights = gaussian(deviation);
  const across = blurredRows(values, weights, { count: height, length: width, step: 1, next: width });
  return blurredRows(across, weights, { count: width, length: height, step: width, next: 1 });
}
