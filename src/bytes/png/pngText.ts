// Adds a text to a PNG file as an iTXt chunk, which is UTF-8. ISO/IEC 15948, 11.3.4.5.
import { joinBytes } from '../joinBytes';
import { PNG_SIGNATURE, pngChunk, pngChunks } from './chunks';

export interface PngText {
  /** A keyword of the standard, such as `Description`: 1 to 79 Latin letters. */
  keyword: string;
  /** BCP 47 tag of the text. */
  language: string;
  text: string;
}

const encoder = new TextEncoder();

/** The file with the text after its header; as it is if it is not a PNG. */
export function withPngText(
  png: Uint8Array<ArrayBuffer>,
  { keyword, language, text }: PngText,
): Uint8Array<ArrayBuffer> {
  const [header] = pngChunks(png);
  const isPng = PNG_SIGNATURE.every((byte, index) => png[index] === byte);
  if (!isPng || header?.type !== 'IHDR') return png;
  // Keyword, not compressed, language, no translated keyword.
  const data = encoder.encode(`${keyword}\0\0\0${language}\0\0${text.replaceAll('\0', ' ')}`);
  const at = PNG_SIGNATURE.length + header.whole.length;
  return joinBytes([png.subarray(0, at), pngChunk('iTXt', data), png.subarray(at)]);
}
