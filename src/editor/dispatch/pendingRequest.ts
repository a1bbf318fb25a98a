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
  const request = createStore<T | null>(null);
  return {
    get: request.get,
    ask(next) {
      if (request.listeners() > 0) request.set(next);
      return request.listeners() > 0;
    },
    end: () => request.set(null),
    subscribe(listener) {
      const stop = request.subscribe(listener);
      return () => {
        stop();
        if (request.listeners() === 0) request.set(null);
      };
    },
  };
}
