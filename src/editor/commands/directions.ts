// The four arrow keys and their directions.
export const DIRECTIONS = {
  Left: { key: 'ArrowLeft', x: -1, y: 0 },
  Right: { key: 'ArrowRight', x: 1, y: 0 },
  Up: { key: 'ArrowUp', x: 0, y: -1 },
  Down: { key: 'ArrowDown', x: 0, y: 1 },
} as const;
export type Direction = keyof typeof DIRECTIONS;

/** One command per direction. */
export function eachDirection<T>(make: (direction: Direction) => T): T[] {
  return (Object.keys(DIRECTIONS) as Direction[]).map(make);
}
