// A part of a page that comes when it is about to be seen.
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the window a part begins to load, px. */
const MARGIN = 100;

/**
 * Draws `placeholder` until the part is in view, or near it; from then on `children`. Where the browser cannot tell, the children are drawn
 * at once.
 */
export function WhenNear({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver !== 'function');
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${MARGIN}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place}>{placeholder}</div>;
}
