// Pictures of the copies of a saved design: at most one per copy and mode, replaced by later ones. Pure (docs/rules/backend.md
// L16).

import { type CopyPicture, isAt, type Place } from '@/backend/shared/domain/documentView';
import type { Design, ModeName } from '@/schemas/design';

/** A checked picture to store. */
export interface NewPicture {
  copyId: string;
  mode: ModeName;
  /** Hash of the PNG file. */
  hash: string;
  /** Key of the file if it is stored. */
  newId: string;
}

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
