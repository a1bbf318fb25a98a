// Initial focus of a dialog, also on touch screens, where the library focuses the dialog as a whole, so that keyboard
// and screen reader input would not reach its field. Content can request the focus by `data-autofocus`.
import { type RefObject, useEffect, useRef } from 'react';

/** Placed inside a dialog. `target`: the dialog's requested initial focus; without it the dialog decides. */
export function FirstFocus({ target }: { target: RefObject<HTMLElement | null> | undefined }) {
  const firstTarget = useRef(target);
  useEffect(() => {
    // After the library's own attempt.
    const frame = requestAnimationFrame(() => {
      const dialog = document.activeElement;
      if (!dialog?.matches('[role="dialog"], [role="alertdialog"]')) return;
      const wanted = firstTarget.current?.current ?? dialog.querySelector<HTMLElement>('[data-autofocus]');
      if (wanted && dialog.contains(wanted)) wanted.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}
