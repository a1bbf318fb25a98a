// Work that would move the page waits until the press of the pointer has ended and its click has arrived.
import { useCallback, useEffect, useRef } from 'react';

const START = ['pointerdown', 'mousedown'] as const;
/** A drag that the browser took over ends with `dragend`; a press that leaves the window may end with its `blur`. */
const END = ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'blur'] as const;

/**
 * Returns a function that runs an action at once, or, while a pointer is pressed, after the click of that press. A blur
 * happens on mouse-down: what it shows would move the pressed button away before mouse-up, and the browser sends no click.
 * Actions that still wait when the component unmounts are dropped.
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
      // A blur of the window; those of the fields pass here too.
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
