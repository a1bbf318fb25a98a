// Pictures of the copies of a saved design: at most one per copy and mode, replaced by later ones. Pure (docs/rules/backend.md
// L16).

import type { RecordOf } from '@/backend/records';
import type { Design, ModeName } from '@/schemas/design';

/** A picture that a draft names; `copyPictures` stores its file under the key `file`. */
export type CopyPicture = NonNullable<RecordOf<'drafts'>['pictures']>[number];

/** A checked picture to store. */
export interface NewPicture {
  copyId: string;
  mode: ModeName;
  /** Hash of the PNG file. */
  hash: string;
  /** Key of the file if it is stored. */
  newId: string;
}

type Place = Pick<CopyPicture, 'copyId' | 'mode'>;

const isAt =
  ({ copyId, mode }: Place) =>
  (other: Place): boolean =>
    other.copyId === copyId && other.mode === mode;

export const copyPictureUrl = (file: string): string => `/api/files/${file}`;

/** Whether the design has this copy with this mode. */
const hasPlace = (design: Design, { copyId, mode }: Place): boolean =>
  design.copies.some((copy) => copy.id === copyId && copy[mode] !== null);

/** The pictures that a draft keeps with this document: those of its copies and modes. */
export const keptPictures = (pictures: readonly CopyPicture[] | undefined, design: Design): CopyPicture[] =>
  (pictures ?? []).filter((picture) => hasPlace(design, picture));

/**
 * The pictures of a draft after new ones replaced those of their copies and modes; null if the design lacks one of them. An equal
 * picture keeps its file, so that a repeated call changes nothing.
 */
export function withNewPictures(
  pictures: readonly CopyPicture[] | undefined,
  added: readonly NewPicture[],
  design: Design,
): CopyPicture[] | null {
  if (!added.every((picture) => hasPlace(design, picture))) return null;
  const others = keptPictures(pictures, design).filter((picture) => !added.some(isAt(picture)));
  return [
    ...others,
    ...added.map(({ copyId, mode, hash, newId }): CopyPicture => {
      const before = pictures?.find(isAt({ copyId, mode }));
      return before?.hash === hash ? before : { copyId, mode, file: newId, hash };
    }),
  ];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored document as the owner receives it: each copy and mode with the address of its picture, or an empty one. */
export function withPictures(doc: unknown, pictures: readonly CopyPicture[] | undefined): unknown {
  if (!isObject(doc) || !Array.isArray(doc.copies)) return doc;
  const copies = doc.copies.map((stored: unknown) => {
    if (!isObject(stored)) return stored;
    const { imageUrl: _, ...copy } = stored;
    const urlOf = (mode: ModeName): string => {
      const found = pictures?.find(isAt({ copyId: String(copy.id), mode }));
      return found ? copyPictureUrl(found.file) : '';
    };
    const modeOf = (mode: ModeName) => {
      const content = copy[mode];
      return isObject(content) ? { [mode]: { ...content, imageUrl: urlOf(mode) } } : {};
    };
    const imageUrl = urlOf('normal');
    return { ...copy, ...(imageUrl === '' ? {} : { imageUrl }), ...modeOf('normal'), ...modeOf('ambient') };
  });
  return { ...doc, copies };
}
