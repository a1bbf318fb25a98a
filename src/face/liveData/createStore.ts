// Observable values and signals, shared by all rooms of the client.

/** A value that others can read and subscribe to; only its owner can set it. */
export interface ReadableStore<T> {
  get(): T;
  /** Calls `listener` when the value changes. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export interface Store<T> extends ReadableStore<T> {
  /** Notifies the listeners unless the value is the same (`Object.is`). */
  set(next: T): void;
  /** How many listen. */
  listeners(): number;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const changed = createSignal<void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      changed.emit();
    },
    subscribe: changed.subscribe,
    listeners: changed.listeners,
  };
}

/** An event without a stored value. */
export interface Signal<T> {
  emit(news: T): void;
  subscribe(listener: (news: T) => void): () => void;
  listeners(): number;
  /** Removes all listeners. */
  clear(): void;
}

/** The same function subscribed twice is two listeners. A listener added during an emit gets the next one. */
export function createSignal<T>(): Signal<T> {
  const listeners = new Map<symbol, (news: T) => void>();
  return {
    emit(news) {
      for (const [key, listener] of [...listeners]) if (listeners.has(key)) listener(news);
    },
    subscribe(listener) {
      const key = Symbol();
      listeners.set(key, listener);
      return () => {
        listeners.delete(key);
      };
    },
    listeners: () => listeners.size,
    clear: () => listeners.clear(),
  };
}

/** Events keyed by subject, delivered to the subscribers of those keys. */
export interface KeyedSignal<K> {
  /** Calls each listener of any of the keys once; a listener that throws does not stop the others. */
  emit(keys: Iterable<K>): void;
  subscribe(keys: Iterable<K>, listener: () => void): () => void;
  /** How many follow a key. */
  listeners(key: K): number;
  clear(): void;
}

interface Follower {
  listener(): void;
  isActive: boolean;
}

export function createKeyedSignal<K>(): KeyedSignal<K> {
  const byKey = new Map<K, Set<Follower>>();
  return {
    emit(keys) {
      const notified = new Set<Follower>();
      for (const key of keys) for (const follower of byKey.get(key) ?? []) notified.add(follower);
      const errors: unknown[] = [];
      for (const follower of notified) {
        if (!follower.isActive) continue;
        try {
          follower.listener();
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length === 1) throw errors[0];
      if (errors.length > 1) throw new AggregateError(errors, 'Listeners failed');
    },
    subscribe(keys, listener) {
      const follower: Follower = { listener, isActive: true };
      const own = [...new Set(keys)];
      for (const key of own) {
        const followers = byKey.get(key) ?? new Set();
        byKey.set(key, followers.add(follower));
      }
      return () => {
        follower.isActive = false;
        for (const key of own) {
          const followers = byKey.get(key);
          if (followers?.delete(follower) && followers.size === 0) byKey.delete(key);
        }
      };
    },
    listeners: (key) => byKey.get(key)?.size ?? 0,
    clear: () => byKey.clear(),
  };
}
