// Whether an element is in sight or soon will be; once it was, it stays so.
import { type RefObject, useEffect, useState } from 'react';

/** How far outside of the window still counts, px: about one row of faces. */
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
