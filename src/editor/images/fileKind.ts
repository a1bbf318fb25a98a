// Detects the format of a file that is not a supported image, so the refusal can suggest what to do.

const HEAD_BYTES = 512;

/** Formats by a pattern of the first bytes, read as Latin-1. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:\uFEFF|ï»¿)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i, 'SVG'],
  [/^RIFF[\s\S]{4}WEBP/, 'WebP'],
  [/^[\s\S]{4}ftypavif/, 'AVIF'],
  [/^[\s\S]{4}ftyp(?:hei[cx]|mif1|hevc)/, 'HEIC'],
  [/^8BPS/, 'PSD'],
  [/^%PDF/, 'PDF'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF'],
  [/^BM/, 'BMP'],
];

/** The name of the format, such as `SVG`. Null if it is unknown or the file cannot be read. */
export async function fileKind(file: Blob): Promise<string | null> {
  try {
    const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const head = String.fromCharCode(...bytes);
    return KINDS.find(([pattern]) => pattern.test(head))?.[1] ?? null;
  } catch {
    return null; // The file no longer exists, so the format stays unknown.
  }
}
