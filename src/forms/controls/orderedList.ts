// Operations on ordered lists. Pure.

/** Moves one item; the same list if the target does not exist. */
export function movedIn<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const moved = list[from];
  if (moved === undefined || to < 0 || to >= list.length) return list;
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

export const withoutAt = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, index) => index !== at);
