// Converts the position of an expression error to a character number for display.

/** Number of the character in the source, from 1; an emoji counts as one. `at`: UTF-16 units from the start. */
export const faultPlace = (source: string, { at }: { at: number }): number => [...source.slice(0, at)].length + 1;
