// Lists an owner's designs on this device, including unreadable ones, so that none vanishes.
import { NO_NAMES } from '@/schemas/designNames';
import { type DraftState, type DraftSummary, draftSummary, examineRecord, stateOf } from './draftRecord';
import type { LocalDatabase } from './records';

/** Result of opening the design, determined by its newest valid record. */
async function stateOfDesign(db: LocalDatabase, owner: string, id: string, current: unknown): Promise<DraftState> {
  const state = stateOf(examineRecord(current));
  if (state !== 'unreadable') return state;
  const snapshots = await db.snapshots(owner, id);
  return snapshots.map(({ record }) => stateOf(examineRecord(record))).find((one) => one !== 'unreadable') ?? state;
}

/** A design without a current record: described by its newest snapshot, else by its last quarantined record. */
async function traceSummary(db: LocalDatabase, owner: string, id: string): Promise<DraftSummary> {
  const snapshot = (await db.snapshots(owner, id))[0]?.record;
  const aside = (await db.quarantined(owner, id)).at(-1);
  const storedSummary = draftSummary(snapshot ?? aside?.raw);
  const state = await stateOfDesign(db, owner, id, snapshot);
  const unknown = { names: NO_NAMES, baseRev: 0, unsaved: true, savedAt: 0 };
  const savedAt = storedSummary?.savedAt || (aside?.at ?? 0);
  return { ...unknown, ...storedSummary, savedAt, id, state };
}

/** Newest first by the local clock. Rejects if the store cannot be read. */
export async function listDrafts(db: LocalDatabase, owner: string): Promise<DraftSummary[]> {
  const drafts = new Map<string, DraftSummary>();
  for (const raw of await db.listDesigns(owner)) {
    const summary = draftSummary(raw);
    if (!summary) continue;
    drafts.set(summary.id, { ...summary, state: await stateOfDesign(db, owner, summary.id, raw) });
  }
  for (const id of await db.listTraces(owner)) {
    if (!drafts.has(id)) drafts.set(id, await traceSummary(db, owner, id));
  }
  return [...drafts.values()].sort((a, b) => b.savedAt - a.savedAt || (a.id < b.id ? 1 : -1));
}
