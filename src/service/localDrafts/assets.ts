// Images on this device by the SHA-256 of their bytes: stored before the document that uses them, displayed through
// object URLs.

import { pictureHeader } from '@/bytes/picture/pictureHeader';
import { sha256 } from '@/bytes/sha256';
import { type AssetRef, refOfSha, shaOfRef } from '@/schemas/imageRef';
import { withRoom } from './makeRoom';
import type { AssetRecord, LocalDatabase } from './records';

/** An object URL in use; call `release` when done (further calls do nothing). */
export interface HeldUrl {
  url: string;
  release(): void;
}

export interface Assets {
  /**
   * Stores the bytes and returns their reference; resolves when they are on disk. Equal bytes are stored once. Rejects
   * with QuotaExceededError if the disk is full even without old snapshots.
   */
  putAsset(blob: Blob, putBy?: string): Promise<AssetRef>;
  /** Removes what `putAsset` has newly stored under this unique `putBy`, unless something on disk uses it. */
  takeBack(putBy: string): Promise<void>;
  /** The asset, or null if this device does not have it. */
  getAsset(ref: AssetRef): Promise<AssetRecord | null>;
  /** A shared object URL of the asset, revoked when the last holder releases it; null if there is none. */
  assetObjectUrl(ref: AssetRef): Promise<HeldUrl | null>;
  /** Server URL of the owner's copy of the asset, or null. */
  uploadedUrl(ref: AssetRef, owner: string): Promise<string | null>;
  noteUpload(ref: AssetRef, owner: string, url: string): Promise<void>;
  /** The pictures of this device that were uploaded to these URLs. */
  refsOfUrls(urls: readonly string[]): Promise<ReadonlyMap<string, AssetRef>>;
  /** For a server that lost its files: all, or those of `refs`, will be uploaded again. */
  forgetUploads(refs?: readonly AssetRef[]): Promise<void>;
}

/** Creates and revokes object URLs. */
export interface ObjectUrls {
  create(blob: Blob): string;
  revoke(url: string): void;
}

const browserUrls: ObjectUrls = {
  create: (blob) => URL.createObjectURL(blob),
  revoke: (url) => URL.revokeObjectURL(url),
};

interface Shared {
  holders: number;
  url: Promise<string | null>;
}

/** The asset store on top of a database. */
export function createAssets(ports: { db: LocalDatabase; urls?: ObjectUrls; now?: () => number }): Assets {
  const { db, urls = browserUrls, now = Date.now } = ports;
  const shared = new Map<string, Shared>();

  const letGo = async (sha: string, entry: Shared) => {
    entry.holders -= 1;
    if (entry.holders > 0) return;
    shared.delete(sha);
    const url = await entry.url;
    if (url !== null) urls.revoke(url);
  };

  return {
    async putAsset(blob, putBy) {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      const sha = await sha256(bytes);
      const header = pictureHeader(bytes);
      const type = header ? `image/${header.format}` : blob.type;
      const record: AssetRecord = {
        sha,
        // A plain blob, because a File would include its date. The name is stored separately.
        blob: new Blob([bytes], { type }),
        type,
        size: bytes.length,
        width: header?.width ?? 0,
        height: header?.height ?? 0,
        uploads: [],
        addedAt: now(),
        ...(blob instanceof File && blob.name !== '' ? { name: blob.name.slice(0, 100) } : {}),
        ...(putBy === undefined ? {} : { putBy }),
      };
      await withRoom(db, () => db.putAsset(record));
      return refOfSha(sha);
    },
    takeBack: (putBy) => db.takeBackAssets(putBy),
    getAsset: (ref) => db.getAsset(shaOfRef(ref)),
    async assetObjectUrl(ref) {
      const sha = shaOfRef(ref);
      const made = async () => {
        const asset = await db.getAsset(sha);
        return asset ? urls.create(asset.blob) : null;
      };
      const entry = shared.get(sha) ?? { holders: 0, url: made() };
      entry.holders += 1;
      shared.set(sha, entry);
      let isStored = true;
      const release = () => {
        if (!isStored) return;
        isStored = false;
        letGo(sha, entry);
      };
      try {
        const url = await entry.url;
        if (url !== null) return { url, release };
      } catch (error) {
        shared.delete(sha);
        throw error;
      }
      release();
      return null;
    },
    async uploadedUrl(ref, owner) {
      const asset = await db.getAsset(shaOfRef(ref));
      return asset?.uploads.find((upload) => upload.owner === owner)?.url ?? null;
    },
    noteUpload: (ref, owner, url) => db.noteUpload(shaOfRef(ref), { owner, url }),
    async refsOfUrls(urls) {
      const assets = await db.assetsUploadedAs(new Set(urls));
      return new Map([...assets].map(([url, sha]) => [url, refOfSha(sha)]));
    },
    forgetUploads: (refs) => db.forgetUploads(refs?.map(shaOfRef)),
  };
}
