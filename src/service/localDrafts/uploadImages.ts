// Brings every image a design names to the server, each once per owner.
import type { Design } from '@/schemas/design';
import { imageUrl } from '@/schemas/fields';
import { type AssetRef, isAssetRef, shaOfRef } from '@/schemas/imageRef';
import { assetRefsOf } from './assetRefs';
import type { Assets } from './assets';
import type { AssetRecord } from './records';
import { withRetry } from './retry';
import type { Schedule } from './schedule';

/** Calls under way at one time. */
const PARALLEL = 2;
/** Pictures and bytes of one call at most: within its time limit on a slow connection, and little is sent again after a failure. */
const BATCH_FILES = 16;
const BATCH_BYTES = 2_000_000;

/** A picture to upload, under a file name that agrees with its type. */
export interface UploadFile {
  blob: Blob;
  name: string;
}

/** Images the document names and this device does not have. */
export class MissingImage extends Error {
  constructor(readonly count: number) {
    super('an image of the design is not on this device');
    this.name = 'MissingImage';
  }
}

export interface UploadPorts {
  uploadAsset(blob: Blob, name: string): Promise<{ url: string }>;
  /** Several pictures in one call, all or none; the answers stand in the order of the files. */
  uploadAssets(files: readonly UploadFile[]): Promise<readonly { url: string }[]>;
  assets: Pick<Assets, 'getAsset' | 'uploadedUrl' | 'noteUpload'>;
  schedule: Schedule;
  random(): number;
  /** Hears when the device could not note an upload; the same bytes are then sent again next time. */
  onTrouble?(error: unknown): void;
}

const stored = imageUrl();

/** A file name that agrees with the type, as the server asks (docs/rules/backend.md U2). */
function fileName(ref: AssetRef, { type, name }: Pick<AssetRecord, 'type' | 'name'>): string {
  const base = name?.replace(/\.[^.]*$/, '').trim() || shaOfRef(ref).slice(0, 16);
  return `${base}.${type === 'image/jpeg' ? 'jpg' : 'png'}`;
}

/** A reference the file format can hold; anything else would save a design nobody can open. */
function checkedUrl(url: unknown): string {
  const read = stored.safeParse(url);
  if (read.success && read.data !== '' && !isAssetRef(read.data)) return read.data;
  throw { kind: 'schema', data: { url } };
}

interface Waiting extends UploadFile {
  ref: AssetRef;
}

/** The files in the order in which they came, cut where a call would become too large. */
function batchesOf(files: readonly Waiting[]): Waiting[][] {
  const batches: Waiting[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = batches.at(-1);
    bytes += file.blob.size;
    if (last && last.length < BATCH_FILES && bytes <= BATCH_BYTES) last.push(file);
    else {
      batches.push([file]);
      bytes = file.blob.size;
    }
  }
  return batches;
}

/** Sends the files in one call; each with its address on the server. */
async function send(files: readonly Waiting[], ports: UploadPorts): Promise<[AssetRef, string][]> {
  const [first] = files;
  const answers =
    files.length === 1 && first
      ? [await ports.uploadAsset(first.blob, first.name)]
      : await ports.uploadAssets(files.map(({ blob, name }) => ({ blob, name })));
  if (answers.length !== files.length) throw { kind: 'schema', data: { answers: answers.length } };
  return files.map(({ ref }, at) => [ref, checkedUrl(answers[at]?.url)]);
}

/**
 * The server reference of each `asset:` reference in the design. Throws `MissingImage` before anything is sent when
 * this device lacks one, or the failure of the call that could not be made to work.
 */
export async function uploadImages(
  design: Design,
  owner: string,
  ports: UploadPorts,
): Promise<ReadonlyMap<AssetRef, string>> {
  const { assets } = ports;
  const urls = new Map<AssetRef, string>();
  const waiting: Waiting[] = [];
  let missing = 0;
  for (const ref of assetRefsOf(design)) {
    const known = await assets.uploadedUrl(ref, owner);
    const asset = known === null ? await assets.getAsset(ref) : null;
    if (known !== null) urls.set(ref, known);
    else if (asset) waiting.push({ ref, blob: asset.blob, name: fileName(ref, asset) });
    else missing += 1;
  }
  if (missing > 0) throw new MissingImage(missing);

  let stopped = false;
  const batches = batchesOf(waiting);
  const work = async () => {
    for (let batch = batches.shift(); batch && !stopped; batch = batches.shift()) {
      const sent = batch;
      for (const [ref, url] of await withRetry(() => send(sent, ports), ports)) {
        urls.set(ref, url);
        await assets.noteUpload(ref, owner, url).catch((error: unknown) => ports.onTrouble?.(error));
      }
    }
  };
  const stop = (thrown: unknown) => {
    stopped = true;
    throw thrown;
  };
  const outcomes = await Promise.allSettled(Array.from({ length: PARALLEL }, () => work().catch(stop)));
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
  return urls;
}
