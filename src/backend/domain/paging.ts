// One page of a list: beyond the end it is empty, and the total stays right (backend.md L15).

export interface Page<T> {
  records: T[];
  total: number;
  current: number;
  size: number;
}

/** `current` counts from 1. */
export function pageOf<T>(list: readonly T[], { current, size }: { current: number; size: number }): Page<T> {
  const start = (current - 1) * size;
  return { records: list.slice(start, start + size), total: list.length, current, size };
}
