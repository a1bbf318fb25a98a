// When a picture that nothing uses is deleted. Pure.
import type { RecordOf } from '@/backend/records';

type File = RecordOf<'files'>;

/**
 * How the collection changes a picture: the record to store, `delete`, or null for no change. It deletes a picture that
 * every collection has found unused for `unusedMs`.
 */
export function decideUnused(file: File, isInUse: boolean, now: number, unusedMs: number): File | 'delete' | null {
  const { unusedSince, ...rest } = file;
  if (isInUse) return unusedSince === undefined ? null : rest;
  if (unusedSince === undefined) return { ...file, unusedSince: now };
  return now - unusedSince >= unusedMs ? 'delete' : null;
}
