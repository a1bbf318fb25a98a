// The file of a picture with the effects that an export draws into it.
import type { Pixels } from '@/bytes/gif/gifFrames';
import { encodePng } from '@/bytes/png/encodePng';
import type { WantedPicture } from '@/face/nodes/faceSheet';
import type { ProjectImage } from '../projectFile';
import { bakePicture, isUntouched } from './bakePicture';
import { drawnPng } from './drawnPictures';

/** The pixels of a picture file; null if it cannot be decoded. */
export type DecodePicture = (image: ProjectImage) => Promise<Pixels | null>;

export interface PictureTools {
  /** The file of a picture by reference; null if unavailable. */
  picture(ref: string): Promise<ProjectImage | null>;
  decode: DecodePicture;
}

/** Null if the asset is unavailable or cannot be decoded. */
export async function finishedPicture(wanted: WantedPicture, tools: PictureTools): Promise<ProjectImage | null> {
  if (wanted.drawing) return { type: 'image/png', bytes: await drawnPng(wanted.drawing) };
  const image = await tools.picture(wanted.url);
  if (!image || isUntouched(wanted)) return image;
  const pixels = await tools.decode(image);
  if (!pixels) return null;
  const png = await encodePng(bakePicture(pixels, wanted));
  return { type: 'image/png', bytes: new Uint8Array(await png.arrayBuffer()) };
}
