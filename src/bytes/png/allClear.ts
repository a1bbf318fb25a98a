// Result for a fully transparent picture; a separate module, so that importing it does not load the worker's code.

/** The picture is fully transparent. */
export const ALL_CLEAR = 'allClear';
