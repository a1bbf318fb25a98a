// Replaces the open design with another state of it, such as a version. The state that was open becomes a version.
import type { Design } from '@/schemas/design';
import type { LocalWork } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';
import type { OpenDocument } from '../documentPort';
import type { DraftSession } from '../saving/draftSession';

export interface ReplacePorts {
  opened: OpenDocument;
  session: DraftSession;
  work: Pick<LocalWork, 'journal' | 'saver' | 'carryVersions'>;
}

export type Replaced =
  /** It is stored on this device, and in the account if `isSaved`. The caller opens it. */
  | { kind: 'replaced'; isSaved: boolean }
  /** This tab may not write under the design's id: it was deleted or handed over. Nothing remains of the attempt. */
  | { kind: 'refused' }
  /** This device could not store it. Nothing has changed. */
  | { kind: 'notStored' };

/**
 * The design must not be edited until this ends. An edit that lands nevertheless, such as a picture that finishes
 * loading, becomes a version too. Rejects if a version cannot be stored; then the open state stays the design's state on
 * this device.
 */
export async function replaceOpen(next: Design, { opened, session, work }: ReplacePorts): Promise<Replaced> {
  if (!session.canWrite()) return { kind: 'refused' };
  opened.letGo();
  opened.endBurst();
  const current = opened.design();
  const now = opened.now();
  if (!current || !now) return { kind: 'refused' };
  const facts = { owner: session.owner(), baseRev: now.baseRev };
  await session.flush();
  const version = await session.keepVersion(current);
  if (!version || !session.canWrite()) return { kind: 'refused' };

  const restored = { ...next, id: current.id, audited: current.audited };
  const resume = session.stop();
  work.journal.edit(restored, facts);
  await work.journal.flush();
  if (session.isDeleted()) return { kind: 'refused' };
  if (!work.journal.isSettled(current.id, facts.owner)) {
    await work.journal.release(current.id, facts.owner);
    work.journal.edit(current, facts);
    resume();
    return { kind: 'notStored' };
  }
  const result = facts.owner === VISITOR ? null : await work.saver.save(restored, facts);
  const late = opened.now()?.change === now.change ? null : opened.design();
  try {
    if (late) await session.keepVersion(late);
  } catch (error) {
    resume();
    throw error;
  }
  if (session.isDeleted()) return { kind: 'refused' };
  const isSaved = result?.kind === 'saved';
  if (isSaved) void work.carryVersions(current.id);
  return { kind: 'replaced', isSaved };
}
