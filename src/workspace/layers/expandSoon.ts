// Expands a collapsed group after the pointer has held a row over it for a moment.

/** ms. */
const EXPANDS_AFTER_MS = 600;

export interface Expander {
  /** The pointer is over this collapsed group; null: over none. */
  over(uuid: string | null): void;
}

export function createExpander(expand: (uuid: string) => void): Expander {
  let waiting: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    over(uuid) {
      if (uuid === waiting) return;
      clearTimeout(timer);
      waiting = uuid;
      if (uuid !== null) timer = setTimeout(() => expand(uuid), EXPANDS_AFTER_MS);
    },
  };
}
