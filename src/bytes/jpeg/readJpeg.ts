// JPEG: walks all markers to the end, and rewrites the file without metadata. ITU T.81.
import { joinBytes, latin } from '../joinBytes';
import { type Orientation, orientationBlock, readOrientation } from '../picture/orientation';
import type { Picture } from '../picture/picture';
import { frameSize } from './jpegSize';
import {
  APP0,
  APP1,
  APP2,
  APP14,
  APP15,
  COM,
  DQT,
  EOI,
  isFrame,
  isKnown,
  nextMarker,
  type Segment,
  SOI,
  SOS,
  segmentAt,
} from './segments';

const begins = (payload: Uint8Array, text: string) => latin(payload.subarray(0, text.length)) === text;

/** Keeps application data that affects how pixels look: JFIF, ICC profile, Adobe's colour transform. */
function isPreserved({ marker, payload }: Segment): boolean {
  if (marker === COM) return false;
  if (marker < APP0 || marker > APP15) return true;
  if (marker === APP0) return begins(payload, 'JFIF');
  if (marker === APP2) return begins(payload, 'ICC_PROFILE');
  return marker === APP14 && begins(payload, 'Adobe');
}

function exifSegment(orientation: Orientation): Uint8Array {
  const tiff = orientationBlock(orientation);
  return joinBytes([Uint8Array.of(0xff, APP1, 0, 8 + tiff.length, 0x45, 0x78, 0x69, 0x66, 0, 0), tiff]);
}

/** Walks all markers up to EOI; null if one is truncated, misplaced or unknown, or there is no scan. */
export function readJpeg(bytes: Uint8Array): Picture | null {
  const segments: Uint8Array[] = [];
  let size: { width: number; height: number } | null = null;
  let orientation: Orientation = 1;
  let tables = false;
  let scans = 0;
  for (let at = 0; at < bytes.length; at = nextMarker(bytes, at)) {
    const segment = segmentAt(bytes, at);
    if (!segment || (segment.marker === SOI) !== (at === 0) || !isKnown(segment.marker)) return null;
    const { marker, payload } = segment;
    at = segment.end;
    if (isFrame(marker)) {
      if (size) return null;
      size = frameSize(segment);
      if (!size) return null;
    }
    if (marker === DQT) tables = true;
    if (marker === APP1 && begins(payload, 'Exif')) orientation = readOrientation(payload.subarray(6));
    if (marker === SOS) {
      if (!size || !tables) return null;
      at = nextMarker(bytes, segment.end);
      if (at === segment.end) return null;
      scans += 1;
      segments.push(bytes.subarray(segment.start, at));
    } else if (isPreserved(segment)) {
      segments.push(bytes.subarray(segment.start, segment.end));
    }
    if (marker === EOI) {
      if (!size || scans === 0) return null;
      // JFIF must come first if present; the orientation follows it.
      const place = segments[1]?.[1] === APP0 ? 2 : 1;
      if (orientation !== 1) segments.splice(place, 0, exifSegment(orientation));
      return { ...size, orientation, clean: joinBytes(segments) };
    }
  }
  return null;
}
