// Pictures as forms need them: chosen, checked, kept, and shown again by their reference. Whoever opens a form gives them.
import { createContext, useContext } from 'react';
import type { GivenImage, WantedPictures } from '@/face/nodes/defineNode';
import { resolveAsset, resolvedAsset } from '../api/assetUrl';

/** Pictures asked for: how many, and a picture whose size they must have. */
export interface WantedImages extends WantedPictures {
  /** Reference of a picture of the same group. */
  like?: string | undefined;
}

export interface PictureService {
  /** Lets the person choose an image and stores it; null if they did not. Failures are told by the service. */
  pickImage(path: string): Promise<string | null>;
  /** Stores a file that was dropped on the field at a path. Without it nothing can be dropped. */
  takeImage?: ((file: File, path: string) => Promise<string | null>) | undefined;
  /** The same for several of one size, sorted by name; `null` if there are none. `gif`: its frames count as images. */
  pickImages(wanted: WantedImages): Promise<readonly GivenImage[] | null>;
  /** Stores files that were dropped, under the same rules. */
  takeImages(files: readonly File[], wanted: WantedImages): Promise<readonly GivenImage[] | null>;
  /** Where the picture of a reference can be loaded from, at once or after waiting; undefined where there is none. */
  imageSrc(ref: string): string | undefined | Promise<string | undefined>;
}

/** A picture that is missing is told where it is drawn and when it is saved; here it only has no address. */
export const imageSrc: PictureService['imageSrc'] = (ref) =>
  resolvedAsset(ref) ?? resolveAsset(ref).catch(() => undefined);

export const PictureServiceContext = createContext<PictureService | null>(null);

/** The pictures, for a control that cannot work without them. */
export function usePictureService(): PictureService {
  const pictures = useContext(PictureServiceContext);
  if (!pictures) throw new Error('this field needs a PictureServiceContext');
  return pictures;
}
