// From where a row was dropped in the layer list to the place in the layers that `moveTo` takes.

/**
 * `ids`: layers bottom first. The dragged row takes the place of the row it was dropped on; with it go the other
 * `moved` layers. Gives the place of the lowest of them in the list afterwards, or null if a row is unknown.
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
