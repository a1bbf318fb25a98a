// Moves a visitor's designs to an account; only the tab that holds a design's lock moves it, so that no other tab edits
// it meanwhile.
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
 * Moves the visitor's design to `owner`. Requires its lock. If the account has another state of the design on this
 * device, that one becomes a separate design first; rejects if this device cannot store both.
 */
export async function adoptDesign(id: string, owner: string, ports: AdoptionPorts): Promise<void> {
  const { journal } = ports;
  const theirs = await journal.load(id, owner);
  const mine = theirs.kind === 'draft' ? await journal.load(id, VISITOR) : null;
  if (theirs.kind === 'draft' && mine?.kind === 'draft') {
    const { design } = theirs.draft;
    if (hashOf(design) !== hashOf(mine.draft.design)) {
      const ownCopy = await keepAsOwn(design, { ...ports, owner, names: ports.copyNames(design) });
      if (!ownCopy) throw new Error('this device cannot keep both states of the design');
    }
    await journal.remove(id, owner);
  }
  await journal.adopt([id], owner);
}

/** Adopts those of `ids` that no tab edits. Returns the others; their tabs adopt them after signing in there. */
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
