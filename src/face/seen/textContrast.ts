// Whether a text contrasts enough with the layers below: one rule for the check and for the color field of the panel.
import { LARGE_TEXT_CONTRAST_MIN, LARGE_TEXT_MM, TEXT_CONTRAST_MIN, WATCH_WIDTH_MM } from './limits';

/** Contrasts of a text with the pixels below it, 1 to 21: the one that a tenth of them do not exceed, and the median. */
export interface TextContrast {
  p10: number;
  p50: number;
}

/** The decisive contrast, and the minimum that it must reach. Below the minimum it is low. */
export interface ContrastVerdict {
  ratio: number;
  least: number;
}

/** Whether letters of this font size, px, are large on a canvas of this width, px. */
export const isLargeText = (fontSize: number, canvasWidth: number): boolean =>
  (fontSize * WATCH_WIDTH_MM) / canvasWidth >= LARGE_TEXT_MM;

/** The stricter limit that the text misses; else the limit of its size. */
export function judgeContrast({ p10, p50 }: TextContrast, isLarge: boolean): ContrastVerdict {
  const isLost = p10 < LARGE_TEXT_CONTRAST_MIN;
  return isLost || isLarge ? { ratio: p10, least: LARGE_TEXT_CONTRAST_MIN } : { ratio: p50, least: TEXT_CONTRAST_MIN };
}

export const isLow = ({ ratio, least }: ContrastVerdict): boolean => ratio < least;
