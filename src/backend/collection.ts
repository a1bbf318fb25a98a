// Deletes stored files that nothing uses, in rounds: pictures of each account, packages of each face, then bytes that no
// record names. It works in small steps, so that calls are not delayed.
import type { BlobEntry, BlobFiles } from './adapters/blobFiles';
import { collectPictures } from './modules/designs/endpoints/unusedPictures';
import { collectPackages } from './modules/publishing/endpoints/oldPackages';
import { facesOfDraft } from './modules/publishing/facesOfDraft';
import type { StoreName } from './records';
import { type Ports, StorageUnavailableError } from './shared/ports';

/**
 * Bytes that no record names are set aside after this time, ms, because an upload stores them before their record; those
 * set aside are deleted after the same time.
 */
export const UNNAMED_MS = 24 * 3_600_000;
/** Records of a list that are read at once. */
const PART = 100;

type CollectionPorts = Pick<Ports, 'uow' | 'clock' | 'hash' | 'policy' | 'report'> & { blobs: BlobFiles };

const NAMING = ['files', 'fonts', 'builds'] as const;

/** Whether a record names these bytes. */
const isNamed = (hash: string, { uow }: Pick<Ports, 'uow'>): Promise<boolean> =>
  uow.ro(NAMING, async (tx) => {
    for (const store of NAMING) if ((await tx.count(store, { by: 'blob', of: hash })) > 0) return true;
    return false;
  });

/** Ids of all records of a store, in batches; some may be skipped if records are added or deleted meanwhile. */
async function* idsOf(store: StoreName, { uow }: Pick<Ports, 'uow'>): AsyncGenerator<string[]> {
  for (let offset = 0; ; offset += PART) {
    const records = await uow.ro([store], (tx) => tx.list(store, { order: 'ascending', offset, limit: PART }));
    yield records.map(({ id }) => String(id));
    if (records.length < PART) return;
  }
}

/**
 * One round. Yields after each step, so that the caller can pause or stop. A step that fails is reported and left for
 * the next round; if the storage cannot be reached, the round ends with the error.
 */
export async function* collect(ports: CollectionPorts): AsyncGenerator<void> {
  const { blobs, clock, policy, report } = ports;
  const { unusedMs } = policy;

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (thrown) {
      if (thrown instanceof StorageUnavailableError) throw thrown;
      report('collect', thrown);
    }
  }

  if (unusedMs !== null) {
    for await (const owners of idsOf('storage', ports))
      for (const owner of owners) {
        await attempt(() => collectPictures(owner, clock(), unusedMs, ports, { facesOfDraft }));
        yield;
      }
    for await (const faces of idsOf('faces', ports))
      for (const face of faces) {
        await attempt(() => collectPackages(face, clock(), unusedMs, ports));
        yield;
      }
  }
  // Bytes that earlier rounds set aside come first.
  const judge = {
    removed: async (hash: string) => ((await isNamed(hash, ports)) ? blobs.restore(hash) : blobs.purge(hash)),
    stored: async (hash: string) => ((await isNamed(hash, ports)) ? undefined : blobs.remove(hash)),
  };
  for (const place of ['removed', 'stored'] as const) {
    for await (const entries of blobs.list(place)) {
      for (const { hash } of entries.filter(({ at }: BlobEntry) => clock() - at >= UNNAMED_MS)) {
        await attempt(async () => void (await judge[place](hash)));
        yield;
      }
      yield;
    }
  }
}

/** Between two steps, and between the beginnings of two rounds, ms. */
const STEP_MS = 100;
const ROUND_MS = 3_600_000;
/** How often a process checks whether a round is due, ms. */
const RETRY_MS = 60_000;
/** Record with the time of the last beginning, UTC ms. */
const ROUND = 'collection';

/** Starts the rounds. The returned function stops them and waits for the current step. */
export function startCollection(ports: CollectionPorts): () => Promise<void> {
  let isStopped = false;
  let wake = (): void => undefined;
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** False if this or another process began a round less than `ROUND_MS` ago. */
  const begin = (now: number): Promise<boolean> =>
    ports.uow.rw(['meta'], async (tx) => {
      const last = Number((await tx.get('meta', ROUND))?.value ?? 0);
      if (Math.abs(now - last) < ROUND_MS) return false;
      await tx.put('meta', { id: ROUND, value: String(now) });
      return true;
    });

  async function rounds(): Promise<void> {
    while (!isStopped) {
      try {
        if (!(await begin(ports.clock()))) {
          await pause(RETRY_MS);
          continue;
        }
        for await (const _ of collect(ports)) {
          if (isStopped) return;
          await pause(STEP_MS);
          if (isStopped) return;
        }
      } catch (thrown) {
        ports.report('collect', thrown);
      }
      if (!isStopped) await pause(RETRY_MS);
    }
  }

  const done = rounds();
  return async () => {
    isStopped = true;
    wake();
    await done;
  };
}
