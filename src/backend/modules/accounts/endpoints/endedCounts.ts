// Deletes counts that have ended; nothing else does.
import type { Tx } from '@/backend/shared/ports';

/** Maximum counts deleted with each call that adds some. */
const ENDED_MAX = 20;

export async function deleteEnded(tx: Tx, now: number): Promise<void> {
  const oldest = await tx.list('limits', { by: 'endsAt', of: [], order: 'ascending', limit: ENDED_MAX });
  for (const { id } of oldest.filter(({ endsAt }) => endsAt <= now)) await tx.delete('limits', id);
}
