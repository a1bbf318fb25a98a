// From a file a person chose, a design's or a watch face's, to a design that is on this device. Checked whole before anything is kept.

import { PROJECT_LIMITS } from '@/bytes/json/jsonLimits';
import { type FaceRefusal, refusedFace } from '@/output/importing/faceRefusal';
import { isFaceDocument, isZip, MARK_BYTES } from '@/output/importing/fileMarks';
import type { ImportNote } from '@/output/importing/imported';
import type { LayerNames } from '@/output/importing/layerNames';
import {
  PROJECT_FILE_BYTES_MAX,
  type ProjectFileFault,
  type ProjectFonts,
  type ProjectImages,
  pictureFault,
  readProjectJson,
} from '@/output/projectFile';
import type { Design } from '@/schemas/design';
import type { DesignFault } from '@/schemas/designFault';
import { type DesignNames, designName, freeNames } from '@/schemas/designNames';
import { imageRefsOf, withImageRefs } from '@/schemas/imageRefs';
import { readJsonFile } from '@/service/jsonFiles/readJsonFile';
import { checkImage, type DecodeImage } from '@/service/localDrafts/checkImage';
import { STORE_TIMEOUT_MS } from '@/service/localDrafts/draftWriter';
import { keepAsOwn } from '@/service/localDrafts/keepAsOwn';
import type { LocalWork } from '@/service/localDrafts/localWork';
import { timers, within } from '@/service/localDrafts/schedule';
import type { FileToRead, ReadDone } from './projectTask';
import { designIn } from './projectWork';
import { type FontTaker, takeFonts } from './takeFonts';

/** Why a file was not opened; the words are `import:projectFile.<reason>`. */
export type OpenFileFault = ProjectFileFault | 'unreadable' | 'notKept';

/** What came of a watch face that was made elsewhere. */
export interface OpenedFace {
  /** Of the new design, in the language of the page. */
  name: string;
  notes: readonly ImportNote[];
}

export type OpenedFile =
  | {
      ok: true;
      id: string;
      /** Pictures the design names and the file does not hold. */
      missing: number;
      /** Fonts that came along: taken into the account or kept on this device, or not and why. */
      fonts: Pick<Awaited<ReturnType<typeof takeFonts>>, 'added' | 'onDevice' | 'lost'>;
      /** Null for a design of ours. */
      face: OpenedFace | null;
    }
  | { ok: false; reason: OpenFileFault; fault?: DesignFault }
  /** A watch face that cannot be opened, or a file with nothing in it. */
  | { ok: false; reason: 'face'; refusal: FaceRefusal };

export interface OpenFilePorts {
  work: Pick<LocalWork, 'journal' | 'assets' | 'owner'>;
  newId(): string;
  /** Names of further designs that are known, such as those of the account. */
  names?: readonly DesignNames[];
  /** Whoever takes the fonts that come along, asked for with the first. Never rejects; without it nobody does. */
  fonts?: () => Promise<FontTaker>;
  /** What layers of a watch face are called that have no name there; by their elements when absent. */
  layers?: LayerNames;
  /** The browser's decoder when absent. */
  decode?: DecodeImage;
}

const refused = (reason: OpenFileFault) => ({ ok: false as const, reason });

/** Endings of files that hold watch faces: what they hold is told in these words, whatever it is. */
const FACE_FILE = /\.(?:xml|apk)$/i;

const NO_NAMES: LayerNames = { labels: {}, language: 'en' };

/** A zip, a document, or the one text file of before. Rejects where the file can no longer be read. */
async function readFile(read: FileToRead): Promise<ReadDone> {
  const { file, name } = read;
  const first = new Uint8Array(await file.slice(0, MARK_BYTES).arrayBuffer());
  if (isZip(first) || isFaceDocument(first) || FACE_FILE.test(name)) return designIn(read);
  return { project: readProjectJson(await readJsonFile(file, PROJECT_LIMITS)) };
}

/** What is to be kept, whichever kind of file it came in. */
interface ToKeep {
  design: Design;
  images: ProjectImages;
  fonts?: ProjectFonts;
}

/** Opens a file. Never rejects: a refusal is a value, and then no design was made. */
export async function openProjectFile(file: File | Blob, ports: OpenFilePorts): Promise<OpenedFile> {
  if (file.size > PROJECT_FILE_BYTES_MAX) return refused('tooLarge');
  if (file.size === 0) return { ok: false, reason: 'face', refusal: refusedFace('empty') };
  const name = 'name' in file ? file.name : '';
  const read = await readFile({ file, name, layers: ports.layers ?? NO_NAMES }).catch(() => null);
  if (read === null) return refused('unreadable');
  if ('project' in read) return read.project.ok ? keep(read.project, null, ports) : read.project;
  const { face } = read;
  return face.ok ? keep(face, face.notes, ports) : { ok: false, reason: 'face', refusal: face };
}

async function keep(
  read: ToKeep,
  notes: readonly ImportNote[] | null,
  { work, newId, names = [], fonts, layers = NO_NAMES, decode }: OpenFilePorts,
): Promise<OpenedFile> {
  const blobs = await soundBlobs(read.images, decode);
  if (typeof blobs === 'string') {
    const fault = pictureFault(read.design, blobs);
    return { ...refused('badImage'), ...(fault ? { fault } : {}) };
  }
  const putBy = newId();
  const notKept = async () => {
    await takeBack(work, putBy);
    return refused('notKept');
  };
  try {
    const refs = new Map<string, string>();
    for (const [ref, blob] of blobs) refs.set(ref, await work.assets.putAsset(blob, putBy));
    const missing = imageRefsOf(read.design).filter((ref) => !refs.has(ref)).length;
    const taken = await takeFonts(read.design, read.fonts ?? new Map(), fonts);
    const owner = work.owner();
    const stored = (await work.journal.list(owner)).map((draft) => draft.names);
    const free = freeNames(taken.design, [...stored, ...names]);
    const ports = { journal: work.journal, owner, newId, names: free };
    const design = await keepAsOwn(withImageRefs(taken.design, refs), ports);
    if (!design) return notKept();
    const { added, onDevice, lost } = taken;
    return {
      ok: true,
      id: design.id,
      missing,
      fonts: { added, onDevice, lost },
      face: notes && { name: designName(free, layers.language), notes },
    };
  } catch (error) {
    console.info('A design from a file could not be kept.', error);
    return notKept();
  }
}

/** The pictures that came with it go again. Never rejects: a store that fails at that too keeps them. */
async function takeBack({ assets }: OpenFilePorts['work'], putBy: string): Promise<void> {
  try {
    await within(timers, STORE_TIMEOUT_MS, assets.takeBack(putBy));
  } catch (error) {
    console.info('Pictures of a file that was not opened are still on this device.', error);
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
