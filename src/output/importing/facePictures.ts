// Converts the pictures of a document to formats that the product stores: PNG or JPEG, checked and within its limits.
import { checkPicture, fitsLimits, isPictureFault } from '@/bytes/picture/checkPicture';
import { otherPicture } from '@/bytes/picture/otherFormats';
import { imageFormat, type PictureSize, pictureHeader } from '@/bytes/picture/pictureHeader';
import { sha256 } from '@/bytes/sha256';
import { refOfSha } from '@/schemas/imageRef';
import { GIF_PIXELS_MAX, IMAGE_UPLOAD_BYTES } from '@/schemas/limits';
import { fileNote } from './faceNotes';
import type { FaceResource } from './faceResources';
import type { ImportNote, PictureSource } from './imported';

type Bytes = Uint8Array<ArrayBuffer>;

/** Redraws a picture file at this scale, as PNG or JPEG; null if it cannot be drawn. */
export type RedrawPicture = (file: Blob, share: number) => Promise<Omit<PictureSource, 'ref'> | null>;

/** Attempts to shrink a picture; each also applies this factor to the scale computed from its size. */
const TRIES = 5;
const SHARE = 0.95;

const sourceOf = async (picture: Omit<PictureSource, 'ref'>): Promise<PictureSource> => ({
  ...picture,
  ref: refOfSha(await sha256(picture.bytes)),
});

/** A file that can be stored, scaled down if necessary; null if it is still too large. */
async function light(file: Blob, redraw: RedrawPicture): Promise<PictureSource | null> {
  let share = 1;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const made = await redraw(file, share);
    if (!made || made.bytes.length <= IMAGE_UPLOAD_BYTES) return made && sourceOf(made);
    share *= Math.sqrt(IMAGE_UPLOAD_BYTES / made.bytes.length) * SHARE;
  }
  return null;
}

/** Decodes pictures within a total pixel budget. `redraw` is null where no canvas is available. */
export function createPictureTaker(redraw: RedrawPicture | null) {
  let pixelsLeft = GIF_PIXELS_MAX;

  async function redrawn(bytes: Bytes, size: PictureSize): Promise<PictureSource | null> {
    pixelsLeft -= size.width * size.height;
    return !redraw || pixelsLeft < 0 || !fitsLimits(size) ? null : light(new Blob([bytes]), redraw);
  }

  async function own({ bytes, path }: FaceResource): Promise<PictureSource | ImportNote> {
    const checked = await checkPicture(new Blob([bytes]), '', null);
    if (!isPictureFault(checked)) {
      const { format, bytes: clean, width, height } = checked;
      return sourceOf({ type: `image/${format}`, bytes: clean, width, height });
    }
    if (checked.fault === 'tooManyPixels') return fileNote('pictureTooManyPixels', path, { ...checked.size });
    if (checked.fault !== 'tooLarge') return fileNote('pictureDamaged', path);
    const size = pictureHeader(bytes);
    return (size && (await redrawn(bytes, size))) ?? fileNote('pictureTooLarge', path);
  }

  async function other({ bytes, path }: FaceResource): Promise<PictureSource | ImportNote> {
    const format = otherPicture(bytes);
    if (!format) return fileNote(path.endsWith('.xml') ? 'pictureDrawing' : 'pictureKind', path);
    return (await redrawn(bytes, format)) ?? fileNote('pictureKind', path);
  }

  /** The picture, with a note if it was changed; or only the note. */
  return async (resource: FaceResource): Promise<{ picture?: PictureSource; note?: ImportNote }> => {
    const isOwn = imageFormat(resource.bytes) !== null;
    const made = await (isOwn ? own(resource) : other(resource));
    if (!('ref' in made)) return { note: made };
    const changed = (key: string, params: ImportNote['params'] = {}) => ({
      picture: made,
      note: { ...fileNote(key, resource.path, params), kind: 'recognised' as const },
    });
    if (otherPicture(resource.bytes)?.isMoving) return changed('pictureStill');
    if (isOwn && resource.bytes.length > IMAGE_UPLOAD_BYTES)
      return changed('pictureSmaller', { width: made.width, height: made.height });
    return { picture: made };
  };
}
