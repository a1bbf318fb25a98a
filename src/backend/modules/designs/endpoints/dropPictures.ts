// Deletes pictures of copies, in the transaction that changes their draft.
import type { RecordOf } from '@/backend/records';
import type { Tx } from '@/backend/shared/ports';

type Draft = RecordOf<'drafts'>;

/** Deletes the pictures that the draft no longer names. */
export async function dropPictures(tx: Tx, before: Draft | undefined, after: Draft): Promise<void> {
  const remaining = new Set(after.pictures?.map(({ file }) => file));
  for (const { file } of before?.pictures ?? []) if (!remaining.has(file)) await tx.delete('copyPictures', file);
}
