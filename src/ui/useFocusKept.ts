// The focus of a part of the page outlives the control that had it: where that goes, the page's heading takes over (WCAG 2.4.3).
import { type RefObject, useEffect, useRef } from 'react';
import { focusBack, focusedNow } from './focusBack';

/** For a part that is drawn anew when something of it goes. */
export function useFocusKept(place: RefObject<HTMLElement | null>): void {
  /** What had the focus last; null once the focus went elsewhere by itself. */
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    const leave = ({ target }: FocusEvent) => {
      // Some browsers tell it also of what is just being taken away: by then it is gone.
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
