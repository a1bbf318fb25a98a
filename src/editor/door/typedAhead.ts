// Keys between the one that opens a list with a search and the moment its field has the focus: they are meant for the field.
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

let text = '';
/** Enter was pressed: what is found is wanted, and later keys are not meant for the field. */
let isEntered = false;
let isCollecting = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Whether the focus has arrived: from there on the list hears its keys itself. */
const isThere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute('role') !== 'dialog' && target.closest('[role="dialog"]') !== null;

function onKeyDown(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing, repeat, target } = event;
  if (isThere(target)) {
    stopTypingAhead();
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
  tell();
}

function onFocusIn({ target }: FocusEvent): void {
  if (isThere(target)) stopTypingAhead();
}

/** From now on, until something in the dialog has the focus, what is typed is kept for `useTypedAhead`. */
export function startTypingAhead(): void {
  text = '';
  isEntered = false;
  if (isCollecting) return;
  isCollecting = true;
  window.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('focusin', onFocusIn, true);
}

/** Ends that: the dialog was closed, or has the focus. */
export function stopTypingAhead(): void {
  if (!isCollecting) return;
  isCollecting = false;
  window.removeEventListener('keydown', onKeyDown, true);
  document.removeEventListener('focusin', onFocusIn, true);
}

/**
 * Gives the field everything that was typed before it had the focus; Enter among it takes what is found by then. `onText`
 * stays the same function.
 */
export function useTypedAhead(onText: (text: string) => void, onEnter: () => void): void {
  const [isTaken, setTaken] = useState(false);
  useLayoutEffect(() => {
    const arrive = () => {
      onText(text);
      if (isEntered) setTaken(true);
    };
    if (isCollecting && text !== '') arrive();
    listeners.add(arrive);
    return () => {
      listeners.delete(arrive);
    };
  }, [onText]);
  const enter = useEffectEvent(onEnter);
  // After the list was drawn with that text.
  useEffect(() => {
    if (isTaken) enter();
  }, [isTaken]);
}
