// What reading a picture's structure gives, whatever its format.
import type { Orientation } from './orientation';

export interface Picture {
  /** As stored, before the orientation is applied, px. */
  width: number;
  height: number;
  orientation: Orientation;
  /** The file again without metadata and without bytes after its end. */
  clean: Uint8Array<ArrayBuffer>;
}
