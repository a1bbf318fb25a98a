// What one part of the editor asks of another that is on the screen: one thing at most, gone with the last who would answer.

export interface Asked<T> {
  /** What is asked now; null for nothing. */
  get(): T | null;
  /** Asks, and says whether anybody listens; nothing happens where nobody does. */
  ask(next: T): boolean;
  /** Answered, or given up. */
  end(): void;
  subscribe(listener: () => void): () => void;
}

export function createAsked<T>(): Asked<T> {
  let asked: T | null = null;
  const listeners = new Set<() => void>();
  const set = (next: T | null) => {
    if (asked === next) return;
    asked = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => asked,
    ask: (next) => {
      if (listeners.size > 0) set(next);
      return listeners.size > 0;
    },
    end: () => set(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) asked = null;
      };
    },
  };
}
