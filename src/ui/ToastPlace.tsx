// Where a page wants its toasts: above the lower edge of an empty element, or in a dock, where the page ends above them.
import { useLayoutEffect, useRef } from 'react';
import { createStore } from '@/face/liveData/createStore';

/** The page's place; null on a page without one. */
export const toastPlace = createStore<HTMLElement | null>(null);

interface ToastPlaceProps {
  /** Gives it its place and width. */
  className: string;
  /** At the foot of a page that scrolls: it grows with the toasts, so that the page can be scrolled clear of them. */
  isDock?: boolean;
}

/** Draws nothing but the ground of a dock while toasts stand there. */
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
