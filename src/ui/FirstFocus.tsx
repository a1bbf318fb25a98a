// Where the focus goes when a dialog opens, on touch screens too: there the dialog itself only takes it as a whole, so that
// what is typed on a keyboard, or asked of a screen reader, would not reach its field.
import { type RefObject, useEffect, useRef } from 'react';

/** Stands inside a dialog. `target`: what the dialog asks the focus for; without it the dialog decides. */
export function FirstFocus({ target }: { target: RefObject<HTMLElement | null> | undefined }) {
  const asked = useRef(target);
  useEffect(() => {
    // After the dialog's own attempt.
    const frame = requestAnimationFrame(() => {
      const wanted = asked.current?.current;
      const dialog = wanted?.closest('[role="dialog"], [role="alertdialog"]');
      if (wanted && dialog && document.activeElement === dialog) wanted.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}
