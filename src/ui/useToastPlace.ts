// Positions the toasts while they are shown; invisible ones wait.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { dock, placeToasts, signOf, surroundingsOf } from './placeToasts';
import { toastPlace } from './ToastPlace';
import { newMemory } from './toastSpots';
import { holdToast, releaseToast, type Toast } from './toasts';
import { useStoreValue } from './useStoreValue';

/** The element of a toast in the section. */
const cardOf = (section: HTMLElement, id: number) => section.querySelector<HTMLElement>(`[data-toast="${id}"]`);

export function useToastPlace(section: RefObject<HTMLElement | null>, shown: readonly Toast[]): void {
  const place = useStoreValue(toastPlace);
  const memory = useRef(newMemory());
  useLayoutEffect(() => {
    const own = section.current;
    if (!own || shown.length === 0) return;
    let placed = '';
    const put = () => {
      const around = surroundingsOf(own, place);
      const sign = signOf(around);
      if (sign === placed) return;
      placed = sign;
      const cards = shown.flatMap(({ id }) => {
        const element = cardOf(own, id);
        return element ? [{ id, element }] : [];
      });
      const inSight = placeToasts(cards, around, place, memory.current);
      for (const { id } of shown) {
        if (inSight.has(id)) releaseToast(id, 'hidden');
        else holdToast(id, 'hidden');
      }
    };
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(put);
    };
    put();
    // Dialogs open, close and change while toasts are shown.
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

  // Release the bottom of the page after the last toast, and when the page changes.
  const isShown = shown.length > 0;
  useLayoutEffect(() => {
    if (!isShown) dock(place, 0);
    return () => dock(place, 0);
  }, [isShown, place]);
}
