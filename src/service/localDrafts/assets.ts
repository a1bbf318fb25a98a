// Images on this device by the SHA-256 of their bytes: kept before the document that names them, shown by object URLs.

import { pictureHeader } from '@/bytes/picture/pictureHeader';
import { sha256 } from '@/bytes/sha256';
import { type AssetRef, refOfSha, shaOfRef } from '@/schemas/imageRef';
import { withRoom } from './makeRoom';
import type { AssetRecord, LocalDatabase } from './records';

/** An object URL in use; `release` once when done with it (further calls do nothing). */
export interface HeldUrl {
  url: string;
  release(): void;
}

export interface Assets {
  /**
   * Keeps the bytes and gives their reference; resolves when they are on the disk. The same bytes are kept once.
   * Rejects with QuotaExceededError when the disk is full even without old snapshots.
   */
  putAsset(blob: Blob, putBy?: string): Promise<AssetRef>;
  /** Removes what `putAsset` has newly kept under this `putBy`, an id of its own, and nothing on the disk names. */
  takeBack(putBy: string): Promise<void>;
  /** The asset, or null when this device has no such bytes. */
  getAsset(ref: AssetRef): Promise<AssetRecord | null>;
  /** An object URL of the asset, one for all holders, revoked when the last one releases it; null when there is none. */
  assetObjectUrl(ref: AssetRef): Promise<HeldUrl | null>;
  /** Where the owner's copy of the asset stands on the server, or null. */
  uploadedUrl(ref: AssetRef, owner: string): Promise<string | null>;
  noteUpload(ref: AssetRef, owner: string, url: string): Promise<void>;
  /** The pictures of this device that the server keeps, or kept, under those addresses. */
  refsOfUrls(urls: readonly string[]): Promise<ReadonlyMap<string, AssetRef>>;
  /** After the server lost its files, all or those of `refs`: they are sent again. */
  forgetUploads(refs?: readonly AssetRef[]): Promise<void>;
}

/** Makes and revokes object URLs. */
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

/** The asset store over a database. */
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
        // A plain blob: a File would bring its date along. The name has a field of its own.
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
      let held = true;
      const release = () => {
        if (!held) return;
        held = false;
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
      const found = await db.assetsUploadedAs(new Set(urls));
      return new Map([...found].map(([url, sha]) => [url, refOfSha(sha)]));
    },
    forgetUploads: (refs) => db.forgetUploads(refs?.map(shaOfRef)),
  };
}
