// Uploads: the name that is shown and the record that is kept. Pure (backend.md B5).
import type { ImageType, UploadData } from '@/schemas/wire/uploads';
import type { RecordOf } from './records';

/** Characters that reorder, hide or break a line of text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** A file name as display text: no folders, no unseen characters, at most 100 characters (U11). */
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
  /** Content hash of the bytes as kept, which is also the blob's key. */
  hash: string;
}

/** Keeps a checked picture, or finds the same bytes of the same owner (U9). */
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

/** What a search by file name looks into. */
export const searchOfName = (name: string): string => name.toLowerCase().slice(0, 200);

export const ownerHash = (owner: string, hash: string): string => `${owner}:${hash}`;

export function uploadAnswer({ id, name, type, fileSize, width, height }: RecordOf<'files'>): UploadData {
  return { id, url: `/api/files/${id}`, name, type, fileSize, width, height };
}
