// A FieldSource over a plain object, like the editor's store: sets a path, notifies its listeners, records calls.
import type { FieldSource } from '@/forms/fieldSource';
import { valueAt } from '@/forms/fieldSource';

export interface FieldStore extends FieldSource {
  set(path: string, value: unknown): void;
  values: Record<string, unknown>;
}

export function fieldStore(values: Record<string, unknown>, mixed: readonly string[] = []): FieldStore {
  const listeners = new Map<string, Set<() => void>>();
  const store: FieldStore = {
    values,
    get: (path) => valueAt(store.values, path),
    isMixed: (path) => mixed.includes(path),
    subscribe(path, listener) {
      const set = listeners.get(path) ?? new Set();
      listeners.set(path, set.add(listener));
      return () => set.delete(listener);
    },
    set(path, value) {
      store.values = structuredClone(store.values);
      const keys = path.split('.');
      const last = keys.pop() as string;
      (keys.reduce((at, key) => at[key] as Record<string, unknown>, store.values) as Record<string, unknown>)[last] =
        value;
      for (const listener of listeners.get(path) ?? []) listener();
    },
  };
  return store;
}
