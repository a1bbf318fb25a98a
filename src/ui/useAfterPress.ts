// Defers work that would move the page until the current pointer press has ended and its click was dispatched.
import { useCallback, useEffect, useRef } from 'react';

const START = ['pointerdown', 'mousedown'] as const;
/** A drag taken over by the browser ends with `dragend`; a press that leaves the window may end with `blur`. */
const END = ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'blur'] as const;

/**
 * Returns a function that runs an action immediately or, while a pointer is pressed, after that press's click. A blur
 * happens on mouse-down: an element it shows would move the pressed button away before mouse-up, and the browser would
 * send no click. Pending actions are dropped on unmount.
 */
export function useAfterPress(): (action: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      const actions = waiting.current;
      waiting.current = [];
      for (const action of actions) action();
    };
    const start = () => {
      clearTimeout(timer);
      pressed.current = true;
    };
    const end = (event: Event) => {
      // Only a blur of the window; blurs of fields also arrive here.
      if (event.type === 'blur' && event.target !== window) return;
      pressed.current = false;
      // The browser dispatches the click in the same task as mouse-up.
      clearTimeout(timer);
      timer = setTimeout(flush);
    };
    for (const name of START) window.addEventListener(name, start, true);
    for (const name of END) window.addEventListener(name, end, true);
    return () => {
      clearTimeout(timer);
      waiting.current = [];
      for (const name of START) window.removeEventListener(name, start, true);
      for (const name of END) window.removeEventListener(name, end, true);
    };
  }, []);

  return useCallback((action) => {
    if (pressed.current) waiting.current.push(action);
    else action();
  }, []);
}
