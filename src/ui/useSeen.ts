// Whether an element is in the viewport of a visible tab; follows scrolling and the tab.
import { type RefObject, useEffect, useState } from 'react';

/** True until the browser reports otherwise. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isInViewport, setInViewport] = useState(true);
  const [isTabVisible, setTabVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setInViewport(last.isIntersecting);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    const follow = () => setTabVisible(!document.hidden);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return isInViewport && isTabVisible;
}
