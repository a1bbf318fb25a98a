// Makes a scrolling list end between two rows when it opens, because a cut row looks broken and hides its content.

const CONTROLS = 'button, input, select, label, h2, h3, p';

/** Rows closer to the edge than this are dropped too, px. */
const MARGIN = 6;
/** Maximum share of the list's height to drop. */
const GIVEN_UP_MOST = 0.25;

/** The height at which a box of this height can end without cutting a row: `rows` as top and bottom of each. */
export function wholeRowsHeight(height: number, rows: readonly { top: number; bottom: number }[]): number {
  let end = height;
  for (;;) {
    const cut = rows.filter(({ top, bottom }) => top < end && bottom > end - MARGIN);
    if (cut.length === 0 || end < height * (1 - GIVEN_UP_MOST)) break;
    end = Math.min(...cut.map(({ top }) => top)) - 1;
  }
  return end < height * (1 - GIVEN_UP_MOST) ? height : end;
}

/** Limits a scrolling element's height to whole rows, if its content overflows. */
export function fitWholeRows(list: HTMLElement): void {
  list.style.maxHeight = '';
  if (list.scrollHeight <= list.clientHeight) return;
  const { top } = list.getBoundingClientRect();
  const rows = [...list.querySelectorAll(CONTROLS)].map((element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top - top, bottom: box.bottom - top };
  });
  list.style.maxHeight = `${Math.floor(wholeRowsHeight(list.clientHeight, rows))}px`;
}
