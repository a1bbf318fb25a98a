// Each edit is written once. Its snapshot follows when edits pause, and a tab that dies in between loses nothing.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openLocalDatabase } from '@/service/localDrafts/database';
import { SNAPSHOT_AFTER_MS, SNAPSHOTS_KEPT, WRITES_PER_SNAPSHOT } from '@/service/localDrafts/draftWriter';
import type { DesignRecord, LocalDatabase } from '@/service/localDrafts/records';
import { DRAWN_FIRST_MS } from '@/service/localDrafts/writeQueue';
import { sampleDesign } from '@/tests/support/designs';
import fc from '@/tests/support/property';
import { freshDevice, journalOver, STORES, settled, tamper } from './world';

const ID = sampleDesign().id;
const facts = { owner: 'ann', baseRev: 0 };
const named = (name: string) => sampleDesign({ name });
const docName = (record: unknown) => JSON.parse((record as DesignRecord).doc).dialName;
const snapshotNames = async (db: LocalDatabase, owner = 'ann') =>
  (await db.snapshots(owner, ID)).map(({ record }) => docName(record));

type Desk = ReturnType<typeof journalOver>;
/** An edit as a gesture makes it: written by its timer. */
async function edit({ journal, advance }: Desk, name: string, owner = 'ann') {
  journal.edit(named(name), { ...facts, owner });
  advance(DRAWN_FIRST_MS);
  await settled();
}
const pause = async ({ advance }: Desk) => {
  advance(SNAPSHOT_AFTER_MS);
  await settled();
};
const opened = async (db: LocalDatabase) => {
  const loaded = await journalOver(db).journal.load(ID, 'ann');
  return loaded.kind === 'draft' ? loaded.draft.design.dialName : loaded.kind;
};
const damageCurrent = () => tamper('designs', (record: DesignRecord) => ({ ...record, doc: '{"half' }));

describe.each(STORES)('in the %s store', (_, open) => {
  it('an edit is put once; the first one adds its snapshot, later ones get theirs when edits pause', async () => {
    const db = await open();
    const desk = journalOver(db);
    await edit(desk, 'one');
    expect(await snapshotNames(db)).toEqual(['one']);
    await edit(desk, 'two');
    await edit(desk, 'three');
    expect(docName(await db.readDesign('ann', ID))).toBe('three');
    expect(await snapshotNames(db)).toEqual(['one']);
    await pause(desk);
    expect(await snapshotNames(db)).toEqual(['three', 'one']);
    expect(desk.pending()).toBe(0);
  });

  it('a flush includes the snapshot, as a closing page gets no pause', async () => {
    const db = await open();
    const desk = journalOver(db);
    await edit(desk, 'one');
    desk.journal.edit(named('two'), facts);
    await desk.journal.flush();
    expect(await snapshotNames(db)).toEqual(['two', 'one']);
  });

  it('the same content has one snapshot, and no design exceeds the limit', async () => {
    const db = await open();
    const desk = journalOver(db);
    for (let at = 0; at < SNAPSHOTS_KEPT + 3; at += 1) {
      await edit(desk, `edit ${at}`);
      await pause(desk);
      await pause(desk);
    }
    expect(await snapshotNames(db)).toEqual(['edit 7', 'edit 6', 'edit 5', 'edit 4', 'edit 3']);
  });

  it(`edits without a pause have a snapshot every ${WRITES_PER_SNAPSHOT} writes`, async () => {
    const db = await open();
    const desk = journalOver(db);
    for (let at = 1; at <= 3 * WRITES_PER_SNAPSHOT; at += 1) await edit(desk, `edit ${at}`);
    expect(await snapshotNames(db)).toEqual(['edit 30', 'edit 20', 'edit 10', 'edit 1']);
  });

  it('a design that another account adopts gets its snapshot there', async () => {
    const db = await open();
    const desk = journalOver(db);
    await edit(desk, 'one', 'visitor');
    await edit(desk, 'two', 'visitor');
    await desk.journal.adopt([ID], 'ann');
    await pause(desk);
    expect(await snapshotNames(db)).toEqual(['two', 'one']);
    expect(await snapshotNames(db, 'visitor')).toEqual([]);
  });

  it('a removed design gets no snapshot', async () => {
    const db = await open();
    const desk = journalOver(db);
    await edit(desk, 'one');
    await edit(desk, 'two');
    await desk.journal.remove(ID, 'ann');
    await pause(desk);
    expect(await db.listTraces('ann')).toEqual([]);
  });
});

