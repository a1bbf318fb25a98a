/** Thickness of the rulers, screen px. */
export const RULER_SIZE = 20;
