// Copies a design: on this device at once, and to the account if the user is signed in.
import type { Design } from '@/schemas/design';
import type { DesignNames } from '@/schemas/designNames';
import { newId } from '@/schemas/newId';
import { keepAsOwn } from '@/service/localDrafts/keepAsOwn';
import type { LocalWork } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';

/** `here`: only on this device so far. `failed`: this device could not store it. */
export type Duplicated = { kind: 'saved' | 'here'; design: Design } | { kind: 'failed' };

/** Stores `design` under a new id and these names, and saves it to the account if the user is signed in. */
export async function keepAsNew(
  design: Design,
  { work, owner, names }: { work: Pick<LocalWork, 'journal' | 'saver'>; owner: string; names: DesignNames },
): Promise<Duplicated> {
  const ownCopy = await keepAsOwn(design, { journal: work.journal, owner, newId, names });
  if (!ownCopy) return { kind: 'failed' };
  if (owner === VISITOR) return { kind: 'here', design: ownCopy };
  const result = await work.saver.save(ownCopy, { owner, baseRev: 0 });
  return { kind: result.kind === 'saved' ? 'saved' : 'here', design: ownCopy };
}
