// One editing tab per design, with Web Locks: a crashed tab's lock is released immediately.

import { resolvable } from './resolvable';

/** The used part of `navigator.locks`. */
export type Locks = Pick<LockManager, 'request'>;

export interface EditLock {
  /** Resolves when another tab took the design over ("Edit here"); never after `release`. */
  lost: Promise<void>;
  /** False once another tab took it; this tab must no longer write the design. */
  isHeld(): boolean;
  release(): void;
}

const PREFIX = 'design:';
const lockName = (id: string) => `${PREFIX}${id}`;

/**
 * Without Web Locks (an insecure origin, an old browser) every tab may edit; the server's revisions still protect the
 * data.
 */
const alwaysGranted = (): EditLock => ({
  lost: new Promise(() => undefined),
  isHeld: () => true,
  release: () => undefined,
});

/** Ids of the designs edited in tabs of this browser, including this one; none without Web Locks. */
export async function editedDesigns(locks: Pick<LockManager, 'query'> | undefined): Promise<string[]> {
  const held = (await locks?.query())?.held ?? [];
  return held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
}

/**
 * Acquires the lock for editing a design; null while another tab has it. `steal` takes it from that tab. Rejects if the
 * browser cannot lock at all.
 */
export function acquireEditLock(
  locks: Locks | undefined,
  id: string,
  options: { steal?: boolean } = {},
): Promise<EditLock | null> {
  if (!locks) return Promise.resolve(alwaysGranted());
  return new Promise((answer, refuse) => {
    const released = resolvable<void>();
    const lost = resolvable<void>();
    let granted = false;
    let taken = false;
    const request = locks.request(
      lockName(id),
      options.steal ? { steal: true } : { ifAvailable: true },
      (lock: Lock | null) => {
        if (!lock) {
          answer(null);
          return undefined;
        }
        granted = true;
        answer({ lost: lost.promise, isHeld: () => !taken, release: () => released.resolve() });
        return released.promise;
      },
    );
    // Stealing a lock rejects the loser's request with AbortError immediately.
    Promise.resolve(request).catch((error: unknown) => {
      taken = granted;
      if (granted) lost.resolve();
      else refuse(error);
    });
  });
}
