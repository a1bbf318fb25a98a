// Detects formats that browsers can draw but the product does not store: type and size, from the first bytes.
import { viewOf } from '../joinBytes';
import type { PictureSize } from './pictureHeader';

export interface OtherPicture extends PictureSize {
  format: 'webp' | 'gif';
  /** Whether it may contain several pictures; the browser draws the first. */
  isMoving: boolean;
}

const HEADER_BYTES = 30;
const letters = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

function webp(bytes: Uint8Array): Omit<OtherPicture, 'format'> | null {
  const view = viewOf(bytes);
  const kind = letters(bytes, 12, 16);
  const long = (at: number) => view.getUint32(at, true);
  if (kind === 'VP8X') {
    const side = (at: number) => (long(at) & 0xffffff) + 1;
    return { width: side(24), height: (long(26) >>> 8) + 1, isMoving: (view.getUint8(20) & 0x02) !== 0 };
  }
  if (kind === 'VP8L') {
    const sides = long(21);
    return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1, isMoving: false };
  }
  if (kind !== 'VP8 ') return null;
  return {
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
    isMoving: false,
  };
}

/** Null for an unknown format, or if too short. Sizes in px. */
export function otherPicture(bytes: Uint8Array): OtherPicture | null {
  if (bytes.length < HEADER_BYTES) return null;
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 12) === 'WEBP') {
    const picture = webp(bytes);
    return picture && { format: 'webp', ...picture };
  }
  if (!/^GIF8[79]a$/.test(letters(bytes, 0, 6))) return null;
  const view = viewOf(bytes);
  return { format: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true), isMoving: true };
}
