// Brings records up to the instant at which time alone changes them: reviews, expired builds, automatic payouts.
import { dueFaces } from './modules/publishing/endpoints/faceStore';
import type { StoreName } from './records';
import type { Due, DueWork } from './shared/dueWork';
import { type Ports, StorageFullError, StorageUnavailableError } from './shared/ports';

interface Source {
  shownIn: StoreName;
  load(): Promise<DueWork>;
}

/** The module of orders is loaded with the first call that needs it, as its endpoints are. */
const SOURCES: readonly Source[] = [
  { shownIn: 'faces', load: async () => dueFaces },
  { shownIn: 'orders', load: async () => (await import('./modules/money/endpoints/walletStore')).dueOrders },
  { shownIn: 'wallets', load: async () => (await import('./modules/money/endpoints/sumsStore')).dueWallets },
];

/** Records of one transaction. */
const BATCH = 25;
/** A record that failed is tried again after this many ms. */
const RETRY_MS = 60_000;

const isOfStorage = (thrown: unknown): boolean =>
  thrown instanceof StorageFullError || thrown instanceof StorageUnavailableError;

function runnerOf({ shownIn, load }: Source, ports: Ports) {
  /** When records that failed are tried again. */
  const retryAt = new Map<string, number>();

  /** The number of records that the next search does not find again or leaves out. */
  async function bringUp(work: DueWork, ids: readonly string[], now: number): Promise<number> {
    let reports: Parameters<Ports['report']>[] = [];
    const buffered = { ...ports, report: (...one: Parameters<Ports['report']>) => void reports.push(one) };
    try {
      const changes = await ports.uow.rw(
        work.stores,
        async (tx) => {
          // If the transaction is repeated, only the reports of its last run count.
          reports = [];
          let count = 0;
          for (const id of ids) if (await work.bringUp(tx, id, now, buffered)) count += 1;
          return count;
        },
        { isOwn: work.isOwn ?? false },
      );
      for (const one of reports) ports.report(...one);
      return changes;
    } catch (thrown) {
      if (ids.length === 1 || isOfStorage(thrown)) {
        ports.report('due', thrown);
        if (!(thrown instanceof StorageUnavailableError)) for (const id of ids) retryAt.set(id, now + RETRY_MS);
        return isOfStorage(thrown) ? 0 : 1;
      }
      // One record fails: the others go on without it.
      let changes = 0;
      for (const id of ids) changes += await bringUp(work, [id], now);
      return changes;
    }
  }

  return async function finish(now: number): Promise<void> {
    const work = await load();
    for (;;) {
      // Records that wait for their retry must not take the places of the others.
      const batch = work.batch ?? BATCH;
      const limit = BATCH + retryAt.size;
      const dueIds = await ports.uow.ro([shownIn], (tx) => work.find(tx, now, limit, ports));
      if (dueIds.length < limit) for (const id of retryAt.keys()) if (!dueIds.includes(id)) retryAt.delete(id);
      const ids = dueIds.filter((id) => (retryAt.get(id) ?? 0) <= now).slice(0, BATCH);
      for (const id of ids) retryAt.delete(id);
      let changes = 0;
      for (let start = 0; start < ids.length; start += batch)
        changes += await bringUp(work, ids.slice(start, start + batch), now);
      // Otherwise the next search would find the same records.
      if (changes === 0) return;
    }
  };
}

/** Simultaneous callers wait for one run. */
export function createDue(ports: Ports): Due {
  const works = SOURCES.map((source) => {
    const finish = runnerOf(source, ports);
    let running: { now: number; done: Promise<void> } | null = null;

    async function once(now: number): Promise<void> {
      while (running) {
        if (running.now >= now) return running.done;
        await running.done.catch(() => undefined);
      }
      const done = finish(now).finally(() => {
        running = null;
      });
      running = { now, done };
      return done;
    }
    return { shownIn: source.shownIn, once };
  });
  return {
    upTo: async (now, stores) => {
      for (const { shownIn, once } of works) if (!stores || stores.includes(shownIn)) await once(now);
    },
  };
}
