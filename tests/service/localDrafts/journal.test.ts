// The journal: when edits reach the device, and what is restored after a failure there.

import { beforeEach, describe, expect, it } from 'vitest';
import { type Design, SCHEMA_VERSION } from '@/schemas/design';
import { contentHash } from '@/service/localDrafts/contentHash';
import { openLocalDatabase } from '@/service/localDrafts/database';
import { SNAPSHOT_AFTER_MS } from '@/service/localDrafts/draftWriter';
import { memoryDatabase } from '@/service/localDrafts/memoryDatabase';
import type { DesignRecord, LocalDatabase } from '@/service/localDrafts/records';
import { arbitraryDesign } from '@/tests/support/arbitraries';
import { imageLayer, rawDesign, sampleDesign, textLayer } from '@/tests/support/designs';
import fc from '@/tests/support/property';
import { failing, freshDevice, journalOver, quotaExceeded, settled, tamper } from './world';

const ID = sampleDesign().id;
const facts = { owner: 'ann', baseRev: 3 };
const named = (name: string) => sampleDesign({ name });
const nameOf = (loaded: { kind: string; draft?: { design: Design } }) => loaded.draft?.design.dialName;

/** Counts and delays writes: `release` completes the oldest pending one. */
function slow(db: LocalDatabase) {
  const waiting: (() => void)[] = [];
  const written: string[] = [];
  const wrapped: LocalDatabase = {
    ...db,
    async writeDesign(record, options) {
      written.push(JSON.parse(record.doc).dialName);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return db.writeDesign(record, options);
    },
  };
  const release = async () => {
    waiting.shift()?.();
    await settled();
  };
  return { db: wrapped, written, release };
}

let db: LocalDatabase;
beforeEach(async () => {
  db = await freshDevice();
});

