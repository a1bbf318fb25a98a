// Picture references of documents, and the stored files behind them. Pure.
import type { RecordOf } from '@/backend/records';
import { fileIdOf, isAssetRef } from '@/schemas/imageRef';
import { imageRefsOf } from '@/schemas/imageRefs';

/** Picture references of a document: ids of backend files, and whether a picture is only on the user's device. */
export function referencesOf(doc: unknown): { fileIds: string[]; deviceOnly: boolean } {
  const refs = imageRefsOf(doc);
  return { fileIds: refs.flatMap((ref) => fileIdOf(ref) ?? []), deviceOnly: refs.some(isAssetRef) };
}

/** Gives the bytes of the file behind a reference, for those among these stored files. */
export function sizesOf(files: readonly (RecordOf<'files'> | undefined)[]): (ref: string) => number | undefined {
  const sizes = new Map(files.flatMap((file) => (file ? [[file.id, file.fileSize] as const] : [])));
  return (ref) => sizes.get(fileIdOf(ref) ?? '');
}
