// When a picture that nothing uses is deleted. Pure.
import type { RecordOf } from '@/backend/records';

type File = RecordOf<'files'>;

/**
 * What the collection does with a picture: it stores the returned record, or deletes the picture; null: nothing. A picture is
 * deleted after it was seen without a use for `unusedMs` and never with one in between.
 */
export function decideUnused(file: File, isInUse: boolean, now: number, unusedMs: number): File | 'delete' | null {
  const { unusedSince, ...rest } = file;
  if (isInUse) return unusedSince === undefined ? null : rest;
  if (unusedSince === undefined) return { ...file, unusedSince: now };
  return now - unusedSince >= unusedMs ? 'delete' : null;
}
