// What one part of the editor asks of another that is on the screen: one thing at most, gone with the last who would answer.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';

/** What is asked now; null for nothing. */
export interface Asked<T> extends ReadableStore<T | null> {
  /** Asks, and says whether anybody listens; nothing happens where nobody does. */
  ask(next: T): boolean;
  /** Answered, or given up. */
  end(): void;
}

export function createAsked<T>(): Asked<T> {
  const asked = createStore<T | null>(null);
  return {
    get: asked.get,
    ask(next) {
      if (asked.listeners() > 0) asked.set(next);
      return asked.listeners() > 0;
    },
    end: () => asked.set(null),
    subscribe(listener) {
      const stop = asked.subscribe(listener);
      return () => {
        stop();
        if (asked.listeners() === 0) asked.set(null);
      };
    },
  };
}
