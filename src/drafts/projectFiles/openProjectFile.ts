// From a file a person chose to a design that is on this device, ready to be opened. Checked whole before anything is kept.

import { PROJECT_LIMITS } from '@/bytes/json/jsonLimits';
import {
  PROJECT_FILE_BYTES_MAX,
  type ProjectFileFault,
  type ProjectImages,
  pictureFault,
  type ReadProjectFile,
  readProjectJson,
} from '@/output/projectFile';
import { designName } from '@/schemas/design';
import type { DesignFault } from '@/schemas/designFault';
import { imageRefsOf, withImageRefs } from '@/schemas/imageRefs';
import { readJsonFile } from '@/service/jsonFiles/readJsonFile';
import { asNewDesign } from '@/service/localDrafts/asNewDesign';
import { checkImage, type DecodeImage } from '@/service/localDrafts/checkImage';
import type { LocalWork } from '@/service/localDrafts/localWork';
import { freeName } from './freeName';
import { projectIn } from './projectWork';

/** Why a file was not opened; the words are `errors:projectFile.<reason>`. */
export type OpenFileFault = ProjectFileFault | 'unreadable' | 'notKept';

export type OpenedFile =
  /** `missing`: pictures the design names and the file does not hold. */
  { ok: true; id: string; missing: number } | { ok: false; reason: OpenFileFault; fault?: DesignFault };

export interface OpenFilePorts {
  work: Pick<LocalWork, 'journal' | 'assets' | 'owner'>;
  newId(): string;
  /** Names of further designs that are known, such as those of the account. */
  names?: readonly string[];
  /** The browser's decoder when absent. */
  decode?: DecodeImage;
}

const refused = (reason: OpenFileFault): Extract<OpenedFile, { ok: false }> => ({ ok: false, reason });

/** With this every zip with something in it begins. */
const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04];

/** A zip, or the one text file of before. Rejects where the file can no longer be read. */
async function readProject(file: Blob): Promise<ReadProjectFile> {
  const first = new Uint8Array(await file.slice(0, ZIP_MARK.length).arrayBuffer());
  if (ZIP_MARK.every((byte, at) => first[at] === byte)) return projectIn(file);
  return readProjectJson(await readJsonFile(file, PROJECT_LIMITS));
}

/** Opens a project file. Never rejects: a refusal is a value, and then no design was made. */
export async function openProjectFile(file: Blob, ports: OpenFilePorts): Promise<OpenedFile> {
  const { work, newId } = ports;
  if (file.size > PROJECT_FILE_BYTES_MAX) return refused('tooLarge');
  const read = await readProject(file).catch(() => null);
  if (read === null) return refused('unreadable');
  if (!read.ok) return read;
  const blobs = await soundBlobs(read.images, ports.decode);
  if (typeof blobs === 'string') {
    const fault = pictureFault(read.design, blobs);
    return { ...refused('badImage'), ...(fault ? { fault } : {}) };
  }
  try {
    const refs = new Map<string, string>();
    for (const [ref, blob] of blobs) refs.set(ref, await work.assets.putAsset(blob));
    const named = imageRefsOf(read.design);
    const owner = work.owner();
    const held = (await work.journal.list(owner)).map(({ name }) => name);
    const name = freeName(designName(read.design), [...held, ...(ports.names ?? [])]);
    const design = asNewDesign(withImageRefs(read.design, refs), newId, name);
    work.journal.edit(design, { owner, baseRev: 0 });
    await work.journal.flush();
    if (!work.journal.isSettled(design.id, owner)) return refused('notKept');
    return { ok: true, id: design.id, missing: named.filter((ref) => !refs.has(ref)).length };
  } catch (error) {
    console.info('A design from a file could not be kept.', error);
    return refused('notKept');
  }
}

/** Every picture of the file after the check an upload passes, or the reference of one that fails it. */
async function soundBlobs(images: ProjectImages, decode?: DecodeImage): Promise<Map<string, Blob> | string> {
  const blobs = new Map<string, Blob>();
  for (const [ref, { type, bytes }] of images) {
    const blob = new Blob([bytes], { type });
    const checked = await checkImage(blob, `picture.${type.slice('image/'.length)}`, decode);
    if (!checked.ok) return ref;
    blobs.set(ref, checked.blob);
  }
  return blobs;
}
