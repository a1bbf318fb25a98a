// A value and those who want to hear when it becomes another: the one such thing in the client, whatever the room.

export interface Store<T> {
  get(): T;
  /** Tells the listeners, unless the value is the same one (`Object.is`). */
  set(next: T): void;
  /** Hears that the value is another one; the returned function ends it. */
  subscribe(listener: () => void): () => void;
  /** How many listen. */
  listeners(): number;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const heard = createSignal<void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      heard.tell();
    },
    subscribe: heard.subscribe,
    listeners: heard.listeners,
  };
}

/** News without a value that lasts. */
export interface Signal<T> {
  tell(news: T): void;
  subscribe(listener: (news: T) => void): () => void;
  listeners(): number;
}

/** The same function subscribed twice is two listeners. One that subscribes while news is told hears the next. */
export function createSignal<T>(): Signal<T> {
  const heard = new Map<symbol, (news: T) => void>();
  return {
    tell(news) {
      for (const [key, listener] of [...heard]) if (heard.has(key)) listener(news);
    },
    subscribe(listener) {
      const key = Symbol();
      heard.set(key, listener);
      return () => {
        heard.delete(key);
      };
    },
    listeners: () => heard.size,
  };
}
