// The pictures that a document names, as the product keeps pictures: PNG or JPEG, checked, within its bounds.
import { checkPicture, fitsLimits, isPictureFault } from '@/bytes/picture/checkPicture';
import { otherPicture } from '@/bytes/picture/otherFormats';
import { imageFormat, type PictureSize, pictureHeader } from '@/bytes/picture/pictureHeader';
import { sha256 } from '@/bytes/sha256';
import { refOfSha } from '@/schemas/imageRef';
import { GIF_PIXELS_MAX, IMAGE_UPLOAD_BYTES } from '@/schemas/limits';
import { fileNote } from './faceNotes';
import type { FaceResource } from './faceResources';
import type { FoundPicture, ImportNote } from './imported';

type Bytes = Uint8Array<ArrayBuffer>;

/** Draws a picture's file anew with this share of its sides, as PNG or JPEG; null where it cannot be drawn. */
export type RedrawPicture = (file: Blob, share: number) => Promise<Omit<FoundPicture, 'ref'> | null>;

/** Tries at making a picture lighter, each with this share of the sides that its weight asks for. */
const TRIES = 5;
const SHARE = 0.95;

const found = async (picture: Omit<FoundPicture, 'ref'>): Promise<FoundPicture> => ({
  ...picture,
  ref: refOfSha(await sha256(picture.bytes)),
});

/** A file that can be kept, smaller where it has to be; null where even that is too heavy. */
async function light(file: Blob, redraw: RedrawPicture): Promise<FoundPicture | null> {
  let share = 1;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const made = await redraw(file, share);
    if (!made || made.bytes.length <= IMAGE_UPLOAD_BYTES) return made && found(made);
    share *= Math.sqrt(IMAGE_UPLOAD_BYTES / made.bytes.length) * SHARE;
  }
  return null;
}

/** Takes pictures one by one: what all of them may cost is bounded. `redraw` is null where nobody can. */
export function createPictureTaker(redraw: RedrawPicture | null) {
  let pixelsLeft = GIF_PIXELS_MAX;

  async function redrawn(bytes: Bytes, size: PictureSize): Promise<FoundPicture | null> {
    pixelsLeft -= size.width * size.height;
    return !redraw || pixelsLeft < 0 || !fitsLimits(size) ? null : light(new Blob([bytes]), redraw);
  }

  async function own({ bytes, path }: FaceResource): Promise<FoundPicture | ImportNote> {
    const kept = await checkPicture(new Blob([bytes]), '', null);
    if (!isPictureFault(kept)) {
      const { format, bytes: clean, width, height } = kept;
      return found({ type: `image/${format}`, bytes: clean, width, height });
    }
    if (kept.fault === 'tooManyPixels') return fileNote('pictureTooManyPixels', path, { ...kept.size });
    if (kept.fault !== 'tooLarge') return fileNote('pictureDamaged', path);
    const size = pictureHeader(bytes);
    return (size && (await redrawn(bytes, size))) ?? fileNote('pictureTooLarge', path);
  }

  async function other({ bytes, path }: FaceResource): Promise<FoundPicture | ImportNote> {
    const known = otherPicture(bytes);
    if (!known) return fileNote(path.endsWith('.xml') ? 'pictureDrawing' : 'pictureKind', path);
    return (await redrawn(bytes, known)) ?? fileNote('pictureKind', path);
  }

  /** The picture, with a word where it is not as it was; or the word alone. */
  return async (resource: FaceResource): Promise<{ picture?: FoundPicture; note?: ImportNote }> => {
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
