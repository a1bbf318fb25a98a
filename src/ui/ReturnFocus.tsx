// Gives the focus back to what had it when a dialog opened. The dialog itself only knows HTML elements that were focused
// before: not a layer drawn in SVG, and not what a menu that opened it has just given the focus back to.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Focusable, focusBack, focusedNow } from './focusBack';

/**
 * The dialog itself would focus the nearest Tab stop around the opener, and a screen reader would say that on the way.
 * Meanwhile it takes no focus. Gives what ends this.
 */
function holdBack(opener: Focusable | null): () => void {
  const around = opener?.parentElement?.closest<HTMLElement>('[tabindex="0"]');
  if (!around || around.inert || opener?.matches('a[href], button, input, select, textarea, [tabindex="0"]')) {
    return () => {};
  }
  around.inert = true;
  return () => {
    around.inert = false;
  };
}

/** Stands inside a dialog; it acts when the dialog is gone, after the dialog's own attempt. */
export function ReturnFocus() {
  const opener = useRef<Focusable | null>(null);
  const isOpen = useRef(false);
  // Before the dialog takes the focus, after a menu that led here has closed.
  useLayoutEffect(() => {
    opener.current = focusedNow();
  }, []);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      const letGo = holdBack(opener.current);
      queueMicrotask(() => {
        letGo();
        if (!isOpen.current) focusBack(opener.current);
      });
    };
  }, []);
  return null;
}
