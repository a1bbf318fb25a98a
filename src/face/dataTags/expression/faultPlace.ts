// Where a fault of an expression begins, as people count.

/** Which character of the source it is, from 1; an emoji is one. `at`: UTF-16 units from the start. */
export const faultPlace = (source: string, { at }: { at: number }): number => [...source.slice(0, at)].length + 1;
