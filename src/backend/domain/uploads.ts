// Uploads: the rules that need no decoding, and the record that is kept. Pure (backend.md B5).
import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE, IMAGE_UPLOAD_BYTES } from '@/schemas/limits';
import type { ImageType, UploadData } from '@/schemas/wire/uploads';
import type { RecordOf } from './records';
import { type Refusal, refuse } from './refusal';

const EXTENSIONS: Record<ImageType, readonly string[]> = { 'image/png': ['png'], 'image/jpeg': ['jpg', 'jpeg'] };
const MIME_NAMES: Record<ImageType, readonly string[]> = {
  'image/png': ['image/png'],
  'image/jpeg': ['image/jpeg', 'image/jpg'],
};

/** Characters that reorder, hide or break a line of text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** A file name as display text: no folders, no unseen characters, at most 100 characters (U11). */
export function displayName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return [...last.replace(UNSEEN, '')].slice(0, 100).join('').slice(0, 100);
}

/** The type the bytes begin like, or null. */
export function detectType(bytes: Uint8Array): ImageType | null {
  const begins = (...start: number[]) => start.every((byte, i) => bytes[i] === byte);
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  return begins(0xff, 0xd8, 0xff) ? 'image/jpeg' : null;
}

/** Size, then type: the bytes decide, and name and MIME type must agree where they say something (U1, U2, U10). */
export function checkClaims(file: { name: string; type: string; bytes: Uint8Array }): ImageType | Refusal {
  if (file.bytes.length === 0) return refuse('emptyFile');
  if (file.bytes.length > IMAGE_UPLOAD_BYTES) return refuse('imageSize');
  const type = detectType(file.bytes);
  if (type === null) return refuse('imageType');
  const extension = /\.([^.]*)$/.exec(file.name)?.[1]?.toLowerCase();
  if (extension !== undefined && !EXTENSIONS[type].includes(extension)) return refuse('typeMismatch');
  const mime = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  const silent = mime === '' || mime === 'application/octet-stream';
  return silent || MIME_NAMES[type].includes(mime) ? type : refuse('typeMismatch');
}

/** Side and pixel limits, asked before anything is decoded (U4). */
export function checkPixels({ width, height }: { width: number; height: number }): Refusal | null {
  const fits = width <= IMAGE_MAX_SIDE && height <= IMAGE_MAX_SIDE && width * height <= IMAGE_MAX_PIXELS;
  return fits ? null : refuse('tooManyPixels');
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
  return {
    file: { id: newId, owner, ownerHash: ownerHash(owner, hash), blob: hash, createdAt: now, ...facts },
    isNew: true,
  };
}

export const ownerHash = (owner: string, hash: string): string => `${owner}:${hash}`;

export function uploadAnswer({ id, name, type, fileSize, width, height }: RecordOf<'files'>): UploadData {
  return { id, url: `/api/files/${id}`, name, type, fileSize, width, height };
}
