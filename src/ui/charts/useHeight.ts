// Height of an element in px while it is mounted; 0 before measuring, or if it is not possible.
import { type RefObject, useLayoutEffect, useState } from 'react';

export function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setHeight(Math.round(current.clientHeight));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
