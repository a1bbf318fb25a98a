// Set operations on selected layers: toggling, and ranges in layer order. Pure.

/** `selection` with each of `uuids` removed if present, else appended. */
export function toggledIn(selection: readonly string[], uuids: readonly string[]): readonly string[] {
  const out = selection.filter((uuid) => !uuids.includes(uuid));
  const added = uuids.filter((uuid) => !selection.includes(uuid));
  return [...out, ...added];
}

/** The uuids of `order` between two, inclusive, in either order; empty if one is missing. */
export function rangeBetween(order: readonly string[], from: string, to: string): readonly string[] {
  const ends = [order.indexOf(from), order.indexOf(to)];
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  return first === -1 ? [] : order.slice(first, last + 1);
}
