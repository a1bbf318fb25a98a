// Which row of the layer list Tab reaches: each row listens for itself, so that moving the focus renders two rows.
export interface TabStop {
  get(): string | null;
  set(uuid: string | null): void;
  subscribe(listener: () => void): () => void;
}

export function createTabStop(first: string | null): TabStop {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(uuid) {
      if (uuid === current) return;
      current = uuid;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
