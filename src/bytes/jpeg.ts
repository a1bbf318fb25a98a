// JPEG: size from the frame header, walk over all markers to the end, and the file rewritten without metadata. ITU T.81.
import { type Orientation, orientationBlock, readOrientation } from './exif';
import { joined, type Picture } from './picture';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const DQT = 0xdb;
const COM = 0xfe;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;

/** Frames browsers draw: baseline, extended, progressive. */
const DRAWN_FRAMES = new Set([0xc0, 0xc1, 0xc2]);

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const standsAlone = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01;
const text = (bytes: Uint8Array, length: number) => String.fromCharCode(...bytes.subarray(0, length));

interface Segment {
  marker: number;
  /** From the first 0xff to behind the payload, entropy-coded data of a scan not included. */
  start: number;
  end: number;
  payload: Uint8Array;
}

/** The segment at `at`; null where none is, or where it is cut off. */
function segmentAt(bytes: Uint8Array, at: number): Segment | null {
  if (bytes[at] !== 0xff) return null;
  let code = at + 1;
  while (bytes[code] === 0xff) code += 1;
  const marker = bytes[code];
  if (marker === undefined || marker === 0) return null;
  if (standsAlone(marker) || marker === SOI || marker === EOI) {
    return { marker, start: at, end: code + 1, payload: bytes.subarray(0, 0) };
  }
  const length = ((bytes[code + 1] ?? 0) << 8) | (bytes[code + 2] ?? 0);
  const end = code + 1 + length;
  if (length < 2 || end > bytes.length) return null;
  return { marker, start: at, end, payload: bytes.subarray(code + 3, end) };
}

/** Behind the entropy-coded data that begins at `at`: the next marker that is no restart and no stuffed byte. */
function afterScan(bytes: Uint8Array, at: number): number {
  for (let i = at; i + 1 < bytes.length; i++) {
    if (bytes[i] !== 0xff) continue;
    const next = bytes[i + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !standsAlone(next)) return i;
  }
  return bytes.length;
}

function sizeOf({ marker, payload }: Segment): { width: number; height: number } | null {
  const [precision, h1 = 0, h0 = 0, w1 = 0, w0 = 0, components = 0] = payload;
  const sound =
    DRAWN_FRAMES.has(marker) &&
    precision === 8 &&
    [1, 3, 4].includes(components) &&
    payload.length === 6 + 3 * components;
  const size = { width: (w1 << 8) | w0, height: (h1 << 8) | h0 };
  return sound && size.width > 0 && size.height > 0 ? size : null;
}

/** Width and height before anything else is read; null if there is no drawable frame header. */
export function readJpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  for (let at = 0; ; ) {
    const segment = segmentAt(bytes, at);
    if (!segment || segment.marker === SOS || segment.marker === EOI) return null;
    if (isFrame(segment.marker)) return sizeOf(segment);
    at = segment.end;
  }
}

/** Application data that changes how pixels look: JFIF, ICC profile, Adobe's colour transform. */
function isKept({ marker, payload }: Segment): boolean {
  if (marker === COM) return false;
  if (marker < APP0 || marker > APP15) return true;
  if (marker === APP0) return text(payload, 4) === 'JFIF';
  if (marker === APP2) return text(payload, 11) === 'ICC_PROFILE';
  return marker === APP14 && text(payload, 5) === 'Adobe';
}

function exifSegment(orientation: Orientation): Uint8Array {
  const tiff = orientationBlock(orientation);
  return joined([Uint8Array.of(0xff, APP1, 0, 8 + tiff.length, 0x45, 0x78, 0x69, 0x66, 0, 0), tiff]);
}

/** Walks all markers up to EOI; null if one is cut off, out of place, or no scan comes. */
export function readJpeg(bytes: Uint8Array): Picture | null {
  const kept: Uint8Array[] = [];
  let size: { width: number; height: number } | null = null;
  let orientation: Orientation = 1;
  let tables = false;
  let scans = 0;
  for (let at = 0; at < bytes.length; ) {
    const segment = segmentAt(bytes, at);
    if (!segment || (segment.marker === SOI) !== (at === 0)) return null;
    const { marker, payload } = segment;
    at = segment.end;
    if (isFrame(marker)) {
      if (size) return null;
      size = sizeOf(segment);
      if (!size) return null;
    }
    if (marker === DQT) tables = true;
    if (marker === APP1 && text(payload, 4) === 'Exif') orientation = readOrientation(payload.subarray(6));
    if (marker === SOS) {
      if (!size || !tables) return null;
      at = afterScan(bytes, segment.end);
      if (at === segment.end) return null;
      scans += 1;
      kept.push(bytes.subarray(segment.start, at));
    } else if (isKept(segment)) {
      kept.push(bytes.subarray(segment.start, segment.end));
    }
    if (marker === EOI) {
      if (!size || scans === 0) return null;
      // JFIF must come first where it stands; the orientation goes behind it.
      const place = kept[1]?.[1] === APP0 ? 2 : 1;
      if (orientation !== 1) kept.splice(place, 0, exifSegment(orientation));
      return { ...size, orientation, clean: joined(kept) };
    }
  }
  return null;
}
