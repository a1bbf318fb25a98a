// Where the live panel reads values: one subscription per path, so that a keystroke wakes one field.

/** What was typed into a field and refused. */
export interface RefusedTyping {
  value: unknown;
  /** Why the store refused it, where the schema does not; translated. */
  refused?: string;
}

/** A store of field values. It must be the same object for one selection, and another one for the next. */
export interface FieldSource {
  /** The stored value at a dotted path; of several layers, the first one's. */
  get(path: string): unknown;
  /** Calls back after the value at the path may have changed. Returns the unsubscription. */
  subscribe(path: string, listener: () => void): () => void;
  /** Several layers are selected and differ here. */
  isMixed(path: string): boolean;
  /** What was typed at a path and refused, while the field was not shown. Absent: it goes with the field. */
  readonly typed?: {
    get(path: string): RefusedTyping | undefined;
    set(path: string, typing: RefusedTyping | null): void;
  };
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
