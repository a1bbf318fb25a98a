// A promise with its resolver.

export interface Resolvable<T> {
  promise: Promise<T>;
  resolve(value: T): void;
}

/** A promise that `resolve` settles. */
export function resolvable<T>(): Resolvable<T> {
  let settle: ((value: T) => void) | null = null;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: (value) => settle?.(value) };
}
