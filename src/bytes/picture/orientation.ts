// EXIF: reads the orientation and writes a block with nothing else, so that location and camera data are removed.

/** How to rotate a picture for display, 1 (upright) to 8; 5 to 8 swap width and height. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const ORIENTATION_TAG = 0x0112;

/** Orientation of a TIFF block (EXIF without its `Exif` prefix); 1 if unreadable. */
export function readOrientation(tiff: Uint8Array): Orientation {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 14) return 1;
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return 1;
  const little = order === 0x4949;
  const start = view.getUint32(4, little);
  if (start + 2 > tiff.length) return 1;
  const count = view.getUint16(start, little);
  for (let i = 0; i < count; i++) {
    const entry = start + 2 + i * 12;
    if (entry + 12 > tiff.length) return 1;
    if (view.getUint16(entry, little) !== ORIENTATION_TAG) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
}

/** A TIFF block with a single entry, the orientation. */
export function orientationBlock(orientation: Orientation): Uint8Array {
  return Uint8Array.of(
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  );
}

/** Width and height as displayed. */
export function upright(
  size: { width: number; height: number },
  orientation: Orientation,
): { width: number; height: number } {
  return orientation >= 5 ? { width: size.height, height: size.width } : { width: size.width, height: size.height };
}
