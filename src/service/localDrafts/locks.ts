// One editing tab per design, by Web Locks: a crashed tab's lock is free again at once.

import { resolvable } from './resolvable';

/** The part of `navigator.locks` in use. */
export type Locks = Pick<LockManager, 'request'>;

export interface EditLock {
  /** Resolves when another tab took the design over ("Edit here"); never after `release`. */
  lost: Promise<void>;
  /** False once another tab took it: this one may not write the design any more. */
  isHeld(): boolean;
  release(): void;
}

const PREFIX = 'design:';
const lockName = (id: string) => `${PREFIX}${id}`;

/** Without Web Locks (an insecure address, an old browser) every tab may edit; the server's revisions still protect. */
const alwaysGranted = (): EditLock => ({
  lost: new Promise(() => undefined),
  isHeld: () => true,
  release: () => undefined,
});

/** Ids of the designs that tabs of this browser edit now, this one included; none where it has no locks. */
export async function editedDesigns(locks: Pick<LockManager, 'query'> | undefined): Promise<string[]> {
  const held = (await locks?.query())?.held ?? [];
  return held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
}

/**
 * Asks for the right to edit a design; null while another tab has it. `steal` takes it from that tab.
 * Rejects when the browser cannot lock at all.
 */
export function acquireEditLock(
  locks: Locks | undefined,
  id: string,
  options: { steal?: boolean } = {},
): Promise<EditLock | null> {
  if (!locks) return Promise.resolve(alwaysGranted());
  return new Promise((answer, refuse) => {
    const held = resolvable<void>();
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
        answer({ lost: lost.promise, isHeld: () => !taken, release: () => held.resolve() });
        return held.promise;
      },
    );
    // A stolen lock rejects the loser's request with AbortError, at once.
    Promise.resolve(request).catch((error: unknown) => {
      taken = granted;
      if (granted) lost.resolve();
      else refuse(error);
    });
  });
}
