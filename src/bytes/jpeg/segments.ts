// Marker segments of a JPEG file. ITU T.81, annex B.

export const SOI = 0xd8;
export const EOI = 0xd9;
export const SOS = 0xda;
export const DQT = 0xdb;
export const COM = 0xfe;
export const APP0 = 0xe0;
export const APP1 = 0xe1;
export const APP2 = 0xe2;
export const APP14 = 0xee;
export const APP15 = 0xef;

/** Start of frame: C0 to CF except DHT (C4), JPG (C8) and DAC (CC). */
export const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: TEM and the restart markers. */
export const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** Markers that a picture may contain; excludes hierarchical and reserved ones. */
export const isKnown = (marker: number) =>
  standsAlone(marker) || (marker >= 0xc0 && marker <= APP15 && marker !== 0xde && marker !== 0xdf) || marker === COM;

export interface Segment {
  marker: number;
  /** From its 0xff to the end of the payload, without the entropy-coded data of a scan. */
  start: number;
  end: number;
  payload: Uint8Array;
}

/**
 * Position of the next marker's 0xff from `from` on. In entropy-coded data skips stuffed zeros, restarts and fill
 * bytes; between segments skips stray bytes, like decoders do. The file's length if there is none.
 */
export function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && marker !== 0 && marker !== 0xff && !standsAlone(marker)) return at;
  }
  return bytes.length;
}

/** The segment whose 0xff is at `at`; null if it is truncated. */
export function segmentAt(bytes: Uint8Array, at: number): Segment | null {
  const marker = bytes[at + 1];
  if (marker === undefined || bytes[at] !== 0xff) return null;
  if (marker === SOI || marker === EOI) return { marker, start: at, end: at + 2, payload: bytes.subarray(0, 0) };
  const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
  const end = at + 2 + length;
  if (length < 2 || end > bytes.length) return null;
  return { marker, start: at, end, payload: bytes.subarray(at + 4, end) };
}
