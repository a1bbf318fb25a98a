// Bytes of the pictures kept since the page was opened, by reference: a field stores the reference alone.

const sizes = new Map<string, number>();

export const noteSize = (url: string, bytes: number): void => void sizes.set(url, bytes);

/** Bytes of a picture; 0 for none, undefined for one that this page did not keep. */
export const keptSize = (url: string): number | undefined => (url === '' ? 0 : sizes.get(url));