describe('an edit', () => {
  it('at the end of a gesture is written once it is drawn, 80 ms later', async () => {
    const { db: store, written, release } = slow(db);
    const { journal, types, advance } = journalOver(store);
    journal.edit(named('one'), facts);
    advance(79);
    expect(written).toEqual([]);
    expect(journal.isSettled(ID, 'ann')).toBe(false);
    advance(1);
    expect(written).toEqual(['one']);
    expect(types()).toEqual(['localStarted']);
    expect(journal.isSettled(ID, 'ann')).toBe(false);
    await release();
    expect(types()).toEqual(['localStarted', 'localDone']);
    expect(journal.isSettled(ID, 'ann')).toBe(true);
  });

  it('waits while another is being written, and only the newest follows', async () => {
    const { db: store, written, release } = slow(db);
    const { journal, advance } = journalOver(store);
    journal.edit(named('one'), facts);
    advance(80);
    for (const name of ['two', 'three']) {
      journal.edit(named(name), facts);
      advance(80);
    }
    expect(written).toEqual(['one']);
    await release();
    expect(written).toEqual(['one', 'three']);
    await release();
    expect(nameOf(await journal.load(ID, 'ann'))).toBe('three');
  });

  it('of a held-down undo is written 80 ms after the first', () => {
    const { db: store, written } = slow(db);
    const { journal, advance } = journalOver(store);
    for (const name of ['one', 'two', 'three']) {
      journal.edit(named(name), facts);
      advance(30);
    }
    expect(written).toEqual(['three']);
  });

  it('while typing waits 300 ms after the last key', () => {
    const { db: store, written } = slow(db);
    const { journal, advance } = journalOver(store);
    journal.edit(named('t'), { ...facts, typing: true });
    advance(299);
    expect(written).toEqual([]);
    advance(1);
    expect(written).toEqual(['t']);
  });

  it('during continuous typing waits 400 ms at most', () => {
    const { db: store, written } = slow(db);
    const { journal, advance } = journalOver(store);
    for (const name of ['a', 'ab', 'abc', 'abcd']) {
      journal.edit(named(name), { ...facts, typing: true });
      advance(99);
    }
    expect(written).toEqual([]);
    advance(4);
    expect(written).toEqual(['abcd']);
  });

  it('that ends a gesture includes pending typing, and leaves no timer behind', async () => {
    const { db: store, written, release } = slow(db);
    const { journal, pending, advance } = journalOver(store);
    journal.edit(named('typed'), { ...facts, typing: true });
    journal.edit(named('moved'), facts);
    advance(80);
    expect(written).toEqual(['moved']);
    await release();
    await settled();
    // Only the snapshot waits for a pause.
    expect(pending()).toBe(1);
    advance(SNAPSHOT_AFTER_MS);
    await settled();
    expect(pending()).toBe(0);
    expect(written).toEqual(['moved']);
  });

  it('typed during a write follows it when its time is up', async () => {
    const { db: store, written, release } = slow(db);
    const { journal, advance } = journalOver(store);
    journal.edit(named('one'), facts);
    advance(80);
    journal.edit(named('typed'), { ...facts, typing: true });
    advance(300);
    expect(written).toEqual(['one']);
    await release();
    expect(written).toEqual(['one', 'typed']);
  });

  it('that is pending is written by flush in the same turn, even behind a running write', async () => {
    const { db: store, written, release } = slow(db);
    const { journal, advance } = journalOver(store);
    journal.edit(named('one'), facts);
    advance(80);
    journal.edit(named('typed'), { ...facts, typing: true });
    const flushed = journal.flush();
    expect(written).toEqual(['one', 'typed']);
    await release();
    await release();
    await flushed;
    expect(nameOf(await journal.load(ID, 'ann'))).toBe('typed');
  });

  it('without a change of content is not written twice', async () => {
    const { journal, types } = journalOver(db);
    journal.edit(named('same'), facts);
    await journal.flush();
    journal.edit(named('same'), facts);
    await journal.flush();
    expect(await db.snapshots('ann', ID)).toHaveLength(1);
    expect(types()).toEqual(['localStarted', 'localDone', 'localStarted', 'localDone']);
  });

  it('keeps the last five snapshots; older ones are deleted when edits pause', async () => {
    const { journal, advance } = journalOver(db);
    for (let index = 0; index < 8; index += 1) {
      journal.edit(named(`edit ${index}`), facts);
      await journal.flush();
      advance(SNAPSHOT_AFTER_MS - 1);
    }
    await settled();
    expect(await db.snapshots('ann', ID)).toHaveLength(8);
    advance(1);
    await settled();
    const snapshotNames = (await db.snapshots('ann', ID)).map(
      ({ record }) => JSON.parse((record as DesignRecord).doc).dialName,
    );
    expect(snapshotNames).toEqual(['edit 7', 'edit 6', 'edit 5', 'edit 4', 'edit 3']);
  });

  it('has few snapshots even if edits never pause', async () => {
    const { journal } = journalOver(db);
    for (let index = 0; index < 120; index += 1) {
      journal.edit(named(`edit ${index}`), facts);
      await journal.flush();
    }
    await settled();
    expect((await db.snapshots('ann', ID)).length).toBeLessThanOrEqual(60);
  });

  it('that is removed does not get its snapshots back', async () => {
    const { journal, advance, pending } = journalOver(db);
    journal.edit(named('gone'), facts);
    await journal.flush();
    await journal.remove(ID, 'ann');
    expect(pending()).toBe(0);
    advance(SNAPSHOT_AFTER_MS);
    await settled();
    expect(await db.listTraces('ann')).toEqual([]);
  });

  it('in memory is kept for the visit and reported as not kept', async () => {
    const { journal, events } = journalOver(memoryDatabase());
    journal.edit(named('one'), facts);
    await journal.flush();
    expect(events.at(-1)).toMatchObject({ type: 'localFailed', reason: 'memoryOnly' });
    expect(nameOf(await journal.load(ID, 'ann'))).toBe('one');
  });
});

describe('loading', () => {
  it('returns any design as it was saved, after a restart', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryDesign, fc.nat(), async (design, baseRev) => {
        const before = await openLocalDatabase();
        const { journal } = journalOver(before);
        journal.edit(design, { owner: 'ann', baseRev });
        await journal.flush();
        before.close();
        const after = await openLocalDatabase();
        const loaded = await journalOver(after).journal.load(design.id, 'ann');
        after.close();
        expect(loaded).toMatchObject({
          kind: 'draft',
          recovered: null,
          draft: { baseRev, owner: 'ann', unsaved: true },
        });
        expect(loaded.kind === 'draft' && loaded.draft.design).toEqual(design);
      }),
      { numRuns: 40 },
    );
  });

  it('finds nothing for a missing design, or for another owner’s', async () => {
    const { journal } = journalOver(db);
    journal.edit(named('mine'), facts);
    expect(await journal.load(ID, 'bob')).toEqual({ kind: 'none' });
    expect(await journal.load('other', 'ann')).toEqual({ kind: 'none' });
  });

  it('orders by write order, even if the clock goes back a day', async () => {
    const { journal, setClock } = journalOver(db);
    journal.edit(named('first'), facts);
    await journal.flush();
    setClock(-86_400_000);
    journal.edit(named('second'), facts);
    await journal.flush();
    await tamper('designs', () => undefined);
    expect(nameOf(await journalOver(db).journal.load(ID, 'ann'))).toBe('second');
  });

  it('includes typing that was not yet written', async () => {
    const { journal } = journalOver(db);
    journal.edit(named('typed'), { ...facts, typing: true });
    expect(nameOf(await journal.load(ID, 'ann'))).toBe('typed');
  });
});

