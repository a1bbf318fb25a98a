// A small value kept on this device and outside the document: how the editor is looked at and heard. A plain store.
import { createStore } from '@/face/liveData/createStore';

export interface DeviceStore<T> {
  get(): T;
  /** What is kept on the device now, by whichever tab; `get` is what this tab knows. */
  kept(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

/** The browser's storage; null where policy forbids it, and the value then lasts for the page. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // Reading the property itself throws.
  }
}

function stored(key: string): unknown {
  const text = storage()?.getItem(key);
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Written by something else: as if nothing were stored.
  }
}

/** `read` makes a value of whatever is stored, `undefined` where nothing is; it never throws. */
export function createDeviceStore<T>(key: string, read: (raw: unknown) => T): DeviceStore<T> {
  const value = createStore(read(stored(key)));
  return {
    get: value.get,
    kept: () => read(stored(key)),
    set(next) {
      if (Object.is(next, value.get())) return;
      try {
        storage()?.setItem(key, JSON.stringify(next));
      } catch (error) {
        console.info(`${key} could not be remembered.`, error);
      }
      value.set(next);
    },
    subscribe: value.subscribe,
  };
}
