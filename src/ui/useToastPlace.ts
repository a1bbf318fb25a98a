// Keeps the toasts in their place while they are shown; those that are out of sight wait.
import { type RefObject, useLayoutEffect } from 'react';
import { placeToasts, signOf, surroundingsOf } from './placeToasts';
import { toastPlace } from './ToastPlace';
import { holdToast, releaseToast, type Toast } from './toasts';
import { useStoreValue } from './useStoreValue';

export function useToastPlace(section: RefObject<HTMLElement | null>, shown: readonly Toast[]): void {
  const place = useStoreValue(toastPlace);
  useLayoutEffect(() => {
    const own = section.current;
    if (!own || shown.length === 0) return;
    let placed = '';
    const put = () => {
      const around = surroundingsOf(own, place);
      const sign = signOf(around);
      if (sign === placed) return;
      placed = sign;
      const inSight = placeToasts(own, around);
      const last = shown.length - 1;
      for (const [index, { id }] of shown.entries()) {
        if (inSight === 'all' || (inSight === 'newest' && index === last)) releaseToast(id, 'hidden');
        else holdToast(id, 'hidden');
      }
    };
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(put);
    };
    put();
    // Dialogs open, close and fill while toasts are shown.
    const layers = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !own.contains(target))) follow();
    });
    layers.observe(document.body, { childList: true, subtree: true });
    const sizes = new ResizeObserver(follow);
    if (place) sizes.observe(place);
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, true);
    return () => {
      cancelAnimationFrame(frame);
      layers.disconnect();
      sizes.disconnect();
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, true);
    };
  }, [section, place, shown]);
}
