// Another selection is read from its top, wherever the fields of the one before were left.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** `shown`: another object is another selection. */
export function useFromTop(form: RefObject<HTMLElement | null>, shown: object): void {
  /** The panel, once it was scrolled: asking it for its place would lay the page out. */
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
