// Images chosen together for one layer: several files in name order, or the frames of one GIF.

import { loadAsset } from '@/service/api/assetUrl';
import { i18n } from '@/service/language/i18n';
import { type DecodeImage, decodeImage } from '@/service/localDrafts/checkImage';
import type { WantedImages } from '@/service/pictures/pictures';
import {
  type CheckedFile,
  checkFile,
  countFrames,
  type ImageRefusal,
  isGifFile,
  readGifPictures,
  refusalReason,
} from './addImages';
import { countFault, type GroupFault, inNameOrder, sizeFault } from './pictureGroup';

/** A group that passed every rule but is not stored yet. `delayMs`: of a GIF. */
export interface TakenGroup {
  files: readonly CheckedFile[];
  delayMs: number | null;
  /** Of each frame in the GIF, ms. */
  delays?: readonly number[];
}

/** A message that explains why the group was rejected. */
export type GroupWords = string;

const isRefusal = (value: object): value is ImageRefusal => 'ok' in value;
const faultText = ({ key, params }: GroupFault): GroupWords => i18n.t(`editor:images.${key}`, params);

/** The message mentions GIFs where they are allowed (spec 5). */
function refusalText(name: string, refusal: ImageRefusal, gif: boolean): GroupWords {
  const key = refusal.key === 'errors:image.type' && gif ? 'errors:image.typeOrGif' : refusal.key;
  const reason = refusalReason((words, values = {}) => i18n.t(words, values), { ...refusal, key });
  return i18n.t('errors:refusedFile', { name, reason });
}

async function checkAll(
  files: readonly File[],
  gif: boolean,
  decode: DecodeImage,
): Promise<CheckedFile[] | GroupWords> {
  const checked: CheckedFile[] = [];
  for (const file of files) {
    const result = await checkFile(file, decode);
    if (isRefusal(result)) return refusalText(file.name, result, gif);
    checked.push(result);
  }
  return checked;
}

async function takeGif(file: File, wanted: WantedImages): Promise<TakenGroup | GroupWords> {
  const frames = await countFrames(file);
  if (typeof frames !== 'number') return refusalText(file.name, frames, true);
  const fault = countFault(frames, wanted);
  if (fault) return faultText(fault);
  const read = await readGifPictures(file);
  return isRefusal(read) ? refusalText(file.name, read, true) : read;
}

/** Size in px of an image of the group. Null if it is unknown; then it is not compared. */
async function sizeOf(ref: string, decode: DecodeImage): Promise<{ width: number; height: number } | null> {
  try {
    return await decode(await loadAsset(ref));
  } catch (error) {
    console.info('The size of a picture of the group could not be read.', error);
    return null;
  }
}

/** Checks files for one layer against every group rule. Returns a message if they are rejected. */
export async function takeGroup(
  files: readonly File[],
  wanted: WantedImages,
  decode: DecodeImage = decodeImage,
): Promise<TakenGroup | GroupWords> {
  const gif = wanted.gif ?? false;
  const sorted = inNameOrder(files);
  const gifs = gif ? await Promise.all(sorted.map(isGifFile)) : [];
  const [first] = sorted;
  let group: TakenGroup;
  if (first && gifs.includes(true)) {
    if (sorted.length > 1) return i18n.t('editor:images.oneGif');
    const taken = await takeGif(first, wanted);
    if (typeof taken === 'string') return taken;
    group = taken;
  } else {
    const fault = countFault(sorted.length, wanted);
    if (fault) return faultText(fault);
    const checked = await checkAll(sorted, gif, decode);
    if (typeof checked === 'string') return checked;
    group = { files: checked, delayMs: null };
  }
  const odd = sizeFault(group.files, wanted.like ? await sizeOf(wanted.like, decode) : null);
  return odd ? faultText(odd) : group;
}
