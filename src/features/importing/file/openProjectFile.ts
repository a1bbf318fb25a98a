// Opens a file that the user chose, a project file or a watch face, as a design on this device. Validates all of it
// before storing anything.

import { PROJECT_LIMITS } from '@/bytes/json/jsonLimits';
import type { FileToRead, ReadDone } from '@/drafts/projectFiles/projectTask';
import { designIn } from '@/drafts/projectFiles/projectWork';
import { isFaceDocument, isZip, MARK_BYTES } from '@/output/importing/fileMarks';
import { type ImportError, refusedFace } from '@/output/importing/importError';
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
import { type FontTaker, takeFonts } from './takeFonts';

/** Why a file was not opened; the words are `import:projectFile.<reason>`. */
export type OpenFileFault = ProjectFileFault | 'unreadable' | 'notKept';

/** The result of opening a watch face from another tool. */
export interface OpenedFace {
  /** Of the new design, in the language of the page. */
  name: string;
  notes: readonly ImportNote[];
}

export type OpenedFile =
  | {
      ok: true;
      id: string;
      /** Number of images that the design references but the file does not contain. */
      missing: number;
      /** Imported fonts: stored in the account or on this device, or not stored with the reason. */
      fonts: Pick<Awaited<ReturnType<typeof takeFonts>>, 'added' | 'onDevice' | 'lost'>;
      /** Null for a design of ours. */
      face: OpenedFace | null;
    }
  | { ok: false; reason: OpenFileFault; fault?: DesignFault }
  /** A watch face that cannot be opened, or a file without content. */
  | { ok: false; reason: 'face'; refusal: ImportError };

export interface OpenFilePorts {
  work: Pick<LocalWork, 'journal' | 'assets' | 'owner'>;
  newId(): string;
  /** Names of other known designs, such as those of the account. */
  names?: readonly DesignNames[];
  /** Stores imported fonts. Requested with the first font. Never rejects; without it no fonts are stored. */
  fonts?: () => Promise<FontTaker>;
  /** Names for unnamed layers of a watch face; by default their element names. */
  layers?: LayerNames;
  /** By default the browser's decoder. */
  decode?: DecodeImage;
}

const refused = (reason: OpenFileFault) => ({ ok: false as const, reason });

/** Extensions of watch face files. Errors in them use the wording for watch faces, whatever the content. */
const FACE_FILE = /\.(?:xml|apk)$/i;

const NO_NAMES: LayerNames = { labels: {}, language: 'en' };

/** A zip, a document, or the single text file of older versions. Rejects if the file can no longer be read. */
async function readFile(read: FileToRead): Promise<ReadDone> {
  const { file, name } = read;
  const first = new Uint8Array(await file.slice(0, MARK_BYTES).arrayBuffer());
  if (isZip(first) || isFaceDocument(first) || FACE_FILE.test(name)) return designIn(read);
  return { project: readProjectJson(await readJsonFile(file, PROJECT_LIMITS)) };
}

/** The content to store, for every kind of file. */
interface ToKeep {
  design: Design;
  images: ProjectImages;
  fonts?: ProjectFonts;
}

/** Opens a file. Never rejects: a refusal is a value, and then no design was created. */
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
  const notStored = async () => {
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
    if (!design) return notStored();
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
    return notStored();
  }
}

/** Deletes the stored images again. Never rejects; if the store fails here too, they stay. */
async function takeBack({ assets }: OpenFilePorts['work'], putBy: string): Promise<void> {
  try {
    await within(timers, STORE_TIMEOUT_MS, assets.takeBack(putBy));
  } catch (error) {
    console.info('Pictures of a file that was not opened are still on this device.', error);
  }
}

/** Every image of the file after the upload check, or the reference of one that fails it. */
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
