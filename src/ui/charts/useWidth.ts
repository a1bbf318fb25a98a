// Width of an element in px while it is mounted.
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Before measuring, or if it is not possible: the width of a chart on a desktop. */
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
