// Where a page wants its toasts: above the lower edge of an empty element, so that they cover none of its controls.
import { useLayoutEffect, useRef } from 'react';
import { createStore } from '@/face/liveData/createStore';

/** The page's place; null on a page without one. */
export const toastPlace = createStore<HTMLElement | null>(null);

/** Draws nothing; `className` gives it its place and width. */
export function ToastPlace({ className }: { className: string }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = element.current;
    toastPlace.set(own);
    return () => {
      if (toastPlace.get() === own) toastPlace.set(null);
    };
  }, []);
  return <div ref={element} aria-hidden="true" data-toast-place="" className={`pointer-events-none ${className}`} />;
}
