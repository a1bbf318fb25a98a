// Where a page places its toasts: above the lower edge of an empty element, or in a dock below the page.
import { useLayoutEffect, useRef } from 'react';
import { createStore } from '@/face/liveData/createStore';

/** The page's place; null if it has none. */
export const toastPlace = createStore<HTMLElement | null>(null);

interface ToastPlaceProps {
  /** Gives it its place and width. */
  className: string;
  /** At the end of a scrolling page: grows with the toasts, so that content can be scrolled clear of them. */
  isDock?: boolean;
}

/** Renders nothing and takes no clicks: only the toasts are drawn, above the page. */
export function ToastPlace({ className, isDock = false }: ToastPlaceProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = element.current;
    toastPlace.set(own);
    return () => {
      if (toastPlace.get() === own) toastPlace.set(null);
    };
  }, []);
  return (
    <div
      ref={element}
      aria-hidden="true"
      data-toast-place={isDock ? 'dock' : 'within'}
      className={`pointer-events-none ${className}`}
    />
  );
}
