// Result of parsing a picture's structure, for all formats.
import type { Orientation } from './orientation';

export interface Picture {
  /** As stored, before applying the orientation, px. */
  width: number;
  height: number;
  orientation: Orientation;
  /** The file rewritten without metadata and trailing bytes. */
  clean: Uint8Array<ArrayBuffer>;
}
