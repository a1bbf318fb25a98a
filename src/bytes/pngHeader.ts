// Reads the structure of a PNG file without decoding it: size in pixels, and whether every chunk is there and whole.
import type { ImageHeader } from './imageHeader';

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 of bytes, as PNG chunks carry it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Upper-case first letter: the chunk is needed to show the picture (PNG specification, chunk naming). */
const isCritical = (type: string) => /^[A-Z]/.test(type);

/**
 * Walks the chunks from IHDR to IEND. `whole` needs both, at least one IDAT, and right checksums of the critical chunks:
 * some decoders show the upper part of a truncated PNG without an error, so the decode alone is not relied on.
 * Bytes after IEND are left to the server, which strips them (backend.md U6).
 */
export function readPngHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const typeAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 33 || view.getUint32(8) !== 13 || typeAt(12) !== 'IHDR') return null;
  const header = { width: view.getUint32(16), height: view.getUint32(20) };
  let data = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = typeAt(at + 4);
    const end = at + 12 + length;
    if (end > bytes.length) break;
    if (isCritical(type) && crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) break;
    if (type === 'IDAT') data = true;
    if (type === 'IEND') return { ...header, whole: data };
    at = end;
  }
  return { ...header, whole: false };
}
