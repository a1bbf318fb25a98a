// Colors that draw nothing.

/** Whether the color is fully transparent. A source of the Watch Face Format is not. */
export const isClear = (color: string): boolean => color.length === 9 && color.endsWith('00');
