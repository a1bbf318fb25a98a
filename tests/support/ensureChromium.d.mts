/** Path of an installed browser, or null. */
export function findChromium(): Promise<string | null>;
