// Where the focus goes after a dialog about copies, whose opener is gone by then (a menu row, the "+ Copy" button).

import type { EditorDesk } from '../../door/desk';

/** The dialog gives the focus back within a frame of closing, ms. */
export const SETTLED_MS = 50;

/** Focuses the tab of the open copy, after the closing dialog has given the focus to whatever is left of the page. */
export function focusOpenCopy({ focus }: EditorDesk): void {
  setTimeout(() => {
    // A dialog that was opened meanwhile keeps the focus.
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    focus.take({ place: 'copies' });
  }, SETTLED_MS);
}
