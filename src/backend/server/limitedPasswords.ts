// Bounds how many passwords are hashed at once and how many wait, because each hash takes 19 MiB and a processor.
import { BusyError, type Passwords } from '@/backend/shared/ports';

export interface PasswordBounds {
  /** Hashes at once. */
  atOnce: number;
  /** Hashes that wait for a slot; more are refused. */
  waiting: number;
}

export function limitedPasswords(inner: Passwords, { atOnce, waiting }: PasswordBounds): Passwords {
  let running = 0;
  const queue: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new BusyError('too many passwords are waiting');
    await new Promise<void>((go) => queue.push(go));
  }

  function leave(): void {
    const next = queue.shift();
    // Other requests are answered between two hashes.
    if (next) setImmediate(next);
    else running -= 1;
  }

  async function slot<T>(work: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return {
    hash: (password) => slot(() => inner.hash(password)),
    matches: (password, record) => slot(() => inner.matches(password, record)),
  };
}
