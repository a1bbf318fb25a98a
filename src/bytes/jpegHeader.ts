// Reads the structure of a JPEG file without decoding it: size in pixels, and whether its end is there.
import type { ImageHeader } from './imageHeader';

const SOS = 0xda;
const EOI = 0xd9;

/** Start of frame: C0 to CF but DHT (C4), JPG (C8) and DAC (CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: TEM and the restart markers. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Index of the next marker byte in entropy-coded data: after FF, neither a stuffed zero, a restart nor a fill byte. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && marker !== 0 && marker !== 0xff && !standsAlone(marker)) return at + 1;
  }
  return bytes.length;
}

/**
 * Walks the segments from SOI to EOI. An EOI inside a segment (the thumbnail of a photo) does not count. The size is the
 * stored one, before any EXIF rotation. Bytes after EOI are left to the server, which strips them (backend.md U6).
 */
export function readJpegHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { width: number; height: number } | null = null;
  let scanned = false;
  for (let at = nextMarker(bytes, 2); at + 2 < bytes.length; ) {
    const marker = bytes[at] ?? 0;
    if (marker === EOI) break;
    const length = view.getUint16(at + 1);
    if (isFrame(marker) && at + 8 <= bytes.length) {
      size = { height: view.getUint16(at + 4), width: view.getUint16(at + 6) };
    }
    if (marker === SOS) scanned = true;
    at = nextMarker(bytes, at + 1 + length);
    if (bytes[at] === EOI) return size && { ...size, whole: scanned };
  }
  return size && { ...size, whole: false };
}
