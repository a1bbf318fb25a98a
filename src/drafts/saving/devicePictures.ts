// Pictures of a design by what this device has of them: needed where the server's copies may be gone.

import type { Design } from '@/schemas/design';
import { imageRefsOf, withImageRefs } from '@/schemas/imageRefs';
import type { Assets } from '@/service/localDrafts/assets';

/** The design with each address of the server replaced by the picture of this device that was uploaded there. */
export async function withDevicePictures(design: Design, assets: Pick<Assets, 'refsOfUrls'>): Promise<Design> {
  const refs = await assets.refsOfUrls(imageRefsOf(design));
  return refs.size > 0 ? withImageRefs(design, refs) : design;
}
