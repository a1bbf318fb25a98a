// Where a page wants its toasts: above the lower edge of an empty element, so that they cover none of its controls.
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createStore } from '@/face/liveData/createStore';
import { useStoreValue } from './useStoreValue';

const place = createStore<HTMLElement | null>(null);

/** Draws nothing; `className` gives it its place and width. */
export function ToastPlace({ className }: { className: string }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = element.current;
    place.set(own);
    return () => {
      if (place.get() === own) place.set(null);
    };
  }, []);
  return <div ref={element} aria-hidden="true" data-toast-place="" className={`pointer-events-none ${className}`} />;
}

/** Toasts stay inside the window with this much room to its edge, px, also where their place was scrolled away. */
const EDGE = 8;
/** Room for a toast of two lines, px. */
const ROOM = 80;

function styleAt({ left, width, bottom }: DOMRect): CSSProperties {
  const above = Math.min(Math.max(EDGE, window.innerHeight - bottom), window.innerHeight - ROOM);
  return { left, width, right: 'auto', top: 'auto', bottom: above };
}

/** Where toasts stand now, followed while `shown`; undefined on a page without a place for them. */
export function useToastPlace(shown: boolean): CSSProperties | undefined {
  const at = useStoreValue(place);
  const [style, setStyle] = useState<CSSProperties>();
  useLayoutEffect(() => {
    setStyle(at && shown ? styleAt(at.getBoundingClientRect()) : undefined);
  }, [at, shown]);
  useEffect(() => {
    if (!at || !shown) return;
    const follow = () => setStyle(styleAt(at.getBoundingClientRect()));
    const sizes = new ResizeObserver(follow);
    sizes.observe(at);
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, true);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, true);
    };
  }, [at, shown]);
  return style;
}
