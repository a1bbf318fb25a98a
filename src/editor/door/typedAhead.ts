// Keys between the one that opens a list with a search and the moment its field has the focus: they are meant for the field.
import { useLayoutEffect } from 'react';

let text = '';
let isCollecting = false;
const listeners = new Set<(text: string) => void>();

function write(next: string): void {
  text = next;
  for (const listener of listeners) listener(next);
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
  if (repeat) return;
  if (key === 'Backspace') write(text.slice(0, -1));
  else if ([...key].length === 1) write(text + key);
}

function onFocusIn({ target }: FocusEvent): void {
  if (isThere(target)) stopTypingAhead();
}

/** From now on, until something in the dialog has the focus, what is typed is kept for `useTypedAhead`. */
export function startTypingAhead(): void {
  text = '';
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

/** Gives the field everything that was typed before it had the focus. `onText` stays the same function. */
export function useTypedAhead(onText: (text: string) => void): void {
  useLayoutEffect(() => {
    if (isCollecting && text !== '') onText(text);
    listeners.add(onText);
    return () => {
      listeners.delete(onText);
    };
  }, [onText]);
}
