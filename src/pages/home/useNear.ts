// Whether an element is visible or nearly so. Once true, it stays true.
import { type RefObject, useEffect, useState } from 'react';

/** Margin around the window that still counts, px: about one row of faces. */
const AHEAD = '300px';

export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (isNear || !current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
