// Tracks the visible part of the layer list, so only those rows are rendered.
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FIRST_ROWS, type RowRange, rangeInView } from './rowWindow';

/** The element that scrolls the list. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let at = element?.parentElement ?? null; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

/** `count`: number of rows, all of equal height. */
export function useRowRange(list: RefObject<HTMLElement | null>, count: number): RowRange {
  const [range, setRange] = useState(FIRST_ROWS);
  // After the list that contains the rows is mounted.
  useEffect(() => {
    const element = list.current;
    const scroller = scrollerOf(element);
    if (!element || !scroller || count === 0) return;
    const look = () => {
      const box = element.getBoundingClientRect();
      const view = scroller.getBoundingClientRect();
      if (box.height === 0 || view.height === 0) return;
      const next = rangeInView(view.top - box.top, view.bottom - box.top, box.height / count);
      setRange((now) => (now.first === next.first && now.last === next.last ? now : next));
    };
    // Before the frame is painted, so no row appears late.
    const onScroll = () => flushSync(look);
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [list, count]);
  return range;
}
