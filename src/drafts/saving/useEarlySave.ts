// "Save" by keys while the editor is still opening, or opens again after a restore: carried out once the design is open.
import { useCallback, useEffect, useRef } from 'react';

const isSave = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === 's';

/**
 * Listens until the returned function is called, which returns whether "Save" was pressed; from then on the editor handles
 * its keys. `isBlocked`: the design cannot be opened now, so an earlier press is dropped.
 */
export function useEarlySave(isBlocked: boolean): () => boolean {
  const press = useRef({ isAsked: false, isOver: false });
  useEffect(() => {
    if (isBlocked) {
      press.current = { isAsked: false, isOver: false };
      return;
    }
    const hear = (event: KeyboardEvent) => {
      if (press.current.isOver || !isSave(event)) return;
      event.preventDefault();
      press.current.isAsked = true;
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isBlocked]);
  return useCallback(() => {
    const { isAsked } = press.current;
    press.current = { isAsked: false, isOver: true };
    return isAsked;
  }, []);
}