describe('a damaged record', () => {
  const rehashed = (record: DesignRecord, doc: string) => ({ ...record, doc, hash: contentHash(doc) });
  const broken: [string, string, (record: DesignRecord) => unknown][] = [
    ['cut JSON', 'badJson', (record) => rehashed(record, record.doc.slice(0, -9))],
    ['a changed letter', 'hashMismatch', (record) => ({ ...record, doc: record.doc.replace('newest', 'nevest') })],
    ['a wrong hash', 'hashMismatch', (record) => ({ ...record, hash: '0' })],
    ['a document that is an object', 'badRecord', (record) => ({ ...record, doc: JSON.parse(record.doc) })],
    ['a revision that is text', 'badRecord', (record) => ({ ...record, baseRev: '3' })],
    ['fields missing', 'badRecord', ({ id, owner }) => ({ id, owner })],
    ['a design of wrong types', 'badShape', (record) => rehashed(record, record.doc.replace('"500*500"', '500'))],
    ['an array', 'badShape', (record) => rehashed(record, '[]')],
    ['another design', 'badShape', (record) => rehashed(record, JSON.stringify(sampleDesign({ id: 'other' })))],
    ['nesting 100,000 deep', 'badShape', (record) => rehashed(record, `{"a":${'['.repeat(1e5)}${']'.repeat(1e5)}}`)],
    ['5,000 layers', 'badShape', (record) => rehashed(record, manyLayers)],
    ['layers of one id', 'badShape', (record) => rehashed(record, twins)],
    ['a number out of bounds', 'badShape', (record) => rehashed(record, farOut)],
    ['an infinite number', 'badShape', (record) => rehashed(record, farOut.replace('1e+308', '1e999'))],
  ];
  const document = (layers: object[]) => JSON.stringify(rawDesign({ id: ID, layers }));
  const manyLayers = document(Array.from({ length: 5000 }, (_, index) => textLayer(`n${index}`)));
  const twins = document([textLayer('same'), textLayer('same')]);
  const farOut = document([{ ...textLayer('a'), style: { x: 1e308 } }]);

  it.each(broken)('fault 5: with %s is quarantined and the previous state opened', async (_, reason, damage) => {
    const { journal } = journalOver(db);
    for (const name of ['older', 'newest']) {
      journal.edit(named(name), facts);
      await journal.flush();
    }
    const isNewest = ({ doc }: DesignRecord) => doc.includes('newest');
    await tamper('designs', (record: DesignRecord) => damage(record));
    await tamper('journal', (record: DesignRecord & { seq: number }) =>
      isNewest(record) ? { ...(damage(record) as object), seq: record.seq } : record,
    );
    const damaged = (await db.readDesign('ann', ID)) as Partial<DesignRecord>;

    const { journal: next, events } = journalOver(db);
    const loaded = await next.load(ID, 'ann');
    expect(loaded).toMatchObject({ kind: 'draft', recovered: reason, missingAssets: [], draft: { baseRev: 3 } });
    expect(nameOf(loaded)).toBe('older');
    expect(events).toEqual([]);

    const aside = await next.quarantined(ID, 'ann');
    expect(aside.map((entry) => entry.reason)).toEqual([reason, reason]);
    const text = await aside[0]!.bytes.text();
    if (typeof damaged.doc === 'string') expect(text).toBe(damaged.doc);
    else expect(JSON.parse(text)).toEqual(damaged);

    expect(await next.list('ann')).toMatchObject([{ id: ID, names: { dialName: 'older' } }]);
    expect(await journalOver(db).journal.load(ID, 'ann')).toMatchObject({ kind: 'draft', recovered: null });
  });

  it('is replaced by its own snapshot if only the record was damaged: nothing is lost', async () => {
    const { journal } = journalOver(db);
    journal.edit(named('newest'), facts);
    await journal.flush();
    await tamper('designs', (record: DesignRecord) => ({ ...record, doc: '{"half' }));
    expect(nameOf(await journalOver(db).journal.load(ID, 'ann'))).toBe('newest');
  });

  it('without a good state behind it is reported, now and later, and stays downloadable', async () => {
    const { journal } = journalOver(db);
    journal.edit(named('only'), facts);
    await journal.flush();
    for (const store of ['designs', 'journal'] as const) {
      await tamper(store, (record: DesignRecord) => ({ ...record, doc: 'not json', hash: contentHash('not json') }));
    }
    for (let visit = 0; visit < 2; visit += 1) {
      expect(await journalOver(db).journal.load(ID, 'ann')).toEqual({ kind: 'unreadable', reason: 'badJson' });
    }
    const aside = await journal.quarantined(ID, 'ann');
    expect(await Promise.all(aside.map(({ bytes }) => bytes.text()))).toEqual(['not json', 'not json']);
    await journal.remove(ID, 'ann');
    expect(await journal.quarantined(ID, 'ann')).toEqual([]);
  });

  it('that cannot be moved stays in place, and the good one still opens', async () => {
    const { journal } = journalOver(db);
    for (const name of ['older', 'newest']) {
      journal.edit(named(name), facts);
      await journal.flush();
    }
    await tamper('designs', (record: DesignRecord) => ({ ...record, hash: 'x' }));
    const stuck = journalOver({ ...db, quarantine: async () => Promise.reject(quotaExceeded()) });
    expect(nameOf(await stuck.journal.load(ID, 'ann'))).toBe('newest');
    expect(stuck.types()).toEqual(['housekeepingFailed']);
    expect(await db.readDesign('ann', ID)).toMatchObject({ hash: 'x' });
  });
});

