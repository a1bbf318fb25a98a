// Recovers a design after a crash: finds the newest readable record and quarantines damaged ones.
import type { Design } from '@/schemas/design';
import { type AssetRef, refOfSha, shaOfRef } from '@/schemas/imageRef';
import { assetRefsOf } from './assetRefs';
import { examineRecord, type LocalDraft } from './draftRecord';
import type { CorruptReason, DesignRecord, LocalDatabase, Origin } from './records';

export type LoadedDraft =
  | { kind: 'none' }
  /**
   * `recovered` is the problem of the newest record if an older one had to be opened; else null. `missingAssets`:
   * images used by its layers that this device does not have.
   */
  | { kind: 'draft'; draft: LocalDraft; recovered: CorruptReason | null; missingAssets: AssetRef[] }
  /** Written by a newer version of the application: show it, never overwrite it. `text` is the document, for export. */
  | { kind: 'readOnly'; readOnly: 'newerVersion'; text: string }
  /** No readable record; the raw records are in quarantine. */
  | { kind: 'unreadable'; reason: CorruptReason };

interface Candidate {
  origin: Origin;
  raw: unknown;
}
interface Good extends Candidate {
  record: DesignRecord;
  draft: LocalDraft;
}
interface Bad extends Candidate {
  reason: CorruptReason;
}

/** References of the document whose bytes this device does not have. */
async function missingAssets(db: LocalDatabase, design: Design): Promise<AssetRef[]> {
  return (await db.missingAssets(assetRefsOf(design).map(shaOfRef))).map(refOfSha);
}

/** The current record, then the snapshots, newest first. Snapshots are read only when the current record cannot be used. */
async function* candidates(db: LocalDatabase, owner: string, id: string): AsyncGenerator<Candidate> {
  const current = await db.readDesign(owner, id);
  if (current !== undefined) yield { origin: { store: 'designs' }, raw: current };
  for (const { seq, record } of await db.snapshots(owner, id)) yield { origin: { store: 'journal', seq }, raw: record };
}

/**
 * Finds the newest record of a design that can be read. `missingAssets` lists the images that it names and this device
 * lacks: its layers are worth more than an older state with all its images. Damaged records newer than it go to
 * quarantine, and it becomes the current record again. `at` is the local clock in ms; `onTrouble` is called for records
 * that could not be moved (they stay where they are). Rejects when the store cannot be read.
 */
export async function recover(
  db: LocalDatabase,
  of: { id: string; owner: string; at: number },
  onTrouble: (error: unknown) => void,
): Promise<{ loaded: LoadedDraft; record: DesignRecord | null }> {
  const { id, owner, at } = of;
  const bad: Bad[] = [];
  let chosen: Good | null = null;
  let newer: DesignRecord | null = null;
  for await (const candidate of candidates(db, owner, id)) {
    const examined = examineRecord(candidate.raw);
    if (examined.kind === 'corrupt') {
      bad.push({ ...candidate, reason: examined.reason });
      continue;
    }
    if (examined.kind === 'newer') newer = examined.record;
    else chosen = { ...candidate, record: examined.record, draft: examined.draft };
    break;
  }

  try {
    for (const { origin, raw, reason } of bad) await db.quarantine({ id, owner, reason, at, raw }, origin);
    if (chosen?.origin.store === 'journal') {
      // Another tab may have written a valid, newer one meanwhile.
      await db.updateDesign(owner, id, (now) => (examineRecord(now).kind === 'good' ? null : chosen.record));
    }
  } catch (error) {
    onTrouble(error);
  }

  const worst = bad[0]?.reason ?? null;
  if (chosen) {
    const { draft, record, origin } = chosen;
    const recovered = origin.store === 'designs' ? null : worst;
    const lacking = await missingAssets(db, draft.design);
    return { loaded: { kind: 'draft', draft, recovered, missingAssets: lacking }, record };
  }
  if (newer) return { loaded: { kind: 'readOnly', readOnly: 'newerVersion', text: newer.doc }, record: null };
  const reason = worst ?? (await db.quarantined(owner, id)).at(-1)?.reason ?? null;
  return { loaded: reason ? { kind: 'unreadable', reason } : { kind: 'none' }, record: null };
}
