// Faces as drafts make them and as people see them: the facts of a design, its counts, its place in lists. Pure.
import type { Design } from '@/schemas/design';
import { FACE_STATUSES } from '@/schemas/faceStatus';
import type { FaceCounts, FaceData } from '@/schemas/wire/faces';
import type { Face } from './lifecycle';
import type { RecordOf } from './records';
import { type Refusal, refuse } from './refusal';

/** What a document tells its face. */
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

/** What became of a copy, which an edit leaves as it is. */
const lotOf = (before: Face['copies'][number] | undefined) => ({
  online: before?.online ?? false,
  ...(before?.reason && { reason: before.reason }),
});

/**
 * Copies that are no longer in the design, but passed review or are on their way there: users keep them until the next
 * revision passes (L7), and get what is being judged once it passes.
 */
const stillOut = (doc: Design, before: Face | undefined): Face['copies'] =>
  (before?.copies ?? []).filter(
    ({ id }) =>
      (before?.approved?.copies.includes(id) || before?.pending?.copies.includes(id)) &&
      !doc.copies.some((copy) => copy.id === id),
  );

/** The face of a draft that was saved: made by its first save, else with its new contents. */
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

/** The face if it is there and the person's own (S3). */
export function ownFace(face: Face | undefined, owner: string): Face | Refusal {
  return face && face.owner === owner && face.shown === 'yes' ? face : refuse('notFound');
}

/** The counts of who has no face. */
export const NO_FACES: FaceCounts = Object.fromEntries(FACE_STATUSES.map((status) => [status, 0])) as FaceCounts;

/** The counts of a person after one face changed, was made or deleted; the same where nothing differs. */
export function countsAfter(counts: FaceCounts | undefined, before: Face | undefined, after: Face): FaceCounts {
  const next = { ...(counts ?? NO_FACES) };
  if (before?.shown === 'yes') next[before.status] -= 1;
  if (after.shown === 'yes') next[after.status] += 1;
  return next;
}

/** A face for its owner, or for a moderator: `own` tells which of them. */
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
    // Who judged it is for moderators to know.
    history: history.map(({ by: _, ...event }) => event),
    downloads,
    author,
    doc,
  };
}

/** A live face for everybody: what was approved, and nothing of what goes on behind it. */
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
