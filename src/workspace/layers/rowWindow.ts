// Selects the rows to render: those in and near the view, and a few that are always rendered.

/** Rows rendered around the view, and the step in which the window moves, so scrolling by a row renders nothing. */
export const AROUND = 6;
const STEP = 4;

/** A range of row indices, both ends included. */
export interface RowRange {
  first: number;
  last: number;
}

/** Before the list is measured: about one screen of rows. */
export const FIRST_ROWS: RowRange = { first: 0, last: 23 };

/** Range of rows around the view. `top` and `bottom`: the view, px from the top of the list; `height`: of one row. */
export function rangeInView(top: number, bottom: number, height: number, around = AROUND): RowRange {
  const first = Math.floor((top / height - around) / STEP) * STEP;
  const last = Math.ceil((bottom / height + around) / STEP) * STEP - 1;
  return { first: Math.max(0, first), last: Math.max(0, last) };
}

/** A row, or the number of rows that an empty box replaces. */
export type RowOrGap = { index: number } | { gap: number; before: number };

/** The rows of the range and the `extra` ones in order, with a box for each group of omitted rows. */
export function rowsAndGaps({ first, last }: RowRange, extra: readonly number[], count: number): RowOrGap[] {
  const indices = new Set<number>(extra.filter((index) => index >= 0 && index < count));
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
