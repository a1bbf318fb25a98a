// Gives the value before while the next one is equal to it, so that whoever compares references sees no change.

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Lists and plain objects by what they hold, everything else by itself. */
export function isSameOneLevel(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => Object.is(item, right[index]));
  }
  if (!isPlain(left) || !isPlain(right)) return false;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => Object.is(left[key], right[key]));
}

/** A memory of one value. */
export function keepSame<T>(): (next: T) => T {
  let last: { value: T } | null = null;
  return (next) => {
    if (last && isSameOneLevel(last.value, next)) return last.value;
    last = { value: next };
    return next;
  };
}