describe('images', () => {
  const ref = (digit: string) => `asset:${digit.repeat(64)}`;
  const keep = (digit: string) =>
    db.putAsset({ sha: digit.repeat(64), blob: new Blob(['x']), type: '', size: 1, width: 1, height: 1, uploads: [] });
  const showing = (name: string, digit: string) => sampleDesign({ name, layers: [imageLayer('i', ref(digit))] });

  it('missing from the newest state are named, and its layers stay', async () => {
    await keep('a');
    const { journal } = journalOver(db);
    journal.edit(showing('older', 'a'), facts);
    await journal.flush();
    journal.edit(showing('newest', 'b'), facts);
    await journal.flush();
    const loaded = await journalOver(db).journal.load(ID, 'ann');
    expect(loaded).toMatchObject({ kind: 'draft', recovered: null, missingAssets: [ref('b')] });
    expect(nameOf(loaded)).toBe('newest');
    expect(await journal.quarantined(ID, 'ann')).toEqual([]);
    expect(await db.readDesign('ann', ID)).toMatchObject({ doc: expect.stringContaining('newest') });
  });

  it('missing from the newest readable state behind a damaged one are named too', async () => {
    await keep('a');
    const { journal } = journalOver(db);
    for (const [name, digit] of [
      ['oldest', 'a'],
      ['older', 'b'],
      ['newest', 'b'],
    ] as const) {
      journal.edit(showing(name, digit), facts);
      await journal.flush();
    }
    const spoil = (record: DesignRecord) => (record.doc.includes('newest') ? { ...record, hash: 'x' } : record);
    await tamper('designs', spoil);
    await tamper('journal', spoil);
    const loaded = await journalOver(db).journal.load(ID, 'ann');
    expect(loaded).toMatchObject({ kind: 'draft', recovered: 'hashMismatch', missingAssets: [ref('b')] });
    expect(nameOf(loaded)).toBe('older');
  });

  it('missing from every state are named, and the newest state opens', async () => {
    const { journal } = journalOver(db);
    for (const name of ['older', 'newest']) {
      journal.edit(showing(name, 'b'), facts);
      await journal.flush();
    }
    const loaded = await journalOver(db).journal.load(ID, 'ann');
    expect(loaded).toMatchObject({ kind: 'draft', recovered: null, missingAssets: [ref('b')] });
    expect(nameOf(loaded)).toBe('newest');
  });
});

