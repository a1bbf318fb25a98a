// What reading a picture's structure gives, whatever its format.
import type { Orientation } from './exif';

export interface Picture {
  /** As stored, before the orientation is applied, px. */
  width: number;
  height: number;
  orientation: Orientation;
  /** The file again without metadata and without bytes after its end. */
  clean: Uint8Array;
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
