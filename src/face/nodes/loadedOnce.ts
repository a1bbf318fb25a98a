// Code of all node types that is loaded together and then used synchronously.

export interface LoadedOnce<V> {
  /** Loads once. Rejects if a file cannot be fetched; the next call tries again. */
  load(): Promise<void>;
  /** Throws before `load` has resolved. */
  get(): V;
}

/** `name`: the function that callers await first, for the error. */
export function loadedOnce<V>(name: string, fetch: () => Promise<V>): LoadedOnce<V> {
  let pending: Promise<void> | null = null;
  let loaded: { value: V } | null = null;
  return {
    load() {
      pending ??= fetch().then(
        (value) => {
          loaded = { value };
        },
        (error) => {
          pending = null;
          throw error;
        },
      );
      return pending;
    },
    get() {
      if (!loaded) throw new Error(`Await ${name}() first.`);
      return loaded.value;
    },
  };
}
