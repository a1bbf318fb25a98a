// Pictures for forms: choosing, checking, storing, and resolving references. Provided by whoever opens a form.
import { createContext, useContext } from 'react';
import type { GivenImage, WantedPictures } from '@/face/nodes/defineNode';
import { resolveAsset, resolvedAsset } from '../api/assetUrl';

/** Requested pictures: how many, and a picture whose size they must have. */
export interface WantedImages extends WantedPictures {
  /** Reference of a picture of the same group. */
  like?: string | undefined;
}

export interface PictureService {
  /** Lets the user choose an image and stores it; null on cancel. The service reports failures. */
  pickImage(path: string): Promise<string | null>;
  /** Stores a file dropped on the field at a path. Without it dropping is disabled. */
  takeImage?: ((file: File, path: string) => Promise<string | null>) | undefined;
  /**
   * The same for several pictures of one size, sorted by name; `null` if there are none. `gif`: its frames count as
   * images.
   */
  pickImages(wanted: WantedImages): Promise<readonly GivenImage[] | null>;
  /** Stores dropped files by the same rules. */
  takeImages(files: readonly File[], wanted: WantedImages): Promise<readonly GivenImage[] | null>;
  /** URL of a picture reference, synchronous or as a promise; undefined if there is none. */
  imageSrc(ref: string): string | undefined | Promise<string | undefined>;
}

/** A missing picture is reported where it is drawn and saved; here it only has no URL. */
export const imageSrc: PictureService['imageSrc'] = (ref) =>
  resolvedAsset(ref) ?? resolveAsset(ref).catch(() => undefined);

export const PictureServiceContext = createContext<PictureService | null>(null);

/** The pictures, for a control that requires them. */
export function usePictureService(): PictureService {
  const pictures = useContext(PictureServiceContext);
  if (!pictures) throw new Error('this field needs a PictureServiceContext');
  return pictures;
}
