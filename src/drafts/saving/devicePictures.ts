// Replaces server images of a design with those of this device, because the server's files may be gone.

import type { Design } from '@/schemas/design';
import { imageRefsOf, withImageRefs } from '@/schemas/imageRefs';
import type { Assets } from '@/service/localDrafts/assets';

/** The design with each server address replaced by the image of this device that was uploaded there. */
export async function withDevicePictures(design: Design, assets: Pick<Assets, 'refsOfUrls'>): Promise<Design> {
  const refs = await assets.refsOfUrls(imageRefsOf(design));
  return refs.size > 0 ? withImageRefs(design, refs) : design;
}
