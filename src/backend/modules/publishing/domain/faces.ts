// Faces derived from drafts, and as shown to users: metadata, counts, list keys. Pure.

import type { RecordOf } from '@/backend/records';
import { NO_FACES } from '@/backend/shared/domain/ownFaces';
import { type Refusal, refuse } from '@/backend/shared/domain/refusal';
import type { Design } from '@/schemas/design';
import type { FaceCounts, FaceData } from '@/schemas/wire/faces';
import type { Face } from './lifecycle';

/** Face metadata taken from the document. */
const factsOf = (doc: Design, before: Face | undefined) => ({
  search: [doc.dialNameCn, doc.dialName].join('\n').toLowerCase().slice(0, 2100),
  system: doc.system,
  ratio: doc.ratio,
  working: doc.copies.map((copy) => copy.id),
  platforms: [...new Set(doc.copies.map((copy) => copy.platform))],
  copies: [
    ...doc.copies.map(({ id, platform, ratio, shape }) => ({
      id,
      platform,
      ratio,
      shape,
      ...lotOf(before?.copies.find((copy) => copy.id === id)),
    })),
    ...stillOut(doc, before),
  ],
});

/** State of a copy that an edit does not change. */
const lotOf = (before: Face['copies'][number] | undefined) => ({
  online: before?.online ?? false,
  ...(before?.reason && { reason: before.reason }),
});

/**
 * Copies no longer in the design that are approved or in review: users keep them until the next revision is approved
 * (L7), and get the reviewed ones on approval.
 */
const stillOut = (doc: Design, before: Face | undefined): Face['copies'] =>
  (before?.copies ?? []).filter(
    ({ id }) =>
      (before?.approved?.copies.includes(id) || before?.pending?.copies.includes(id)) &&
      !doc.copies.some((copy) => copy.id === id),
  );

/** The face of a saved draft: created by the first save, else updated with its contents. */
export function faceOfDraft(before: Face | undefined, draft: RecordOf<'drafts'>, doc: Design, content: string): Face {
  const facts = factsOf(doc, before);
  const { id, owner, rev, savedAt: updatedAt } = draft;
  if (before?.shown === 'yes') return { ...before, ...facts, rev, content, updatedAt };
  return {
    id,
    owner,
    shown: 'yes',
    status: 'draft',
    rev,
    content,
    updatedAt,
    ...facts,
    offered: [],
    publishIds: [],
    facts: null,
    payment: null,
    approved: null,
    pending: null,
    reason: '',
    history: [],
    downloads: 0,
    live: 'no',
    category: '',
    waiting: 'no',
    dueAt: 0,
    queued: 'no',
    queuedAt: 0,
  };
}

/** A user's counts after a face was created, changed or deleted; the same object if nothing changes. */
export function countsAfter(counts: FaceCounts | undefined, before: Face | undefined, after: Face): FaceCounts {
  const next = { ...(counts ?? NO_FACES) };
  if (before?.shown === 'yes') next[before.status] -= 1;
  if (after.shown === 'yes') next[after.status] += 1;
  return next;
}

/** A face as shown to its owner or to a moderator; `own` distinguishes them. */
export function ownerView(face: Face, author: string, doc: unknown, own = true): FaceData {
  const { id, status, rev, updatedAt, system, ratio, copies, payment, facts, reason, history, downloads } = face;
  const approved = face.approved && {
    rev: face.approved.rev,
    at: face.approved.at,
    changed: face.approved.content !== face.content,
    copies: face.approved.copies,
  };
  const pending = face.pending && {
    rev: face.pending.rev,
    stage: face.pending.stage,
    since: face.pending.since,
    copies: face.pending.copies,
    judged: face.pending.judged,
  };
  return {
    id,
    own,
    status,
    rev,
    updatedAt,
    system,
    ratio,
    copies,
    approved,
    pending,
    payment,
    facts,
    reason,
    // Only moderators see who reviewed it.
    history: history.map(({ by: _, ...event }) => event),
    downloads,
    author,
    doc,
  };
}

/** Public view of a face: the approved release only. */
export function publicView(face: Face, author: string, doc: unknown): FaceData | Refusal {
  const { approved } = face;
  if (face.live !== 'yes' || !approved) return refuse('notFound');
  return {
    ...ownerView(face, author, doc, false),
    rev: approved.rev,
    updatedAt: approved.at,
    copies: face.copies.filter((copy) => copy.online).map(({ reason: _, ...copy }) => copy),
    approved: { rev: approved.rev, at: approved.at, changed: false, copies: approved.copies },
    pending: null,
    facts: approved.facts,
    reason: '',
    history: [],
  };
}
