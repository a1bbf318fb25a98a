// Returns the previous value while the next one is equal, so reference comparison sees no change.

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Compares lists and plain objects by their items and everything else by identity. */
export function isSameOneLevel(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => Object.is(item, right[index]));
  }
  if (!isPlain(left) || !isPlain(right)) return false;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => Object.is(left[key], right[key]));
}

/** Remembers the last value. */
export function keepSame<T>(): (next: T) => T {
  let last: { value: T } | null = null;
  return (next) => {
    if (last && isSameOneLevel(last.value, next)) return last.value;
    last = { value: next };
    return next;
  };
}
