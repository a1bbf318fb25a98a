// From a file a person chose to a design that is on this device, ready to be opened. Checked whole before anything is kept.

import { PROJECT_LIMITS } from '@/bytes/json/jsonLimits';
import {
  PROJECT_FILE_BYTES_MAX,
  type ProjectFileFault,
  type ProjectImages,
  readProjectJson,
} from '@/output/projectFile';
import { imageRefsOf, withImageRefs } from '@/schemas/imageRefs';
import { readJsonFile } from '@/service/jsonFiles/readJsonFile';
import { checkImage, type DecodeImage } from '@/service/localDrafts/checkImage';
import type { LocalWork } from '@/service/localDrafts/localWork';
import { asNewDesign } from './asNewDesign';

/** Why a file was not opened; the words are `errors:projectFile.<reason>`. */
export type OpenFileFault = ProjectFileFault | 'unreadable' | 'notKept';

export type OpenedFile =
  /** `missing`: pictures the design names and the file does not hold. */
  { ok: true; id: string; missing: number } | { ok: false; reason: OpenFileFault };

export interface OpenFilePorts {
  work: Pick<LocalWork, 'journal' | 'assets' | 'owner'>;
  newId(): string;
  /** The browser's decoder when absent. */
  decode?: DecodeImage;
}

const refused = (reason: OpenFileFault): OpenedFile => ({ ok: false, reason });

/** Opens a project file. Never rejects: a refusal is a value, and then no design was made. */
export async function openProjectFile(file: Blob, ports: OpenFilePorts): Promise<OpenedFile> {
  const { work, newId } = ports;
  if (file.size > PROJECT_FILE_BYTES_MAX) return refused('tooLarge');
  const json = await readJsonFile(file, PROJECT_LIMITS).catch(() => null);
  if (json === null) return refused('unreadable');
  const read = readProjectJson(json);
  if (!read.ok) return read;
  const blobs = await soundBlobs(read.images, ports.decode);
  if (!blobs) return refused('badImage');
  try {
    const refs = new Map<string, string>();
    for (const [ref, blob] of blobs) refs.set(ref, await work.assets.putAsset(blob));
    const named = imageRefsOf(read.design);
    const design = asNewDesign(withImageRefs(read.design, refs), newId);
    const owner = work.owner();
    work.journal.edit(design, { owner, baseRev: 0 });
    await work.journal.flush();
    if (!work.journal.isSettled(design.id, owner)) return refused('notKept');
    return { ok: true, id: design.id, missing: named.filter((ref) => !refs.has(ref)).length };
  } catch (error) {
    console.info('A design from a file could not be kept.', error);
    return refused('notKept');
  }
}

/** Every picture of the file after the check an upload passes, or null when one fails it. */
async function soundBlobs(images: ProjectImages, decode?: DecodeImage): Promise<Map<string, Blob> | null> {
  const blobs = new Map<string, Blob>();
  for (const [ref, { type, bytes }] of images) {
    const blob = new Blob([bytes], { type });
    const checked = await checkImage(blob, `picture.${type.slice('image/'.length)}`, decode);
    if (!checked.ok) return null;
    blobs.set(ref, checked.blob);
  }
  return blobs;
}
