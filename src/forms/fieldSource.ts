// Interface through which the live panel reads values: one subscription per path, so that a keystroke re-renders one
// field.

/** Invalid input of a field. */
export interface RefusedTyping {
  value: unknown;
  /** Translated refusal of the store, if the schema accepts the value. */
  refused?: string;
}

/** A store of field values. The same object for one selection, and another for the next. */
export interface FieldSource {
  /** The stored value at a dotted path; for several layers that of the first. */
  get(path: string): unknown;
  /** Calls back after the value at the path may have changed. Returns the unsubscribe function. */
  subscribe(path: string, listener: () => void): () => void;
  /** Several selected layers have different values. */
  isMixed(path: string): boolean;
  /** Calls back when the fields are hidden, to be shown again later. Returns the unsubscribe function. */
  onHidden?(listener: () => void): () => void;
  /** Invalid input at a path, kept while the field is not shown. If absent, it is lost with the field. */
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
