// Returns the focus to its element before a dialog opened. The library only remembers HTML elements: not an SVG layer,
// nor the element to which a closing menu has just returned the focus.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Focusable, focusBack, focusedNow } from './focusBack';

/**
 * The library would focus the nearest Tab stop around the opener, which a screen reader would announce. Makes it
 * unfocusable meanwhile. Returns the function that ends this.
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

/** Placed inside a dialog; acts after the dialog is unmounted and the library's own attempt. */
export function ReturnFocus() {
  const opener = useRef<Focusable | null>(null);
  const isOpen = useRef(false);
  // Before the dialog takes the focus, and after the menu that opened it has closed.
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
