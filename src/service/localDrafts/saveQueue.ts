// One save per design at a time; of those requested meanwhile only the newest follows.

import { type Resolvable, resolvable } from './resolvable';

/** A finished job and its result. */
export interface Finished<J, R> {
  job: J;
  result: R;
}

interface Waiting<J, R> extends Resolvable<R> {
  job: J;
}

/**
 * Returns `add(key, job)`: runs jobs of one key sequentially and of different keys in parallel. A job that replaces a
 * waiting one answers for both. `run` must not reject; it gets the last success before it in the same queue.
 */
export function createSaveQueue<J, R>(run: (job: J, before: Finished<J, R> | null) => Promise<R>) {
  const rows = new Map<string, { next: Waiting<J, R> | null }>();

  const work = async (key: string, first: Waiting<J, R>) => {
    const row: { next: Waiting<J, R> | null } = { next: first };
    rows.set(key, row);
    let before: Finished<J, R> | null = null;
    while (row.next) {
      const current: Waiting<J, R> = row.next;
      row.next = null;
      const result: R = await run(current.job, before);
      before = { job: current.job, result };
      current.resolve(result);
    }
    rows.delete(key);
  };

  return (key: string, job: J): Promise<R> => {
    const row = rows.get(key);
    if (row?.next) row.next.job = job;
    const entry = row?.next ?? { job, ...resolvable<R>() };
    if (row) row.next = entry;
    else work(key, entry);
    return entry.promise;
  };
}
