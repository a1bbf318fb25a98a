// Sets the focus after a dialog about copies, because its opener no longer exists (a menu row, the "+ Copy" button).

import type { EditorSession } from '@/editor/dispatch/editorSession';

/** The dialog restores the focus within a frame of closing, ms. */
export const SETTLED_MS = 50;

/** Focuses the tab of the open copy after the closing dialog has restored the focus. */
export function focusOpenCopy({ focus }: EditorSession): void {
  setTimeout(() => {
    // A dialog that was opened in the meantime keeps the focus.
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    focus.take({ place: 'copies' });
  }, SETTLED_MS);
}
