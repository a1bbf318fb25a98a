// Bytes in MB for people.
const MEGABYTE = 1024 * 1024;

/** With one decimal, rounded up, so that what is over a bound never looks like the bound. */
export const megabytes = (bytes: number): number => Math.ceil((bytes / MEGABYTE) * 10) / 10;
