// Converts a drop position in the layer list to the layer index that `moveTo` takes.

/**
 * `ids`: layers bottom first. The dragged row takes the place of the row it was dropped on, and the other `moved`
 * layers go with it. Returns the resulting index of the lowest moved layer, or null if a row is unknown.
 */
export function dropPlace(
  ids: readonly string[],
  moved: readonly string[],
  dragged: string,
  over: string,
): number | null {
  const from = ids.indexOf(dragged);
  const to = ids.indexOf(over);
  if (from === -1 || to === -1) return null;
  const after = ids.filter((uuid) => uuid !== dragged);
  after.splice(to, 0, dragged);
  const beneath = after.slice(0, after.indexOf(dragged));
  return beneath.filter((uuid) => !moved.includes(uuid)).length;
}
