// Uploads: the displayed name and the stored record. Pure (docs/rules/backend.md B5).

import type { RecordOf } from '@/backend/records';
import type { ImageType, UploadData } from '@/schemas/wire/uploads';

/** Characters that reorder or hide text, or break a line. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** A file name for display: no folders, no invisible characters, at most 100 characters (U11). */
export function displayName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return [...last.replace(UNSEEN, '')].slice(0, 100).join('').slice(0, 100);
}

export interface CheckedImage {
  name: string;
  type: ImageType;
  width: number;
  height: number;
  fileSize: number;
  /** Hash of the stored bytes; also the blob's key. */
  hash: string;
}

/** Stores a checked picture, or finds the same bytes of the same owner (U9). */
export function decideUpload(
  existing: RecordOf<'files'> | undefined,
  image: CheckedImage,
  owner: string,
  newId: string,
  now: number,
): { file: RecordOf<'files'>; isNew: boolean } {
  if (existing) return { file: existing, isNew: false };
  const { hash, ...facts } = image;
  const search = searchOfName(facts.name);
  return {
    file: { id: newId, owner, ownerHash: ownerHash(owner, hash), blob: hash, createdAt: now, search, ...facts },
    isNew: true,
  };
}

/** Text searched when filtering by file name. */
export const searchOfName = (name: string): string => name.toLowerCase().slice(0, 200);

export const ownerHash = (owner: string, hash: string): string => `${owner}:${hash}`;

export function uploadAnswer({ id, name, type, fileSize, width, height }: RecordOf<'files'>): UploadData {
  return { id, url: `/api/files/${id}`, name, type, fileSize, width, height };
}
