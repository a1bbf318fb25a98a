// One page of a list: beyond the end it is empty, and the total stays right (backend.md L15).

export interface Page<T> {
  records: T[];
  total: number;
  current: number;
  size: number;
}

/** Which page: `current` counts from 1. */
export interface PageAsked {
  current: number;
  size: number;
}

/** What a page takes of each of several lists that stand one behind the other. */
export function sharesOf(totals: readonly number[], { current, size }: PageAsked): { offset: number; limit: number }[] {
  let start = (current - 1) * size;
  let room = size;
  return totals.map((total) => {
    const offset = Math.min(start, total);
    const limit = Math.min(room, total - offset);
    start -= offset;
    room -= limit;
    return { offset, limit };
  });
}
