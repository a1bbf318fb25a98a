// Detects the format of a file that is not a supported image, so the refusal can suggest what to do.
const HEAD_BYTES = 512;
/** The root of an SVG may follow long comments and a document type. */
const PROLOG_BYTES = 256 * 1024;
/** The first character is `<`, in UTF-8 or UTF-16. */
const MARKUP = /^(?:ï»¿|ÿþ|þÿ)?[\s\0]*</;

/** Formats by a pattern of the first bytes, read as Latin-1. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^RIFF[\s\S]{4}WEBP/, 'WebP'],
  [/^[\s\S]{4}ftypavif/, 'AVIF'],
  [/^[\s\S]{4}ftyp(?:hei[cx]|mif1|hevc)/, 'HEIC'],
  [/^8BPS/, 'PSD'],
  [/^%PDF/, 'PDF'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF'],
  [/^BM/, 'BMP'],
];

/** Whether a file of markup is an SVG. */
async function isSvg(file: Blob): Promise<boolean> {
  const prolog = new Uint8Array(await file.slice(0, PROLOG_BYTES).arrayBuffer());
  const { decodedXml, startsSvg } = await import('@/bytes/svg/svgText');
  return startsSvg(decodedXml(prolog) ?? '');
}

/** The name of the format, such as `SVG`. Null if it is unknown or the file cannot be read. */
export async function fileKind(file: Blob): Promise<string | null> {
  let head: string;
  try {
    head = String.fromCharCode(...new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  } catch {
    return null; // The file no longer exists, so the format stays unknown.
  }
  if (MARKUP.test(head)) return (await isSvg(file)) ? 'SVG' : null;
  return KINDS.find(([pattern]) => pattern.test(head))?.[1] ?? null;
}
