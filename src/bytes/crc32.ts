// CRC-32 (ISO 3309), as used in PNG chunks and zip entries.
import { viewOf } from './joinBytes';

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** Checksum tables for a byte followed by one, two or three bytes; processes four bytes at a time. */
const follow = (table: Uint32Array) => table.map((value) => (value >>> 8) ^ (TABLE[value & 0xff] ?? 0));
const TABLE_1 = follow(TABLE);
const TABLE_2 = follow(TABLE_1);
const TABLE_3 = follow(TABLE_2);

/** The checksum of the bytes, 0 to 2^32 - 1. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  const view = viewOf(bytes);
  const fours = bytes.length & ~3;
  for (let at = 0; at < fours; at += 4) {
    const word = crc ^ view.getUint32(at, true);
    crc =
      (TABLE_3[word & 0xff] ?? 0) ^
      (TABLE_2[(word >>> 8) & 0xff] ?? 0) ^
      (TABLE_1[(word >>> 16) & 0xff] ?? 0) ^
      (TABLE[word >>> 24] ?? 0);
  }
  for (let at = fours; at < bytes.length; at += 1) crc = (TABLE[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
