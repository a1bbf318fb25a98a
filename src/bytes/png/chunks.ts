// Reads and writes PNG chunks. ISO/IEC 15948.
import { crc32 } from '../crc32';
import { joinBytes, latin, viewOf } from '../joinBytes';

export const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

export interface PngChunk {
  /** Four letters. */
  type: string;
  data: Uint8Array;
  /** The chunk as stored, with length and checksum. */
  whole: Uint8Array;
  /** Its checksum is right. */
  sound: boolean;
  /** Required to display the picture: the first letter is upper case. */
  critical: boolean;
}

/** The chunks after the signature, up to the end of the file or the first truncated one. */
export function* pngChunks(bytes: Uint8Array): Generator<PngChunk> {
  const view = viewOf(bytes);
  for (let at = PNG_SIGNATURE.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return;
    const type = latin(bytes.subarray(at + 4, at + 8));
    yield {
      type,
      data: bytes.subarray(at + 8, end - 4),
      whole: bytes.subarray(at, end),
      sound: crc32(bytes.subarray(at + 4, end - 4)) === view.getUint32(end - 4),
      critical: (type.charCodeAt(0) & 0x20) === 0,
    };
    at = end;
  }
}

const word = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

/** A chunk with its length and checksum. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const body = joinBytes([Uint8Array.from(type, (letter) => letter.charCodeAt(0)), data]);
  return joinBytes([word(data.length), body, word(crc32(body))]);
}

/** The header chunk: size in px, bit depth, colour type; standard filter, no interlace. */
export const pngHeaderChunk = (width: number, height: number, bitDepth: number, colorType: number) =>
  pngChunk('IHDR', joinBytes([word(width), word(height), Uint8Array.of(bitDepth, colorType, 0, 0, 0)]));
