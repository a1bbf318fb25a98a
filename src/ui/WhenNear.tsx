// Renders part of a page when it is about to be visible.
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Distance below the window at which a part starts to load, px. */
const MARGIN = 100;

/**
 * Renders `placeholder` until the part is in or near the viewport, then `children`. Without browser support, renders
 * the children immediately.
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
