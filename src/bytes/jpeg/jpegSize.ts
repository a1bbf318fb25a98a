// The size of a JPEG from its frame header. ITU T.81.
import { EOI, isFrame, nextMarker, type Segment, SOS, segmentAt } from './segments';

/** Frame types that browsers support: baseline, extended, progressive. */
const DRAWN_FRAMES = new Set([0xc0, 0xc1, 0xc2]);

/** Width and height of a frame header in px; null if browsers do not draw such frames. */
export function frameSize({ marker, payload }: Segment): { width: number; height: number } | null {
  const [precision, h1 = 0, h0 = 0, w1 = 0, w0 = 0, components = 0] = payload;
  const sound =
    DRAWN_FRAMES.has(marker) &&
    precision === 8 &&
    [1, 3, 4].includes(components) &&
    payload.length === 6 + 3 * components;
  const size = { width: (w1 << 8) | w0, height: (h1 << 8) | h0 };
  return sound && size.width > 0 && size.height > 0 ? size : null;
}

/** Width and height from the frame header, without reading further; null if there is none that can be drawn. */
export function readJpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  for (let at = 0; ; at = nextMarker(bytes, at)) {
    const segment = segmentAt(bytes, at);
    if (!segment || segment.marker === SOS || segment.marker === EOI) return null;
    if (isFrame(segment.marker)) return frameSize(segment);
    at = segment.end;
  }
}
