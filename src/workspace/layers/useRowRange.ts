// Tracks the visible part of the layer list, so only those rows are rendered.
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFirstSign } from '@/ui/firstInput';
import { AROUND, FIRST_ROWS, type RowRange, rangeInView } from './rowWindow';

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
    // Nobody scrolls before the first sign of a person: until then only the rows in view are rendered.
    let around = 0;
    const look = () => {
      const box = element.getBoundingClientRect();
      const view = scroller.getBoundingClientRect();
      if (box.height === 0 || view.height === 0) return;
      const next = rangeInView(view.top - box.top, view.bottom - box.top, box.height / count, around);
      setRange((now) => (now.first === next.first && now.last === next.last ? now : next));
    };
    // Before the frame is painted, so no row appears late.
    const onScroll = () => flushSync(look);
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    const cancel = afterFirstSign(() => {
      around = AROUND;
      look();
    });
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancel();
      observer.disconnect();
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [list, count]);
  return range;
}
