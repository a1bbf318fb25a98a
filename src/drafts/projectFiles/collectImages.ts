// The pictures of a design for its file: whatever can still be had of them, wherever it is.

import { checkPicture, isPictureFault } from '@/bytes/picture/checkPicture';
import type { ProjectImage, ProjectImages } from '@/output/projectFile';
import type { Design } from '@/schemas/design';
import { imageRefsOf } from '@/schemas/imageRefs';
import { PROJECT_PICTURE_BYTES_MAX } from '@/schemas/limits';

export interface CollectedImages {
  images: ProjectImages;
  /** How many are left out: not to be had, damaged, or too much for one file. */
  missing: number;
}

/** The picture if a file with it would be taken back, else null. Only its structure is judged; decoding is the opener's. */
async function soundImage(blob: Blob): Promise<ProjectImage | null> {
  const kept = await checkPicture(new Blob([blob]), '', null);
  return isPictureFault(kept) ? null : { type: `image/${kept.format}`, bytes: kept.bytes };
}

/**
 * Asks `load` for each picture, one after the other; a failure costs that picture only. Never rejects. `most`: bytes that all may
 * have, as base64 text; those of a project file unless it is said.
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
