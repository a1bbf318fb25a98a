// A small setting stored on this device, outside the document.
import { createStore } from '@/face/liveData/createStore';

export interface DeviceStore<T> {
  get(): T;
  /** The value currently stored on the device, by any tab; `get` is this tab's value. */
  readStored(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

/** The browser's storage; null if policy blocks it, and the value then lasts for the page. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // Accessing the property itself throws.
  }
}

function stored(key: string): unknown {
  const text = storage()?.getItem(key);
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Written by something else; treat as nothing stored.
  }
}

/** `read` parses the stored value, `undefined` if there is none; it must not throw. */
export function createDeviceStore<T>(key: string, read: (raw: unknown) => T): DeviceStore<T> {
  const value = createStore(read(stored(key)));
  return {
    get: value.get,
    readStored: () => read(stored(key)),
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
