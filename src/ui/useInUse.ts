// Whether the page is in use: there was an input, and the page has been idle since.
import { useEffect, useState } from 'react';
import { afterFirstInput } from './firstInput';
import { whenIdle } from './whenIdle';

/** False until the first input of the visit was handled and the page is idle. */
export function useInUse(): boolean {
  const [isInUse, setInUse] = useState(false);
  useEffect(() => {
    let cancelIdle = () => {};
    const cancelInput = afterFirstInput(() => {
      cancelIdle = whenIdle(() => setInUse(true));
    });
    return () => {
      cancelInput();
      cancelIdle();
    };
  }, []);
  return isInUse;
}
