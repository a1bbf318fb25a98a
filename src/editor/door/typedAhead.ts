// Keys between the one that opens a list with a search and the moment its field has the focus: they are meant for the field.
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createSignal } from '@/face/liveData/createStore';
import { useDesk } from './editorContext';

export interface TypedAhead {
  /** From now on, until something in the dialog has the focus, what is typed is kept for `useTypedAhead`. */
  start(): void;
  /** Ends that: the dialog was closed, or has the focus. */
  stop(): void;
  /** What was typed and waits; empty once nothing is collected any more. */
  text(): string;
  /** Enter was pressed: what is found is wanted, and later keys are not meant for the field. */
  isEntered(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Whether the focus has arrived: from there on the list hears its keys itself. */
const isThere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute('role') !== 'dialog' && target.closest('[role="dialog"]') !== null;

export function createTypedAhead(): TypedAhead {
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
    // No shortcut acts on what lies beneath the list; the key that opened it may still be held down.
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
 * Gives the field everything that was typed before it had the focus; Enter among it takes what is found by then. `onText`
 * stays the same function.
 */
export function useTypedAhead(onText: (text: string) => void, onEnter: () => void): void {
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
  // After the list was drawn with that text.
  useEffect(() => {
    if (isTaken) enter();
  }, [isTaken]);
}
