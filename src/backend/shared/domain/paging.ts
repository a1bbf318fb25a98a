// Paging: a page beyond the end is empty and has the correct total (docs/rules/backend.md L15).

export interface Page<T> {
  records: T[];
  total: number;
  current: number;
  size: number;
}

/** Requested page: `current` counts from 1. */
export interface PageAsked {
  current: number;
  size: number;
}

/** The part of a page taken from each of several concatenated lists. */
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
