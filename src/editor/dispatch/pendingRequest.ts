// A request from one part of the editor to another that is mounted: at most one at a time, cleared when the last
// listener unsubscribes.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';

/** The current request, or null. */
export interface PendingRequest<T> extends ReadableStore<T | null> {
  /** Makes a request if there is a listener. Returns whether there is one. */
  ask(next: T): boolean;
  /** Answered, or given up. */
  end(): void;
}

export function createPendingRequest<T>(): PendingRequest<T> {
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
