// Fault 14 of the reliability page: the clock jumps forward or back a day, or an hour at the end of summer time. Nothing is lost,
// and the newer state is found by its number, never by its time.
import { describe, expect, it } from 'vitest';
import { openDraft } from '@/drafts/saving/openDraft';
import { record, startHistory } from '@/editor/document/history';
import { openLocalDatabase } from '@/service/localDrafts/database';
import { describeSaveStatus } from '@/service/localDrafts/describeSaveStatus';
import type { DesignRecord } from '@/service/localDrafts/records';
import { sampleDesign } from '@/tests/support/designs';
import { freshDevice, journalOver, tamper } from './world';

const DAY = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2026, 2, 29, 12);
const facts = { owner: 'ann', baseRev: 3 };
const named = (name: string) => sampleDesign({ name });
const ID = named('').id;

/** Makes each edit at its clock time; returns the store as a restart finds it. */
async function editedAt(moments: readonly number[]) {
  const db = await freshDevice();
  const { journal, setClock } = journalOver(db);
  for (const [index, moment] of moments.entries()) {
    setClock(moment);
    journal.edit(named(`edit ${index}`), facts);
    await journal.flush();
  }
  db.close();
  return openLocalDatabase();
}

const nameIn = async (db: Awaited<ReturnType<typeof editedAt>>, clock: number) => {
  const { journal, setClock } = journalOver(db);
  setClock(clock);
  const loaded = await journal.load(ID, 'ann');
  return loaded.kind === 'draft' ? [loaded.draft.design.dialName, loaded.draft.unsaved, loaded.draft.baseRev] : loaded;
};

describe.each([
  ['back a day', [NOON, NOON + 1000, NOON - DAY, NOON - DAY + 1000]],
  ['forward a day', [NOON, NOON + 1000, NOON + DAY, NOON + DAY + 1000]],
  ['back to 1970', [NOON, NOON + 1000, 0, 1]],
  ['back an hour at the end of summer time', [NOON, NOON + 1000, NOON - DAY / 24, NOON - DAY / 24 + 1000]],
])('a clock that jumps %s between edits', (_, moments) => {
  it('fault 14: opens the last edit after a restart', async () => {
    const db = await editedAt(moments);
    expect(await nameIn(db, NOON)).toEqual(['edit 3', true, 3]);
    db.close();
  });

  it('opens the edit before it if the last one is damaged', async () => {
    const db = await editedAt(moments);
    await tamper('designs', (stored: DesignRecord) => ({ ...stored, doc: '{"half' }));
    expect((await nameIn(db, NOON - DAY)) as unknown[]).toContain('edit 3');
    await tamper('designs', (stored: DesignRecord) => ({ ...stored, doc: '{"half' }));
    await tamper('journal', (stored: DesignRecord) =>
      stored.doc.includes('edit 3') ? { ...stored, doc: '{"half' } : stored,
    );
    expect((await nameIn(db, NOON - DAY)) as unknown[]).toContain('edit 2');
    db.close();
  });
});

it.each([
  ['long after', NOON + DAY],
  ['long before', NOON - DAY],
])('fault 14: the newer revision opens although this device saved %s the server', async (_, savedAt) => {
  const draft = { design: named('mine'), owner: 'ann', baseRev: 3, savedAt, unsaved: false, sent: null };
  const opened = await openDraft({
    id: ID,
    owner: 'ann',
    journal: { load: async () => ({ kind: 'draft', draft, recovered: null, missingAssets: [] }) },
    fetchDraft: async () => ({
      kind: 'draft',
      draft: { rev: 4, savedAt: NOON, design: named('theirs'), text: '{}' },
    }),
  });
  expect(opened).toMatchObject({ kind: 'open', baseRev: 4, design: { dialName: 'theirs' } });
});

it('fault 14: two edits before and after the clock was set back are two undo steps', () => {
  const typed = (at: number, text: string, from = startHistory('')) =>
    record(from, text, { label: 'text', at, burstKey: 'words' });
  const later = typed(NOON - DAY, 'second', typed(NOON, 'first'));
  expect(later.states).toEqual(['', 'first', 'second']);
});

it('a save says "just now" while the clock is set back', () => {
  expect(describeSaveStatus({ name: 'saved', at: NOON }, NOON - DAY).key).toBe('editor:saveState.savedNow');
});

it('a state that the server has is shown as saved, also after a reload', () => {
  expect(describeSaveStatus({ name: 'clean' }, NOON)).toMatchObject({ icon: 'cloud-check', tone: 'calm' });
});
