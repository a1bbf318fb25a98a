// Image files from the file chooser, a drop or a paste: checks them, stores them on this device and uploads them at
// once when signed in.

import { DamagedFrame, gifDelayMs, gifDelays, gifFrames } from '@/bytes/gif/gifFrames';
import { isGif } from '@/bytes/gif/gifStructure';
import { encodePng } from '@/bytes/png/encodePng';
import type { LeftOut } from '@/bytes/svg/plainSvg';
import { IMAGE_UPLOAD_BYTES } from '@/schemas/limits';
import { checkGif } from '@/service/localDrafts/checkGif';
import { type CheckedImage, checkImage, type DecodeImage, type RefusedImage } from '@/service/localDrafts/checkImage';
import type { LocalWork } from '@/service/localDrafts/localWork';
import { askForFiles } from '@/ui/askForFiles';
import { fileKind } from './fileKind';
import type { Drawing } from './vectorPicture';

type Assets = Pick<LocalWork['assets'], 'putAsset'>;

/** An image for a layer; size in px and bytes. */
export interface StoredImage {
  /** `asset:<sha256>`. */
  url: string;
  width: number;
  height: number;
  fileSize: number;
  /** File name without its extension, for display. */
  name: string;
  /** The SVG drawing that the image was rendered from. */
  drawing?: Drawing | undefined;
}

/** `format`: the actual format of the file, if it was detected. */
export type ImageRefusal = RefusedImage & { format?: string };

/** The refusal message, with advice for files of another format. */
export function refusalReason(
  t: (key: string, values?: Record<string, unknown>) => string,
  refusal: ImageRefusal,
): string {
  const words = t(refusal.key, refusal.params);
  return refusal.format ? t('editor:images.exportAs', { words, format: refusal.format }) : words;
}

/** A file that passed every check and is not stored yet; size in px. */
export interface CheckedFile {
  file: File;
  name: string;
  width: number;
  height: number;
  /** The SVG drawing that the file was rendered from. */
  drawing?: Drawing | undefined;
  /** Visible content of the SVG that was removed. */
  leftOut?: readonly LeftOut[];
}

const plainName = (file: File) => file.name.replace(/\.[^.]*$/, '').slice(0, 100);

/** Checks one image. Converts an SVG file to a PNG of its own size. Returns a refusal as a value. */
export async function checkFile(file: File, decode?: DecodeImage): Promise<CheckedFile | ImageRefusal> {
  if ((await fileKind(file)) === 'SVG') return (await import('./vectorPicture')).drawFile(file);
  const checked: CheckedImage = await checkImage(file, file.name, decode);
  if (!checked.ok) {
    const format = checked.key === 'errors:image.type' ? await fileKind(file) : null;
    return format === null ? checked : { ...checked, format };
  }
  const { blob, width, height } = checked;
  // Stores the checked bytes, without what the check removed or repaired.
  const sound = blob === file ? file : new File([blob], file.name, { type: blob.type });
  return { file: sound, name: file.name, width, height };
}

/** Stores a checked image. Rejects like the store if the disk is full. */
export async function keepChecked(checked: CheckedFile, assets: Assets): Promise<StoredImage> {
  const { file, width, height, drawing } = checked;
  const url = await assets.putAsset(file);
  return { url, width, height, fileSize: file.size, name: plainName(file), ...(drawing ? { drawing } : {}) };
}

/** Whether the file starts with a GIF signature, whatever its name. */
export async function isGifFile(file: File): Promise<boolean> {
  try {
    return isGif(new Uint8Array(await file.slice(0, 6).arrayBuffer()));
  } catch {
    return false; // The file no longer exists. The image check reports that.
  }
}

/** The frames of a GIF as PNG files of equal size, with one common delay. */
export interface GifPictures {
  files: readonly CheckedFile[];
  delayMs: number;
  /** Of each frame in the GIF, ms. */
  delays: readonly number[];
}

/** Counts the frames of a GIF without decoding them. Returns a refusal for an unsupported file. */
export async function countFrames(file: File): Promise<number | ImageRefusal> {
  const checked = await checkGif(file, file.name);
  return checked.ok ? checked.gif.frames.length : checked;
}

/** Decodes a GIF into images. Each must be within the image limit (spec 5). */
export async function readGifPictures(file: File): Promise<GifPictures | ImageRefusal> {
  const checked = await checkGif(file, file.name);
  if (!checked.ok) return checked;
  const { gif } = checked;
  const files: CheckedFile[] = [];
  try {
    for (const { width, height, rgba } of gifFrames(gif)) {
      const blob = await encodePng({ width, height, rgba });
      const name = `${plainName(file)}-${files.length + 1}.png`;
      if (blob.size > IMAGE_UPLOAD_BYTES) {
        return { ok: false, key: 'errors:image.frameTooLarge', params: { frame: files.length + 1 } };
      }
      files.push({ file: new File([blob], name, { type: 'image/png' }), name, width, height });
    }
  } catch (error) {
    if (!(error instanceof DamagedFrame)) throw error;
    return { ok: false, key: 'errors:image.damaged', params: {} };
  }
  return { files, delayMs: gifDelayMs(gif), delays: gifDelays(gif) };
}

/** Opens the system's file chooser for images. Empty if the user cancels. */
export function chooseFiles({ multiple, gif = false }: { multiple: boolean; gif?: boolean }): Promise<File[]> {
  return askForFiles({
    accept: `image/png,image/jpeg,image/svg+xml,.png,.jpg,.jpeg,.svg${gif ? ',image/gif,.gif' : ''}`,
    multiple,
  });
}
