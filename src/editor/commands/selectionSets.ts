// Sets of selected layers: in or out, and ranges in the order of the layers. Pure.

/** `selection` with each of `uuids` taken out if it was in, else put in at the end. */
export function toggledIn(selection: readonly string[], uuids: readonly string[]): readonly string[] {
  const out = selection.filter((uuid) => !uuids.includes(uuid));
  const added = uuids.filter((uuid) => !selection.includes(uuid));
  return [...out, ...added];
}

/** The uuids of `order` from one to the other, both included, whichever comes first; empty if one is not there. */
export function rangeBetween(order: readonly string[], from: string, to: string): readonly string[] {
  const ends = [order.indexOf(from), order.indexOf(to)];
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  return first === -1 ? [] : order.slice(first, last + 1);
}
