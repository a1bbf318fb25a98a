// File signatures of designs and watch faces.
import { isBinaryXml } from '../apk/readPackage';

/** Bytes needed to detect a file's type. */
export const MARK_BYTES = 256;

/** Signatures of a zip with content, and of an empty zip. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6));

/** Whether a file starts like a watch face document, as text in any encoding or compiled. */
export const isFaceDocument = (bytes: Uint8Array): boolean =>
  isBinaryXml(bytes) ||
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(
    new TextDecoder('latin1').decode(bytes.subarray(0, MARK_BYTES)).replaceAll('\0', ''),
  );
