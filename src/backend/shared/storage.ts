// Bytes that the uploads of an account take, and its quota. Packages are not counted: publishing makes them.

import type { StoreName } from '@/backend/records';
import { type Refusal, refuseWith } from './domain/refusal';
import type { Ports, Tx } from './ports';
import { readAll } from './readPage';

const KB = 1024;
const UNITS = ['KB', 'MB', 'GB'] as const;

/** A size for a sentence, with at most one decimal: 1.5 MB. */
function sizeText(bytes: number): string {
  const step = bytes < KB * KB ? 1 : bytes < KB ** 3 ? 2 : 3;
  return `${Math.round((bytes / KB ** step) * 10) / 10} ${UNITS[step - 1]}`;
}

/** Bytes that the uploads of an account take. */
export const usedBy = async (tx: Tx, owner: string): Promise<number> => (await tx.get('storage', owner))?.bytes ?? 0;

/** Counts bytes that were stored, or negative ones that were deleted, in the transaction that does so. */
export async function countBytes(tx: Tx, owner: string, bytes: number): Promise<void> {
  if (bytes !== 0) await tx.put('storage', { id: owner, bytes: Math.max(0, (await usedBy(tx, owner)) + bytes) });
}

/** Refuses bytes for which the account has no room. */
export async function roomFor(
  tx: Tx,
  owner: string,
  bytes: number,
  { storageBytes }: Ports['policy'],
): Promise<Refusal | null> {
  const used = await usedBy(tx, owner);
  if (bytes === 0 || used + bytes <= storageBytes) return null;
  return refuseWith('accountFull', { used: sizeText(used), most: sizeText(storageBytes), size: sizeText(bytes) });
}

/**
 * Asks about the caller's room before bytes are stored, because those of a refused upload would stay on the disk. The
 * transaction of the upload asks again.
 */
export function roomBefore(
  { uow }: Pick<Ports, 'uow'>,
  sessionId: string | null,
  stores: readonly StoreName[],
  ask: (tx: Tx, owner: string) => Promise<Refusal | null>,
): Promise<Refusal | null> {
  return uow.ro(['sessions', ...stores], async (tx) => {
    const session = sessionId === null ? undefined : await tx.get('sessions', sessionId);
    return session ? ask(tx, session.userId) : null;
  });
}

/** Stores needed by `countAll`. */
export const STORAGE_STORES = ['files', 'fonts', 'storage'] as const satisfies readonly StoreName[];

/** Counts the bytes of every account again. */
export async function countAll(tx: Tx): Promise<void> {
  const sums = new Map<string, number>();
  const add = (owner: string, bytes: number) => void sums.set(owner, (sums.get(owner) ?? 0) + bytes);
  for await (const { owner, fileSize } of readAll(tx, 'files', { order: 'ascending' })) add(owner, fileSize);
  for await (const { owner, blob, fileSize } of readAll(tx, 'fonts', { order: 'ascending' }))
    if (owner !== null && blob !== null) add(owner, fileSize ?? 0);
  await tx.clear('storage');
  for (const [id, bytes] of sums) await tx.put('storage', { id, bytes });
}
