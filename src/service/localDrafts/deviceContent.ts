// Reads, replaces or clears the entire database of the device, each in one transaction.
import { ALL_STORES, all, begin, type Database } from './deviceSchema';
import type { DeviceContent, LocalDatabase } from './records';

export function deviceContent(db: Database): Pick<LocalDatabase, 'dump' | 'restore' | 'clear'> {
  const replace = async ({ designs, journal, assets, quarantine, reports, versions, sets }: DeviceContent) => {
    const tx = begin(db, [...ALL_STORES]);
    const store = {
      designs: tx.objectStore('designs'),
      journal: tx.objectStore('journal'),
      assets: tx.objectStore('assets'),
      quarantine: tx.objectStore('quarantine'),
      reports: tx.objectStore('reports'),
      versions: tx.objectStore('versions'),
      sets: tx.objectStore('sets'),
    };
    const requests: Promise<unknown>[] = [tx.done];
    try {
      for (const name of ALL_STORES) requests.push(store[name].clear());
      for (const record of designs) requests.push(store.designs.put(record));
      for (const record of journal) requests.push(store.journal.add(record));
      for (const record of assets) requests.push(store.assets.put(record));
      for (const record of quarantine) requests.push(store.quarantine.add(record));
      for (const record of reports) requests.push(store.reports.put(record));
      for (const { seq: _, ...record } of versions) requests.push(store.versions.add(record));
      for (const record of sets) requests.push(store.sets.put(record));
    } catch (error) {
      abort(tx);
      await Promise.allSettled(requests);
      throw error;
    }
    await all(requests);
  };

  return {
    async dump() {
      const tx = db.transaction([...ALL_STORES]);
      const [designs, journal, assets, quarantine, reports, versions, sets] = await Promise.all([
        tx.objectStore('designs').getAll(),
        tx.objectStore('journal').getAll(),
        tx.objectStore('assets').getAll(),
        tx.objectStore('quarantine').getAll(),
        tx.objectStore('reports').getAll(),
        tx.objectStore('versions').getAll(),
        tx.objectStore('sets').getAll(),
        tx.done,
      ]);
      return { designs, journal, assets, quarantine, reports, versions, sets };
    },
    restore: replace,
    async clear(keep = []) {
      if (keep.length === 0) {
        await replace({ designs: [], journal: [], assets: [], quarantine: [], reports: [], versions: [], sets: [] });
        return;
      }
      const names = ['designs', 'journal', 'quarantine', 'reports', 'versions'] as const;
      const tx = begin(db, [...names, 'sets']);
      tx.objectStore('sets').clear();
      for (const name of names) {
        let cursor = await tx.objectStore(name).openCursor();
        for (; cursor; cursor = await cursor.continue()) if (!keep.includes(cursor.value.id)) await cursor.delete();
      }
      await tx.done;
    },
  };
}

/** A record that cannot be cloned fails before its request is made, so roll back explicitly. */
function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch (error) {
    // The failure itself has aborted the transaction.
    if (!(error instanceof Error && error.name === 'InvalidStateError')) throw error;
  }
}
