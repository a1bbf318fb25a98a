// Collects keys that are typed between opening a searchable list and the focus of its search field.
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createSignal } from '@/face/liveData/createStore';
import { useDesk } from './editorContext';

export interface TypeAheadBuffer {
  /** Collects typed text for `useTypedAhead` until something in the dialog has the focus. */
  start(): void;
  /** Stops collecting, because the dialog was closed or has the focus. */
  stop(): void;
  /** The collected text; empty after collecting has stopped. */
  text(): string;
  /** Enter was pressed: the first result is chosen, and later keys are not collected. */
  isEntered(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Whether the focus has arrived. From then on the list handles its keys itself. */
const isThere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute('role') !== 'dialog' && target.closest('[role="dialog"]') !== null;

export function createTypeAheadBuffer(): TypeAheadBuffer {
  const typed = createSignal<void>();
  let text = '';
  let isEntered = false;
  let isCollecting = false;

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, repeat, target } = event;
    if (isThere(target)) {
      stop();
      return;
    }
    if (ctrlKey || metaKey || altKey || isComposing || key === 'Escape' || key === 'Tab') return;
    // Keeps shortcuts behind the list from running. The key that opened it may still be held down.
    event.preventDefault();
    event.stopPropagation();
    if (repeat || isEntered) return;
    if (key === 'Enter') isEntered = text !== '';
    else if (key === 'Backspace') text = text.slice(0, -1);
    else if ([...key].length === 1) text += key;
    else return;
    typed.emit();
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (isThere(target)) stop();
  };
  const stop = () => {
    if (!isCollecting) return;
    isCollecting = false;
    window.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('focusin', onFocusIn, true);
  };

  return {
    start() {
      text = '';
      isEntered = false;
      if (isCollecting) return;
      isCollecting = true;
      window.addEventListener('keydown', onKeyDown, true);
      document.addEventListener('focusin', onFocusIn, true);
    },
    stop,
    text: () => (isCollecting ? text : ''),
    isEntered: () => isEntered,
    subscribe: typed.subscribe,
  };
}

/**
 * Passes all text that was typed before the focus to the field. An Enter among it chooses the first result. `onText`
 * must be a stable function.
 */
export function useTypeAheadBuffer(onText: (text: string) => void, onEnter: () => void): void {
  const { typedAhead } = useDesk();
  const [isTaken, setTaken] = useState(false);
  useLayoutEffect(() => {
    const arrive = () => {
      onText(typedAhead.text());
      if (typedAhead.isEntered()) setTaken(true);
    };
    if (typedAhead.text() !== '') arrive();
    return typedAhead.subscribe(arrive);
  }, [onText, typedAhead]);
  const enter = useEffectEvent(onEnter);
  // After the list was rendered with that text.
  useEffect(() => {
    if (isTaken) enter();
  }, [isTaken]);
}
