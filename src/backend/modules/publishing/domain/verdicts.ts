// Moderators' verdicts on a face, as a whole or per copy (docs/rules/backend.md L5, L7, L10). Pure.

import { type Refusal, refuse } from '@/backend/shared/domain/refusal';
import type { FaceStatus } from '@/schemas/faceStatus';
import { type Face, illegal, noted, type Pending, type Step } from './lifeEvents';

/** A verdict on one copy: `why` it was rejected, or empty, and `by` whom. */
interface Thought {
  copyId: string;
  why: string;
  by: string | undefined;
}

/** A face with a verdict on one copy; the face is decided once all its copies are (L10). */
function judgedCopy(face: Face, { copyId, why, by }: Thought, at: number): (Face & { pending: Pending }) | Refusal {
  const { pending } = face;
  if (pending?.stage !== 'review') return illegal();
  if (!pending.copies.includes(copyId)) return refuse('notFound');
  const pass = why === '';
  const others = pending.judged.filter((one) => one.copyId !== copyId);
  const copies = face.copies.map((copy) => {
    if (copy.id !== copyId) return copy;
    const { reason: _, ...rest } = copy;
    return pass ? rest : { ...rest, reason: why };
  });
  // A single copy decides the face, which adds its own history entry.
  const isOne = pending.copies.length === 1;
  const recorded = isOne ? face : noted(face, at, pass ? 'approved' : 'rejected', { reason: why, copyId, by });
  return { ...recorded, copies, pending: { ...pending, judged: [...others, { copyId, pass }] } };
}

/** Approves every submitted copy, or the given one; earlier rejections remain. */
export const approve: Step<'approve'> = (face, { copyId, by }, now) => {
  const { pending } = face;
  if (pending?.stage !== 'review') return illegal();
  if (copyId !== undefined) {
    const next = judgedCopy(face, { copyId, why: '', by }, now);
    if ('refused' in next) return next;
    return next.pending.judged.length < pending.copies.length ? next : approve(next, { kind: 'approve', by }, now);
  }
  const { judged, working, publishId: _, stage: __, since: ___, builds: ____, hold: _____, ...edition } = pending;
  const copies = pending.copies.filter((id) => !judged.some((one) => one.copyId === id && !one.pass));
  // Users get the approved release; copies of the previous revision that are not in it are removed.
  const online = face.copies
    .filter((copy) => working.includes(copy.id))
    .map((copy) => ({ ...copy, online: copies.includes(copy.id) }));
  const approved = { ...edition, copies, at: now };
  const reason = copies.length < pending.copies.length ? face.reason : '';
  return noted({ ...face, status: 'live', copies: online, approved, pending: null, reason }, now, 'approved', { by });
};

/** A live face stays live with its approved release (L7); any other is rejected. */
export const reject: Step<'reject'> = (face, { reason, copyId, by }, now) => {
  const { pending } = face;
  if (pending?.stage !== 'review') return illegal();
  if (reason.trim() === '') return refuse('reasonMissing');
  if (copyId === undefined) return rejectedWhole(face, { reason, by }, now);
  const judged = judgedCopy(face, { copyId, why: reason, by }, now);
  if ('refused' in judged) return judged;
  const next = { ...judged, reason };
  if (next.pending.judged.length < pending.copies.length) return next;
  return next.pending.judged.some((one) => one.pass)
    ? approve(next, { kind: 'approve', by }, now)
    : rejectedWhole(next, { reason, by }, now);
};

function rejectedWhole(face: Face, { reason, by }: { reason: string; by: string | undefined }, now: number): Face {
  const status: FaceStatus = face.status === 'live' ? 'live' : 'rejected';
  return noted({ ...face, status, pending: null, reason }, now, 'rejected', { reason, by });
}
