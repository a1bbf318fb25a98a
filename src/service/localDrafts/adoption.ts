// A visitor's designs become the account's: each by the tab that holds its lock, so that nobody edits what another tab moves.
import type { DesignNames } from '@/schemas/designNames';
import { hashOf } from './draftWriter';
import type { Journal } from './journal';
import { keepAsOwn } from './keepAsOwn';
import { acquireEditLock, type Locks } from './locks';
import { VISITOR } from './records';

export interface AdoptionPorts {
  journal: Pick<Journal, 'load' | 'adopt' | 'edit' | 'flush' | 'isSettled' | 'release' | 'remove'>;
  newId(): string;
  /** The names of a state that is kept beside another one of the same design. */
  copyNames(names: DesignNames): DesignNames;
}

/**
 * Makes the visitor's design `owner`'s. Only for who holds its lock. Where the account has another state of that design
 * on this device, the account's becomes a design of its own first; rejects when this device cannot keep both.
 */
export async function adoptDesign(id: string, owner: string, ports: AdoptionPorts): Promise<void> {
  const { journal } = ports;
  const theirs = await journal.load(id, owner);
  const mine = theirs.kind === 'draft' ? await journal.load(id, VISITOR) : null;
  if (theirs.kind === 'draft' && mine?.kind === 'draft') {
    const { design } = theirs.draft;
    if (hashOf(design) !== hashOf(mine.draft.design)) {
      const kept = await keepAsOwn(design, { ...ports, owner, names: ports.copyNames(design) });
      if (!kept) throw new Error('this device cannot keep both states of the design');
    }
    await journal.remove(id, owner);
  }
  await journal.adopt([id], owner);
}

/** Adopts those of `ids` that no tab edits. Gives the others: their tabs adopt them, once somebody signs in there. */
export async function adoptFree(
  ids: readonly string[],
  owner: string,
  ports: AdoptionPorts & { locks: Locks | undefined },
): Promise<string[]> {
  const inUse: string[] = [];
  for (const id of ids) {
    const lock = await acquireEditLock(ports.locks, id);
    if (!lock) {
      inUse.push(id);
      continue;
    }
    try {
      await adoptDesign(id, owner, ports);
    } finally {
      lock.release();
    }
  }
  return inUse;
}