describe('on the device', () => {
  let db: LocalDatabase;
  beforeEach(async () => {
    db = await freshDevice();
  });

  it('an edit is one request in one transaction', async () => {
    const desk = journalOver(db);
    await edit(desk, 'one');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const add = vi.spyOn(IDBObjectStore.prototype, 'add');
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await edit(desk, 'two');
    expect([put.mock.calls.length, add.mock.calls.length, transaction.mock.calls.length]).toEqual([1, 0, 1]);
    expect(transaction).toHaveBeenCalledWith(['designs'], 'readwrite', { durability: 'strict' });
  });

  it('a tab that dies before the snapshot loses nothing, and the next one writes it', async () => {
    const desk = journalOver(db);
    await edit(desk, 'one');
    await edit(desk, 'two');
    db.close();
    const next = await openLocalDatabase();
    const later = journalOver(next);
    const loaded = await later.journal.load(ID, 'ann');
    expect(loaded).toMatchObject({ kind: 'draft', recovered: null, draft: { design: { dialName: 'two' } } });
    await pause(later);
    expect(await snapshotNames(next)).toEqual(['two', 'one']);
    next.close();
  });

  it('opening a good record reads no snapshot, because each record is a whole document', async () => {
    const desk = journalOver(db);
    await edit(desk, 'one');
    const snapshots = vi.spyOn(db, 'snapshots');
    expect(await opened(db)).toBe('one');
    expect(snapshots).not.toHaveBeenCalled();
    await damageCurrent();
    expect(await opened(db)).toBe('one');
    expect(snapshots).toHaveBeenCalledOnce();
  });

  it('a damaged record replaces no good snapshot', async () => {
    const desk = journalOver(db);
    await edit(desk, 'one');
    await edit(desk, 'two');
    await damageCurrent();
    await pause(desk);
    expect(await snapshotNames(db)).toEqual(['one']);
    expect(await opened(db)).toBe('one');
  });

  it('a snapshot that fails is reported, and the record and older snapshots stay', async () => {
    const desk = journalOver(db);
    await edit(desk, 'one');
    await edit(desk, 'two');
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await pause(desk);
    add.mockRestore();
    expect(desk.events.at(-1)).toMatchObject({ type: 'housekeepingFailed' });
    expect(await snapshotNames(db)).toEqual(['one']);
    expect(await opened(db)).toBe('two');
  });

  it('whatever happens and wherever it ends, the newest acknowledged edit opens', async () => {
    const acts = fc.array(fc.constantFrom('edit', 'typing', 'flush', 'wait', 'pause', 'kill', 'damage'), {
      minLength: 1,
      maxLength: 25,
    });
    await fc.assert(
      fc.asyncProperty(acts, async (sequence) => {
        let store = await freshDevice();
        let desk = journalOver(store);
        let serial = 0;
        let acknowledged = 'none';
        let safe = 'none';
        let isDamaged = false;
        const note = async () => {
          await settled(10);
          const newest = `edit ${serial}`;
          if (!desk.journal.isSettled(ID, 'ann') || serial === 0 || newest === acknowledged) return;
          acknowledged = newest;
          isDamaged = false;
        };
        for (const act of sequence) {
          if (act === 'edit' || act === 'typing') {
            serial += 1;
            desk.journal.edit(named(`edit ${serial}`), { ...facts, typing: act === 'typing' });
          }
          if (act === 'flush') await desk.journal.flush();
          if (act === 'wait') desk.advance(100);
          if (act === 'pause') desk.advance(SNAPSHOT_AFTER_MS + 400);
          if (act === 'kill') {
            store.close();
            store = await openLocalDatabase();
            desk = journalOver(store);
            const name = await opened(store);
            expect([acknowledged, ...(isDamaged ? [safe] : [])]).toContain(name);
            await desk.journal.load(ID, 'ann');
            serial = name === 'none' ? 0 : Number(name.split(' ')[1]);
            acknowledged = name;
            isDamaged = false;
            continue;
          }
          if (act === 'damage') {
            await settled(10);
            safe = (await snapshotNames(store))[0] ?? 'none';
            await damageCurrent();
            isDamaged = acknowledged !== 'none';
            continue;
          }
          await note();
        }
        store.close();
        const last = await openLocalDatabase();
        expect([acknowledged, ...(isDamaged ? [safe] : [])]).toContain(await opened(last));
        last.close();
      }),
      { numRuns: 100 },
    );
  });
});
