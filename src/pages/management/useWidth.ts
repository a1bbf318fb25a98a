// How wide an element is, in px, as long as it is there.
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Before it is measured, and where nothing can be: as wide as a chart on a desk. */
const GUESS = 640;

export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(GUESS);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(Math.round(current.clientWidth) || GUESS);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
