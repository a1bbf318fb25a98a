// Hands a file to the person: the browser's own download.

/** Downloads `blob` as `name`; the object URL is freed once the download has begun. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
