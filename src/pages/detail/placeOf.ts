// Page identity of a face's detail page, for the heading's focus.

/** One face is one page for every watch, so the focus stays when the watch changes. */
export const placeOf = (id: string): string => `/dialDetail/${id}`;
