// A list that scrolls ends between two of its rows as it opens: a row cut in two looks like a fault, and hides what it is for.

const CONTROLS = 'button, input, select, label, h2, h3, p';

/** Rows closer to the edge than this, px, are given up with it. */
const MARGIN = 6;
/** More of the list than this share is not given up. */
const GIVEN_UP_MOST = 0.25;

/** Where a box of this height may end, px from its top, so that none of these is cut: `rows` as top and bottom of each. */
export function wholeRowsHeight(height: number, rows: readonly { top: number; bottom: number }[]): number {
  let end = height;
  for (;;) {
    const cut = rows.filter(({ top, bottom }) => top < end && bottom > end - MARGIN);
    if (cut.length === 0 || end < height * (1 - GIVEN_UP_MOST)) break;
    end = Math.min(...cut.map(({ top }) => top)) - 1;
  }
  return end < height * (1 - GIVEN_UP_MOST) ? height : end;
}

/** Gives a scrolling element the height that shows whole rows only, where it has more than it shows. */
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
