// Detects the second press of a double click, which was aimed at what was there before the first one took effect.
import { useEffect, useRef } from 'react';

/** Returns whether the latest press was the second or later of a series; false for keys. */
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
