// Moderation endpoints: the review queue and verdicts (docs/rules/backend.md L5).

import { isRefusal, type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { endpoint } from '@/backend/shared/endpoint';
import type { Ports, Tx, Who } from '@/backend/shared/ports';
import { readPage } from '@/backend/shared/readPage';
import type { FaceEvent } from '@/schemas/wire/faces';
import type { DataOf } from '@/schemas/wire/operations';
import { ownerView } from '../domain/faces';
import type { Face, LifeEvent } from '../domain/lifecycle';
import { withReviewHeld } from '../domain/reviewHold';
import { authorsOf, broughtUp, FACE_STORES, reviewDoc, storeFace } from './faceStore';
import { carryOut } from './faces';

/** A face as shown to a moderator: the pending revision, else the working one. */
async function lookedAt(tx: Tx, face: Face, moderator: string): Promise<DataOf<'changeAudit'>> {
  const author = await authorsOf(tx, [face]);
  const stored = (await tx.get('docs', reviewDoc(face.id))) ?? (await tx.get('docs', face.id));
  const view = ownerView(face, author(face), stored?.doc, face.owner === moderator);
  const history = await withJudges(tx, face);
  return { ...view, history, ...(face.pending && { facts: face.pending.facts }) };
}

/** Its history with the names of deciders, or the ids of those who deleted their accounts (docs/rules/reliability.md X7). */
async function withJudges(tx: Tx, { history }: Face): Promise<FaceEvent[]> {
  const ids = [...new Set(history.flatMap(({ by }) => by ?? []))];
  const users = await Promise.all(ids.map((id) => tx.get('users', id)));
  const names = new Map(ids.map((id, index) => [id, users[index]?.username || id]));
  return history.map(({ by, ...event }) => {
    const name = by === undefined ? undefined : names.get(by);
    return name === undefined ? event : { ...event, by: name };
  });
}

/** The queue of all users, oldest first; includes the moderator's own faces, marked `own`. */
export const moderationPage = endpoint<'moderationPage'>({
  stores: FACE_STORES,
  mode: 'read',
  handle: async (tx, { params, userId }) => {
    const page = await readPage(tx, 'faces', { by: 'queue', of: 'yes', order: 'ascending' }, params);
    return { ...page, records: await Promise.all(page.records.map((face) => lookedAt(tx, face, userId))) };
  },
});

interface Judgement {
  pass: boolean;
  reason: string;
  copyId?: string;
  /** Submission time of the reviewed revision. */
  since?: number | undefined;
}

/** A repeated equal verdict returns the current state. */
function isDone(face: Face, { pass, reason, copyId }: Judgement): boolean {
  const { pending } = face;
  if (pending && copyId === undefined) return false;
  if (pending && !pending.judged.some((one) => one.copyId === copyId)) return false;
  const last = face.history.findLast(
    (event) =>
      (event.what === 'approved' || event.what === 'rejected') &&
      (event.copyId === undefined ? !pending : event.copyId === copyId),
  );
  if (copyId !== undefined && last?.what === 'approved' && last.copyId === undefined)
    return (face.approved?.copies.includes(copyId) ?? false) === pass;
  return last !== undefined && (pass ? last.what === 'approved' : last.what === 'rejected' && last.reason === reason);
}

async function judge(
  tx: Tx,
  id: string,
  judgement: Judgement,
  { userId, now }: Who,
  ports: Ports,
): Promise<DataOf<'changeAudit'> | Refusal> {
  const stored = await tx.get('faces', id);
  if (stored?.shown !== 'yes') return refuse('notFound');
  const face = await broughtUp(tx, stored, now, ports.policy);
  if (isDone(face, judgement)) return lookedAt(tx, face, userId);
  const { pass, reason, copyId, since } = judgement;
  // Resubmitted meanwhile, so the verdict is about another revision.
  if (since !== undefined && face.pending?.since !== since) return refuse('judgedMeanwhile');
  const who = { copyId, by: userId };
  const event: LifeEvent = pass ? { kind: 'approve', ...who } : { kind: 'reject', reason, ...who };
  const next = await carryOut(tx, face, event, { now }, ports);
  return isRefusal(next) ? next : lookedAt(tx, next, userId);
}

export const changeAudit = endpoint<'changeAudit'>({
  stores: FACE_STORES,
  mode: 'write',
  handle: (tx, { params: { id, ...judgement }, userId, now, ports }) =>
    judge(tx, id, judgement, { userId, now }, ports),
});

/** One copy of any face in the queue. */
export const changeAuditSingle = endpoint<'changeAuditSingle'>({
  stores: FACE_STORES,
  mode: 'write',
  handle: async (tx, { params: { id: copyId, faceId, ...judgement }, userId, now, ports }) => {
    const match = faceId === undefined ? undefined : [{ field: 'faceId', is: faceId } as const];
    const query = { by: 'copyId', of: copyId, match, order: 'ascending', limit: 2 } as const;
    const [copy, other] = await tx.list('copies', query);
    if (other) return refuse('copyAmbiguous');
    return judge(tx, copy?.faceId ?? '', { ...judgement, copyId }, { userId, now }, ports);
  },
});

/** Pauses or resumes the review timeout. Ignored if the face was decided or resubmitted meanwhile. */
export const reviewHold = endpoint<'reviewHold'>({
  stores: FACE_STORES,
  mode: 'write',
  handle: async (tx, { params: { id, held, since }, now, ports }) => {
    const stored = await tx.get('faces', id);
    if (stored?.shown !== 'yes') return refuse('notFound');
    const face = await broughtUp(tx, stored, now, ports.policy);
    if (face.pending?.since !== since) return null;
    const next = withReviewHeld(face, held, now);
    if (next !== face) await storeFace(tx, face, next);
    return null;
  },
});
