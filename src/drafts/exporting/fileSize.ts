// The size of a file as people read it.
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** `812 B`, `209 KB`, `3.4 MB`; rounded up, so that what is over a bound never looks like the bound. */
export function fileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} B`;
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)} KB`;
  return `${Math.ceil((bytes / MEGABYTE) * 10) / 10} MB`;
}