describe('a document of another version', () => {
  it('fault 6: newer than this application opens read-only and is not changed', async () => {
    const doc = JSON.stringify(rawDesign({ id: ID, schemaVersion: SCHEMA_VERSION + 1 }));
    const base = { id: ID, owner: 'ann', baseRev: 1, acknowledgedHash: null, savedAt: 1 };
    await db.writeDesign({ ...base, doc, hash: contentHash(doc), schemaVersion: SCHEMA_VERSION + 1 });
    const { journal } = journalOver(db);
    expect(await journal.load(ID, 'ann')).toEqual({ kind: 'readOnly', readOnly: 'newerVersion', text: doc });
    expect(await journal.quarantined(ID, 'ann')).toEqual([]);
    expect(await db.readDesign('ann', ID)).toMatchObject({ doc });
  });

  it('fault 6: older is migrated on reading, and stays unchanged until the next edit', async () => {
    const slot = { uuid: 's', label: 'Slot', nodeType: 'complication', style: {} };
    const doc = JSON.stringify(rawDesign({ id: ID, schemaVersion: 1, layers: [slot] }));
    const base = { id: ID, owner: 'ann', baseRev: 1, acknowledgedHash: null, savedAt: 1 };
    await db.writeDesign({ ...base, doc, hash: contentHash(doc), schemaVersion: 1 });
    const loaded = await journalOver(db).journal.load(ID, 'ann');
    expect(loaded.kind === 'draft' && loaded.draft.design.copies[0]!.normal.nodeList[1]?.nodeType).toBe(
      'google_complication',
    );
    expect(await db.readDesign('ann', ID)).toMatchObject({ doc, schemaVersion: 1 });
  });
});

describe('a full disk', () => {
  it('fault 4: deletes old snapshots, retries once, and keeps the newest state of every design', async () => {
    const { journal } = journalOver(db);
    for (const name of ['1', '2', '3']) {
      journal.edit(named(name), facts);
      journal.edit(sampleDesign({ id: 'b', name }), facts);
      await journal.flush();
    }
    let fails = 1;
    const full = journalOver(failing(db, () => (fails-- > 0 ? quotaExceeded() : null)));
    full.journal.edit(named('4'), facts);
    await full.journal.flush();
    expect(full.types()).toEqual(['localStarted', 'localDone']);
    expect(await db.snapshots('ann', 'b')).toHaveLength(1);
    expect(nameOf(await journal.load(ID, 'ann'))).toBe('4');
  });

  it('fault 4: that stays full is reported; the previous version is intact and the edit is retried', async () => {
    const { journal } = journalOver(db);
    journal.edit(named('previous'), facts);
    await journal.flush();
    let full = true;
    const later = journalOver(failing(db, () => (full ? quotaExceeded() : null)));
    later.journal.edit(named('unwritten'), facts);
    await later.journal.flush();
    expect(later.events).toMatchObject([{ type: 'localStarted' }, { type: 'localFailed', reason: 'storageFull' }]);
    expect(later.journal.isSettled(ID, 'ann')).toBe(false);
    expect(nameOf(await journalOver(db).journal.load(ID, 'ann'))).toBe('previous');
    expect(nameOf(await later.journal.load(ID, 'ann'))).toBe('unwritten');

    full = false;
    await later.journal.flush();
    expect(later.types().at(-1)).toBe('localDone');
    expect(later.journal.isSettled(ID, 'ann')).toBe(true);
    expect(nameOf(await journalOver(db).journal.load(ID, 'ann'))).toBe('unwritten');
  });

  it('never lets the retry of an old edit overwrite a newer one', async () => {
    let fails = 1;
    let letPrune: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letPrune = resolve;
    });
    const store = failing(db, () => (fails-- > 0 ? quotaExceeded() : null));
    const { journal, types } = journalOver({
      ...store,
      async pruneSnapshots(keep, of) {
        if (!of) await gate;
        return db.pruneSnapshots(keep, of);
      },
    });
    journal.edit(named('old'), facts);
    await settled();
    journal.edit(named('new'), facts);
    const flushed = journal.flush();
    await settled();
    letPrune();
    await flushed;
    expect(nameOf(await journalOver(db).journal.load(ID, 'ann'))).toBe('new');
    expect(types().filter((type) => type === 'localFailed')).toEqual([]);
    expect(await db.snapshots('ann', ID)).toHaveLength(1);
  });

  it.each([
    ['a closed store', 'InvalidStateError', 'storageClosed'],
    ['anything else', 'UnknownError', 'storageFailed'],
  ])('is distinguished from %s', async (_, name, reason) => {
    const { journal, events } = journalOver(failing(db, () => new DOMException('no', name)));
    journal.edit(named('x'), facts);
    await journal.flush();
    expect(events.at(-1)).toMatchObject({ type: 'localFailed', reason });
  });
});

