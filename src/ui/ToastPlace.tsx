// Where a page wants its toasts: above the lower edge of an empty element, or in a dock below the page.
import { useLayoutEffect, useRef } from 'react';
import { createStore } from '@/face/liveData/createStore';

/** The page's place; null if it has none. */
export const toastPlace = createStore<HTMLElement | null>(null);

interface ToastPlaceProps {
  /** Gives it its place and width. */
  className: string;
  /** At the bottom of a scrolling page: grows with the toasts, so that content can be scrolled clear of them. */
  isDock?: boolean;
}

/** Renders only the dock's background while it has toasts. */
export function ToastPlace({ className, isDock = false }: ToastPlaceProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = element.current;
    toastPlace.set(own);
    return () => {
      if (toastPlace.get() === own) toastPlace.set(null);
    };
  }, []);
  const kind = isDock
    ? 'sticky bottom-0 z-40 data-docked:border-t data-docked:border-line data-docked:bg-app'
    : 'pointer-events-none';
  return (
    <div
      ref={element}
      aria-hidden="true"
      data-toast-place={isDock ? 'dock' : 'within'}
      className={`${kind} ${className}`}
    />
  );
}
