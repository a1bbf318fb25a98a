// Which rows of the layer list are in the page: those in view with some around them, and a few that are never left out.

/** Rows kept around the view, and the step in which the window moves: a row more or less renders nothing. */
const AROUND = 6;
const STEP = 4;

/** A run of row indices, both ends within. */
export interface RowRange {
  first: number;
  last: number;
}

/** Before the list is measured: about a screen of rows. */
export const FIRST_ROWS: RowRange = { first: 0, last: 23 };

/** Rows around what is seen. `top` and `bottom`: the view, px from the top of the list; `height`: of one row. */
export function rangeInView(top: number, bottom: number, height: number): RowRange {
  const first = Math.floor((top / height - AROUND) / STEP) * STEP;
  const last = Math.ceil((bottom / height + AROUND) / STEP) * STEP - 1;
  return { first: Math.max(0, first), last: Math.max(0, last) };
}

/** A row, or how many rows an empty box stands for. */
export type RowOrGap = { index: number } | { gap: number; before: number };

/** The rows of the range and the `kept` ones in order, with a box for each run of rows left out. */
export function rowsAndGaps({ first, last }: RowRange, kept: readonly number[], count: number): RowOrGap[] {
  const indices = new Set<number>(kept.filter((index) => index >= 0 && index < count));
  for (let index = first; index <= Math.min(last, count - 1); index += 1) indices.add(index);
  const shown: RowOrGap[] = [];
  let next = 0;
  for (const index of [...indices].sort((a, b) => a - b)) {
    if (index > next) shown.push({ gap: index - next, before: index });
    shown.push({ index });
    next = index + 1;
  }
  if (next < count) shown.push({ gap: count - next, before: count });
  return shown;
}
