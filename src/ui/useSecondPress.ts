// The second press of a double click: it means what the first one meant, also where that has put something else there.
import { useEffect, useRef } from 'react';

/** Gives whether the latest press was the second or a further one of several in a row; keys are none. */
export function useSecondPress(): () => boolean {
  const isSecond = useRef(false);
  useEffect(() => {
    const pressed = ({ detail }: UIEvent) => {
      isSecond.current = detail > 1;
    };
    const typed = () => {
      isSecond.current = false;
    };
    document.addEventListener('mousedown', pressed, true);
    document.addEventListener('keydown', typed, true);
    return () => {
      document.removeEventListener('mousedown', pressed, true);
      document.removeEventListener('keydown', typed, true);
    };
  }, []);
  return () => isSecond.current;
}