describe('after a save to the server', () => {
  const saved = { owner: 'ann', baseRev: 4 };

  it('the acknowledged content counts as saved, with its new references and revision', async () => {
    const { journal } = journalOver(db);
    const sent = named('sent');
    const withUrls = { ...sent, dialNameCn: 'stored' };
    journal.edit(sent, facts);
    await journal.flush();
    await journal.acknowledge({ sent, saved: withUrls, ...saved });
    expect(await journalOver(db).journal.load(ID, 'ann')).toMatchObject({
      draft: { design: withUrls, baseRev: 4, unsaved: false },
    });
    expect(await journal.list('ann')).toMatchObject([
      { id: ID, names: { dialNameCn: 'stored' }, baseRev: 4, unsaved: false },
    ]);
  });

  it('edits made meanwhile stay, based on the new revision', async () => {
    const { journal } = journalOver(db);
    const sent = named('sent');
    journal.edit(sent, facts);
    await journal.flush();
    journal.saving(sent, 'ann');
    journal.edit(named('edited since'), facts);
    await journal.flush();
    await journal.acknowledge({ sent, saved: sent, ...saved });
    expect(await journalOver(db).journal.load(ID, 'ann')).toMatchObject({
      draft: { design: { dialName: 'edited since' }, baseRev: 4, unsaved: true },
    });
  });

  it('a late edit with the old revision does not restore it', async () => {
    const { journal } = journalOver(db);
    const sent = named('sent');
    journal.edit(sent, facts);
    await journal.flush();
    await journal.acknowledge({ sent, saved: sent, ...saved });
    journal.edit(named('late'), facts);
    await journal.flush();
    expect(await journal.load(ID, 'ann')).toMatchObject({ draft: { baseRev: 4, unsaved: true } });
    journal.edit(sent, facts);
    await journal.flush();
    expect(await journal.load(ID, 'ann')).toMatchObject({ draft: { baseRev: 4, unsaved: false } });
  });

  it('of a design that this device lacks, nothing is written', async () => {
    const { journal } = journalOver(db);
    await journal.acknowledge({ sent: named('x'), saved: named('x'), ...saved });
    expect(await journal.load(ID, 'ann')).toEqual({ kind: 'none' });
  });
});

describe('owners', () => {
  it('a visitor’s designs move to the account that signed in, pending edits included', async () => {
    const { journal } = journalOver(db);
    journal.edit(named('visitor’s'), { owner: 'visitor', baseRev: 0 });
    await journal.flush();
    journal.edit(named('typed last'), { owner: 'visitor', baseRev: 0, typing: true });
    expect(await journal.adopt([ID], 'ann')).toEqual([ID]);
    expect(await journal.list('visitor')).toEqual([]);
    expect(nameOf(await journal.load(ID, 'ann'))).toBe('typed last');
    expect(await journal.load(ID, 'visitor')).toEqual({ kind: 'none' });
  });

  it('an edit that the full disk refused moves as well', async () => {
    let full = true;
    const { journal } = journalOver(failing(db, () => (full ? quotaExceeded() : null)));
    journal.edit(named('in memory'), { owner: 'visitor', baseRev: 0 });
    await journal.flush();
    expect(await journal.adopt([ID], 'ann')).toEqual([]);
    full = false;
    await journal.flush();
    expect(nameOf(await journalOver(db).journal.load(ID, 'ann'))).toBe('in memory');
  });

  it('remove drops pending edits too', async () => {
    const { journal, advance } = journalOver(db);
    journal.edit(named('x'), facts);
    await journal.flush();
    journal.edit(named('y'), { ...facts, typing: true });
    await journal.remove(ID, 'ann');
    advance(1000);
    await journal.flush();
    expect(await journal.load(ID, 'ann')).toEqual({ kind: 'none' });
  });

  it('list shows the newest first, and damaged records only by id', async () => {
    const { journal } = journalOver(db);
    for (const id of ['a', 'b', 'c']) {
      journal.edit(sampleDesign({ id, name: `design ${id}` }), facts);
      await journal.flush();
    }
    await tamper('designs', (record: DesignRecord) => (record.id === 'b' ? { id: 'b', owner: 'ann' } : record));
    expect((await journal.list('ann')).map(({ id, names }) => [id, names.dialName])).toEqual([
      ['c', 'design c'],
      ['a', 'design a'],
      ['b', ''],
    ]);
  });
});

