// Where the live panel reads values: one subscription per path, so that a keystroke wakes one field.

/** A store of field values. It must be the same object for one selection, and another one for the next. */
export interface FieldSource {
  /** The stored value at a dotted path; of several layers, the first one's. */
  get(path: string): unknown;
  /** Calls back after the value at the path may have changed. Returns the unsubscription. */
  subscribe(path: string, listener: () => void): () => void;
  /** Several layers are selected and differ here. */
  isMixed(path: string): boolean;
}

/** The value at a dotted path of a plain object. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
      values,
    );
}
