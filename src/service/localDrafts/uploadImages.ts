// Uploads every image of a design, each once per owner.
import type { Design } from '@/schemas/design';
import { imageUrl } from '@/schemas/fields';
import { type AssetRef, isAssetRef, shaOfRef } from '@/schemas/imageRef';
import { assetRefsOf } from './assetRefs';
import type { Assets } from './assets';
import type { AssetRecord } from './records';
import { type RetryPorts, withRetry } from './retry';

/** Maximum concurrent calls. */
const PARALLEL = 2;
/**
 * Maximum pictures and bytes per call: within its timeout on a slow connection, and with little to repeat after a
 * failure.
 */
const BATCH_FILES = 16;
const BATCH_BYTES = 2_000_000;

/** A picture to upload, with a file name that matches its type. */
export interface UploadFile {
  blob: Blob;
  name: string;
}

/** Images of the document that this device does not have. */
export class MissingImage extends Error {
  constructor(readonly count: number) {
    super('an image of the design is not on this device');
    this.name = 'MissingImage';
  }
}

export interface UploadPorts extends RetryPorts {
  uploadAsset(blob: Blob, name: string): Promise<{ url: string }>;
  /** Several pictures in one call, all or none; results are in file order. */
  uploadAssets(files: readonly UploadFile[]): Promise<readonly { url: string }[]>;
  assets: Pick<Assets, 'getAsset' | 'uploadedUrl' | 'noteUpload'>;
  /** Called if the device could not record an upload; the same bytes are then sent again next time. */
  onTrouble?(error: unknown): void;
}

const stored = imageUrl();

/** A file name that matches the type, as the server requires (docs/rules/backend.md U2). */
function fileName(ref: AssetRef, { type, name }: Pick<AssetRecord, 'type' | 'name'>): string {
  const base = name?.replace(/\.[^.]*$/, '').trim() || shaOfRef(ref).slice(0, 16);
  return `${base}.${type === 'image/jpeg' ? 'jpg' : 'png'}`;
}

/** Validates a reference; an invalid one would save a design that nobody can open. */
function checkedUrl(url: unknown): string {
  const read = stored.safeParse(url);
  if (read.success && read.data !== '' && !isAssetRef(read.data)) return read.data;
  throw { kind: 'schema', data: { url } };
}

interface Waiting extends UploadFile {
  ref: AssetRef;
}

/** Splits the files in order into calls of limited size. */
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

/** Uploads the files in one call; returns the server URL of each. */
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
 * The server reference of each `asset:` reference in the design. Throws `MissingImage` before sending anything if this
 * device lacks one, or the error of the call that failed permanently.
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
    const uploadedUrl = await assets.uploadedUrl(ref, owner);
    const asset = uploadedUrl === null ? await assets.getAsset(ref) : null;
    if (uploadedUrl !== null) urls.set(ref, uploadedUrl);
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
