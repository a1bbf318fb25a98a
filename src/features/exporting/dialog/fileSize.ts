// Formats the size of a file.
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** `812 B`, `209 KB`, `3.4 MB`. Rounded up, so a file above a limit never appears to equal it. */
export function fileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} B`;
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)} KB`;
  return `${Math.ceil((bytes / MEGABYTE) * 10) / 10} MB`;
}