describe('the list', () => {
  const spoiled = (record: DesignRecord) => (record.id === 'b' ? { ...record, doc: 'not json' } : record);
  const write = async (journal: ReturnType<typeof journalOver>['journal'], owner = 'ann') => {
    for (const id of ['a', 'b']) {
      journal.edit(sampleDesign({ id, name: `design ${id}` }), { owner, baseRev: 0 });
      await journal.flush();
    }
  };
  const states = async (journal: ReturnType<typeof journalOver>['journal'], owner = 'ann') =>
    (await journal.list(owner)).map(({ id, state }) => `${id}:${state}`).sort();

  it('keeps a design without any readable record, before and after they were quarantined', async () => {
    const { journal } = journalOver(db);
    await write(journal);
    await tamper('designs', spoiled);
    await tamper('journal', spoiled);
    const next = journalOver(db).journal;
    expect(await states(next)).toEqual(['a:ok', 'b:unreadable']);
    expect(await next.load('b', 'ann')).toMatchObject({ kind: 'unreadable' });
    expect(await db.readDesign('ann', 'b')).toBeUndefined();
    expect(await states(next)).toEqual(['a:ok', 'b:unreadable']);
    expect((await next.list('ann')).find(({ id }) => id === 'b')?.savedAt).toBeGreaterThan(0);
    await next.remove('b', 'ann');
    expect(await states(next)).toEqual(['a:ok']);
  });

  it('calls a damaged design readable while a snapshot of it is', async () => {
    const { journal } = journalOver(db);
    await write(journal);
    await tamper('designs', spoiled);
    expect(await states(journalOver(db).journal)).toEqual(['a:ok', 'b:ok']);
  });

  it('keeps a design of a newer version and marks it', async () => {
    const doc = JSON.stringify(rawDesign({ id: 'new', schemaVersion: 99 }));
    const base = { id: 'new', owner: 'ann', baseRev: 0, acknowledgedHash: null, savedAt: 1, schemaVersion: 99 };
    await db.writeDesign({ ...base, doc, hash: contentHash(doc) });
    expect(await states(journalOver(db).journal)).toEqual(['new:newerVersion']);
  });

  it('moves a visitor’s damaged design at sign-in, with its raw bytes', async () => {
    const { journal } = journalOver(db);
    await write(journal, 'visitor');
    await tamper('designs', spoiled);
    await tamper('journal', spoiled);
    const next = journalOver(db).journal;
    await next.load('b', 'visitor');
    expect(await next.adopt(['a', 'b'], 'ann')).toEqual(['a', 'b']);
    expect(await states(next)).toEqual(['a:ok', 'b:unreadable']);
    expect(await states(next, 'visitor')).toEqual([]);
    expect(await next.quarantined('b', 'ann')).not.toEqual([]);
  });
});

describe('a store that does not answer', () => {
  it('counts as failed, and the next edit is tried again', async () => {
    const device = await freshDevice();
    let hangs = true;
    const db = {
      ...device,
      writeDesign: (record: DesignRecord) => (hangs ? new Promise<void>(() => undefined) : device.writeDesign(record)),
    };
    const { journal, events, advance } = journalOver(db);
    journal.edit(sampleDesign({ name: 'One' }), { owner: 'u', baseRev: 0 });
    advance(80);
    await settled();
    advance(4000);
    await settled();
    expect(events.at(-1)).toMatchObject({ type: 'localFailed', reason: 'storageFailed' });
    hangs = false;
    journal.edit(sampleDesign({ name: 'Two' }), { owner: 'u', baseRev: 0 });
    advance(80);
    await settled();
    expect(events.at(-1)).toMatchObject({ type: 'localDone' });
  });
});
