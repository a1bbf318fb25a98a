// Which page the detail of a face is, for the heading's focus.

/** One face is one page, whichever watch it is shown for: the focus stays where it is while that changes. */
export const placeOf = (id: string): string => `/dialDetail/${id}`;
