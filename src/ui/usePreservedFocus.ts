// Preserves the focus of a page section when the focused control is removed: the page's heading takes it (WCAG 2.4.3).
import { type RefObject, useEffect, useRef } from 'react';
import { focusBack, focusedNow } from './focusBack';

/** For a section that re-renders when part of it is removed. */
export function usePreservedFocus(place: RefObject<HTMLElement | null>): void {
  /** The last focused element; null once the focus moved elsewhere. */
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    const leave = ({ target }: FocusEvent) => {
      // Some browsers also report blur of removed elements; the microtask runs after the removal.
      queueMicrotask(() => {
        if (last.current === target && target instanceof Element && target.isConnected) last.current = null;
      });
    };
    box.addEventListener('focusin', note);
    box.addEventListener('focusout', leave);
    return () => {
      box.removeEventListener('focusin', note);
      box.removeEventListener('focusout', leave);
    };
  }, [place]);
  useEffect(() => {
    if (last.current === null || last.current.isConnected || focusedNow() !== null) return;
    last.current = null;
    focusBack(null);
  });
}
