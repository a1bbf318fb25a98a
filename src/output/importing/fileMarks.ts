// How files begin that hold a design or a watch face.
import { isBinaryXml } from '../apk/readPackage';

/** Bytes by which a file is told. */
export const MARK_BYTES = 256;

/** With this every zip begins that has something in it, and an empty one. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6));

/** Whether a file begins as a document of a watch face does, as text of any encoding or compiled. */
export const isFaceDocument = (bytes: Uint8Array): boolean =>
  isBinaryXml(bytes) ||
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(
    new TextDecoder('latin1').decode(bytes.subarray(0, MARK_BYTES)).replaceAll('\0', ''),
  );
