// Facts about images that were stored since the editor was opened, by reference, because a field stores only the
// reference.
import type { PictureTrim } from '@/bytes/picture/pictureTrim';
import type { Drawing } from '../commands/replacePicture';

/** An image before its transparent edges were cropped, with its bytes. */
export interface CroppedOnTheWay extends PictureTrim {
  fileSize: number;
  /**
   * Also stores the uncropped image and returns its reference. Null if this device cannot store more, which is
   * reported.
   */
  keepWhole(): Promise<string | null>;
}

export interface OriginalPicture {
  /** File name without its extension, for display. */
  name: string;
  width: number;
  height: number;
  fileSize: number;
  /** The SVG drawing that the image was rendered from. */
  drawing?: Drawing | undefined;
  /** The image before its transparent edges were cropped on import, and its size in bytes. */
  trim?: CroppedOnTheWay | undefined;
}

export interface OriginalPictures {
  note(url: string, picture: OriginalPicture): void;
  /** Undefined for an image that this editor did not store. */
  of(url: string): OriginalPicture | undefined;
  /** Bytes of an image: 0 for none, undefined for one that this editor did not store. */
  sizeOf(url: string): number | undefined;
}

export function createOriginalPictures(): OriginalPictures {
  const facts = new Map<string, OriginalPicture>();
  return {
    note: (url, picture) => void facts.set(url, picture),
    of: (url) => facts.get(url),
    sizeOf: (url) => (url === '' ? 0 : facts.get(url)?.fileSize),
  };
}
