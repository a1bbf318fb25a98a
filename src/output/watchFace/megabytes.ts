// Bytes in MB for people.
const MEGABYTE = 1024 * 1024;

/** Megabytes with one decimal, rounded up, so that a size over the limit never looks equal to it. */
export const megabytes = (bytes: number): number => Math.ceil((bytes / MEGABYTE) * 10) / 10;
