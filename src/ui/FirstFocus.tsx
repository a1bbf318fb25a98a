// Where the focus goes when a dialog opens, on touch screens too: there the dialog itself only takes it as a whole, so that
// what is typed on a keyboard, or asked of a screen reader, would not reach its field. What the dialog is about can ask for
// it by `data-autofocus`.
import { type RefObject, useEffect, useRef } from 'react';

/** Stands inside a dialog. `target`: what the dialog asks the focus for; without it the dialog decides. */
export function FirstFocus({ target }: { target: RefObject<HTMLElement | null> | undefined }) {
  const asked = useRef(target);
  useEffect(() => {
    // After the dialog's own attempt.
    const frame = requestAnimationFrame(() => {
      const dialog = document.activeElement;
      if (!dialog?.matches('[role="dialog"], [role="alertdialog"]')) return;
      const wanted = asked.current?.current ?? dialog.querySelector<HTMLElement>('[data-autofocus]');
      if (wanted && dialog.contains(wanted)) wanted.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}
