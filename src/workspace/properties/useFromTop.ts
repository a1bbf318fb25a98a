// Scrolls the fields to the top when the selection changes.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** `shown`: a new object means a new selection. */
export function useFromTop(form: RefObject<HTMLElement | null>, shown: object): void {
  /** The panel after it was scrolled. Reading its scroll position otherwise would force a layout. */
  const scrolled = useRef<Element | null>(null);
  useEffect(() => {
    const panel = form.current?.closest('[role="tabpanel"]');
    const onScroll = () => {
      scrolled.current = panel ?? null;
    };
    panel?.addEventListener('scroll', onScroll, { passive: true });
    return () => panel?.removeEventListener('scroll', onScroll);
  }, [form]);
  useLayoutEffect(() => {
    if (shown && scrolled.current) scrolled.current.scrollTop = 0;
    scrolled.current = null;
  }, [shown]);
}
