// What the panel shows of the moment, looked at every second: the clock, the fault plan, the calls that were met.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TestersSeen } from '@/schemas/wire/testersCalls';
import type { TesterPowers } from '@/service/api/testerPowers';

const TICK_MS = 1000;

export interface Seen {
  /** Null until it was seen first. */
  seen: TestersSeen | null;
  /** The backend did not answer the last time. */
  lost: boolean;
  /** Looks now, after an act; what was seen last where that fails. */
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
      // An answer that was overtaken tells of before.
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
