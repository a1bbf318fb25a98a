// Hooks of a drawn slot: its provider's live sample data, and the flash on a tap.
import { type RefObject, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { COMPLICATION_FLASH_MS } from '@/schemas/limits';
import { useWatch } from '../WatchSvg';
import { type SlotAsk, type SlotData, slotData, tagsOfProvider } from './sampleData';

/** Current data of the slot; the same object while nothing changes. */
export function useSlotData({ supportTypeDefault, systemProviderValue: code }: SlotAsk): SlotData | null {
  const watch = useWatch();
  const follow = useCallback(
    (listener: () => void) => {
      let last = watch.state().slots;
      const endTags = watch.subscribe(tagsOfProvider(code), listener);
      const endSlots = watch.subscribeState(() => {
        const { slots } = watch.state();
        if (slots === last) return;
        last = slots;
        listener();
      });
      return () => {
        endTags();
        endSlots();
      };
    },
    [watch, code],
  );
  const read = useMemo(() => {
    let last: SlotData | null = null;
    return () => {
      const now = slotData({ supportTypeDefault, systemProviderValue: code }, watch);
      if (JSON.stringify(now) !== JSON.stringify(last)) last = now;
      return last;
    };
  }, [watch, supportTypeDefault, code]);
  return useSyncExternalStore(follow, read, read);
}

/** True for 200 ms after each tap on the element (spec 9). */
export function useFlash(ref: RefObject<Element | null>, isOn: boolean): boolean {
  const [taps, setTaps] = useState(0);
  const [isLit, setLit] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isOn) return;
    const tap = () => setTaps((count) => count + 1);
    element.addEventListener('click', tap);
    return () => element.removeEventListener('click', tap);
  }, [ref, isOn]);
  useEffect(() => {
    if (taps === 0) return;
    setLit(true);
    const timer = setTimeout(() => setLit(false), COMPLICATION_FLASH_MS);
    return () => clearTimeout(timer);
  }, [taps]);
  return isLit;
}
