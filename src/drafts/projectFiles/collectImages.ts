// Collects the images of a design for its file, as far as they are available.

import { checkPicture, isPictureFault } from '@/bytes/picture/checkPicture';
import type { ProjectImage, ProjectImages } from '@/output/projectFile';
import type { Design } from '@/schemas/design';
import { imageRefsOf } from '@/schemas/imageRefs';
import { PROJECT_PICTURE_BYTES_MAX } from '@/schemas/limits';

export interface CollectedImages {
  images: ProjectImages;
  /** Number of omitted images: unavailable, damaged, or too large for one file. */
  missing: number;
}

/** The image if a file with it could be opened again, otherwise null. Checks only the structure; opening decodes it. */
async function soundImage(blob: Blob): Promise<ProjectImage | null> {
  const checked = await checkPicture(new Blob([blob]), '', null);
  return isPictureFault(checked) ? null : { type: `image/${checked.format}`, bytes: checked.bytes };
}

/**
 * Calls `load` for each image, one after the other. A failure omits only that image. Never rejects. `most`: byte limit
 * of all images as base64 text; by default that of a project file.
 */
export async function collectImages(
  design: Design,
  load: (ref: string) => Promise<Blob>,
  most: number = PROJECT_PICTURE_BYTES_MAX,
): Promise<CollectedImages> {
  const images = new Map<string, ProjectImage>();
  let missing = 0;
  let room = most;
  for (const ref of imageRefsOf(design)) {
    const image = await load(ref).then(soundImage, () => null);
    const size = image ? Math.ceil(image.bytes.length / 3) * 4 : 0;
    if (image && size <= room) {
      images.set(ref, image);
      room -= size;
    } else missing += 1;
  }
  return { images, missing };
}
