// Tick positions of a ruler for a zoom: numbers far enough apart to read, on round steps.

/** Minimum distance of two numbers, screen px. */
const LABEL_ROOM = 48;
/** Steps between numbers, canvas px, and their number of subdivisions. */
const STEPS = [
  { step: 1, parts: 1 },
  { step: 2, parts: 2 },
  { step: 5, parts: 5 },
  { step: 10, parts: 10 },
  { step: 20, parts: 4 },
  { step: 50, parts: 5 },
  { step: 100, parts: 10 },
  { step: 200, parts: 4 },
  { step: 500, parts: 5 },
] as const;

export interface RulerTicks {
  /** Numbers in canvas px, with their position in screen px. */
  labels: readonly { value: number; px: number }[];
  /** Short ticks between them, screen px. */
  ticks: readonly number[];
}

/** `pan`: position of 0, screen px; `length` of the ruler, screen px. */
export function rulerTicks(pan: number, zoom: number, length: number): RulerTicks {
  const { step, parts } = STEPS.find((one) => one.step * zoom >= LABEL_ROOM) ?? { step: 500, parts: 5 };
  const small = step / parts;
  const labels: { value: number; px: number }[] = [];
  const ticks: number[] = [];
  const first = Math.floor(-pan / zoom / small);
  const last = Math.ceil((length - pan) / zoom / small);
  for (let at = first; at <= last; at += 1) {
    const value = at * small;
    const px = Math.round(pan + value * zoom);
    if (px < 0 || px > length) continue;
    if (at % parts === 0) labels.push({ value, px });
    else ticks.push(px);
  }
  return { labels, ticks };
}
