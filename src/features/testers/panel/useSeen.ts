// The live state of the panel, polled every second: the clock, the fault plan, the observed calls.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TestersSeen } from '@/schemas/wire/testersCalls';
import type { TesterPowers } from '@/service/api/testerPowers';

const TICK_MS = 1000;

export interface Seen {
  /** Null until it was seen first. */
  seen: TestersSeen | null;
  /** The backend did not respond the last time. */
  lost: boolean;
  /** Polls now, after an action. Returns the last state if that fails. */
  look(): Promise<TestersSeen | null>;
}

export function useSeen({ seen: ask }: Pick<TesterPowers, 'seen'>): Seen {
  const [seen, setSeen] = useState<TestersSeen | null>(null);
  const [lost, setLost] = useState(false);
  const newest = useRef(0);

  const look = useCallback(async () => {
    newest.current += 1;
    const turn = newest.current;
    try {
      const next = await ask();
      // An overtaken response is outdated.
      if (turn === newest.current) {
        setSeen(next);
        setLost(false);
      }
      return next;
    } catch (error) {
      console.info('The backend did not tell testers what it sees.', error);
      setLost(true);
      return null;
    }
  }, [ask]);

  useEffect(() => {
    let isAsking = false;
    const tick = () => {
      if (isAsking) return;
      isAsking = true;
      void look().finally(() => {
        isAsking = false;
      });
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [look]);
  return { seen, lost, look };
}
