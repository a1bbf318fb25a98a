// State machine of a face: allowed events per state, and changes over time. Pure (docs/rules/backend.md L4 to L14, K1).

import type { RecordOf } from '@/backend/records';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import { type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { isServed } from '@/schemas/design';
import type { FaceStatus } from '@/schemas/faceStatus';
import { buildStateAt, latestEnd } from './builds';
import {
  type Face,
  illegal,
  type LifeEvent,
  type LifeEventKind,
  noted,
  type Of,
  type Pending,
  type Step,
} from './lifeEvents';
import { approve, reject } from './verdicts';

export type { Face, LifeEvent, LifeEventKind } from './lifeEvents';

type Build = RecordOf<'builds'>;

/** Number of remembered publish ids, for recognising late repeats. */
const IDS_KEPT = 50;

const same = (face: Face): Face => face;

/** The working revision as it would be published, with the build tasks that it needs. */
export function editionOf(
  face: Face,
  { publishId, facts, builds }: Pick<Pending, 'publishId' | 'facts'> & { builds: readonly string[] },
): Omit<Pending, 'stage' | 'since'> {
  const { rev, content, system, ratio, working } = face;
  const copies = offeredCopies(face, facts).flatMap(({ id }) => (working.includes(id) ? [id] : []));
  return { publishId, working, builds: [...builds], judged: [], rev, content, system, ratio, facts, copies };
}

/** The copies for the watches selected in the publish details. */
export const offeredCopies = <C extends Pick<Face['copies'][number], 'platform'>>(
  { copies }: { copies: readonly C[] },
  { range }: Pick<Pending['facts'], 'range'>,
): C[] => copies.filter(({ platform }) => isServed(platform, range));

/** While building, the latest submission replaces the previous one; a face in review does not change (L4, K3). */
const publish: Step<'publish'> = (face, { edition }, now) => {
  const { pending } = face;
  if (pending && (pending.stage === 'review' || pending.publishId === edition.publishId)) return face;
  const { facts } = edition;
  const submitted = {
    facts,
    payment: facts.paymentType,
    publishIds: [...face.publishIds, edition.publishId].slice(-IDS_KEPT),
  };
  if (pending) return { ...face, ...submitted, pending: { ...pending, ...edition } };
  const sent: Face = {
    ...face,
    ...submitted,
    reason: '',
    copies: face.copies.map(({ reason: _, ...copy }) => copy),
    pending: { ...edition, stage: 'building', since: now },
  };
  return noted(sent, now, 'published');
};

/** All packages are built and valid, so review can start. A live face stays live meanwhile (L7). */
const packaged: Step<'packaged'> = (face, _, now) => {
  if (face.pending?.stage !== 'building') return illegal();
  const status: FaceStatus = face.status === 'live' ? 'live' : 'review';
  return noted({ ...face, status, pending: { ...face.pending, stage: 'review', since: now } }, now, 'reviewed');
};

/** The face returns to its state before publishing (K1). */
const buildFailed: Step<'buildFailed'> = (face, _, now) =>
  face.pending?.stage === 'building' ? noted({ ...face, pending: null }, now, 'buildFailed') : illegal();

/** The copies concerned by an event: one, or all approved ones. */
function withOnline(face: Face, copyId: string | undefined, online: boolean): Face {
  const approved = face.approved?.copies ?? [];
  const isMeant = (id: string) => (copyId === undefined ? approved.includes(id) : id === copyId);
  return { ...face, copies: face.copies.map((copy) => (isMeant(copy.id) ? { ...copy, online } : copy)) };
}

/** Adds a history entry about copies of a face that stays live; nothing if they were already in that state. */
function notedCopy(before: Face, after: Face, now: number, what: 'offline' | 'online', copyId?: string): Face {
  const isSame = after.copies.every(({ id, online }) =>
    before.copies.some((one) => one.id === id && one.online === online),
  );
  return isSame ? before : noted(after, now, what, { copyId });
}

/** The face is offline once none of its copies is online (L10). A pending replacement is cancelled. */
const offline: Step<'offline'> = (face, { copyId }, now) => {
  const next = withOnline(face, copyId, false);
  if (next.copies.some((copy) => copy.online)) return notedCopy(face, next, now, 'offline', copyId);
  return noted({ ...next, status: 'offline', pending: null }, now, 'offline');
};

/** Publish id used when a changed face comes back online. */
export const returnId = ({ rev }: Pick<Face, 'rev'>): string => `online-${rev}`;

/**
 * Restores the approved state if nothing changed; else the face is built and reviewed again (L6). A single copy of a
 * live face returns as approved.
 */
const online: Step<'online'> = (face, { copyId, builds }, now) => {
  const { approved } = face;
  if (!approved || (copyId !== undefined && !approved.copies.includes(copyId))) return illegal();
  if (face.status === 'live') return notedCopy(face, withOnline(face, copyId, true), now, 'online', copyId);
  if (face.content === approved.content)
    return noted(withOnline({ ...face, status: 'live' }, copyId, true), now, 'online');
  // A changed face is submitted as a whole, with all packages.
  if (copyId !== undefined) return illegal();
  const edition = editionOf(face, { publishId: returnId(face), facts: face.facts ?? approved.facts, builds });
  return publish(face, { kind: 'publish', edition }, now);
};

/** Removes name and contents; a tombstone prevents reuse of the id. */
const remove: Step<'delete'> = (face, _, now) => ({
  ...face,
  shown: 'no',
  updatedAt: now,
  pending: null,
  approved: null,
  copies: [],
  facts: null,
});
const notWhileOut: Step<'delete'> = () => refuse('takeOfflineFirst');

/** Effect of each event in each state (L9). Events that are not allowed leave the face unchanged. */
export const LIFE: { readonly [K in LifeEventKind]: Readonly<Record<FaceStatus, Step<K>>> } = {
  publish: { draft: publish, review: same, rejected: publish, live: publish, offline: publish },
  packaged: { draft: packaged, review: illegal, rejected: packaged, live: packaged, offline: packaged },
  buildFailed: { draft: buildFailed, review: illegal, rejected: buildFailed, live: buildFailed, offline: buildFailed },
  approve: { draft: illegal, review: approve, rejected: illegal, live: approve, offline: illegal },
  reject: { draft: illegal, review: reject, rejected: illegal, live: reject, offline: illegal },
  // Idempotent: a face that is already offline or live stays so.
  offline: { draft: illegal, review: illegal, rejected: illegal, live: offline, offline: same },
  online: { draft: illegal, review: illegal, rejected: illegal, live: online, offline: online },
  delete: { draft: remove, review: notWhileOut, rejected: remove, live: notWhileOut, offline: remove },
};

/** Applies an event to a face at an instant, or returns why it is not possible. */
export function happen<K extends LifeEventKind>(
  face: Face,
  event: Of<K>,
  now: number,
  policy: AccountLimits,
): Face | Refusal {
  const step: Step<K> = LIFE[event.kind as K][face.status];
  const next = step(face, event, now);
  return 'refused' in next || next === face ? next : indexed(next, policy);
}

/** Rejection reason for a face with the marker word. */
export const markedFaceReason = (marker: string): string => `"${marker}" stands in its words, as the demo's rule asks.`;

/** Automatic decision: rejects faces with the marker word in their texts. */
function judgement({ facts }: Pending, { rejectMarker }: AccountLimits): Of<'approve'> | Of<'reject'> {
  const words = [facts.dialNameCn, facts.dialName, facts.description].join(' ').toLowerCase();
  return words.includes(rejectMarker)
    ? { kind: 'reject', reason: markedFaceReason(rejectMarker) }
    : { kind: 'approve' };
}

/** When time alone will change the face next, or null. `builds` are those of the pending revision. */
function nextChange(face: Face, builds: readonly Build[], policy: AccountLimits): number | null {
  const { pending } = face;
  if (!pending) return null;
  if (pending.stage === 'building') return latestEnd(builds, policy);
  if (policy.reviewMs === null) return null;
  return pending.hold ? pending.hold.until + pending.hold.left : pending.since + policy.reviewMs;
}

/** Advances a face to an instant: each change takes effect at its own time, however late it is computed (K4). */
export function settled(face: Face, builds: readonly Build[], now: number, policy: AccountLimits): Face {
  let current = face;
  for (let due = nextChange(current, builds, policy); due !== null && due <= now; ) {
    const { pending } = current;
    if (!pending) break;
    // Packages built before the submission do not end before it.
    const at = Math.max(due, pending.since);
    const hasFailed = builds.some((build) => buildStateAt(build, now, policy) === 'failed');
    const event: LifeEvent =
      pending.stage === 'review' ? judgement(pending, policy) : { kind: hasFailed ? 'buildFailed' : 'packaged' };
    const next = happen(current, event, at, policy);
    if ('refused' in next) break;
    current = next;
    due = nextChange(current, builds, policy);
  }
  return scheduled(current, nextChange(current, builds, policy));
}

function scheduled(face: Face, due: number | null): Face {
  const waiting = due === null ? 'no' : 'yes';
  return face.waiting === waiting && face.dueAt === (due ?? 0) ? face : { ...face, waiting, dueAt: due ?? 0 };
}

/** Derived fields for list filters, the history within its limit, and only the copies of existing editions. */
function indexed(face: Face, policy: AccountLimits): Face {
  const inReview = face.pending?.stage === 'review' ? face.pending : null;
  const editions = [face.working, face.approved?.copies ?? [], face.pending?.copies ?? []];
  return {
    ...face,
    copies: face.copies.filter(({ id }) => editions.some((copies) => copies.includes(id))),
    live: face.status === 'live' && face.shown === 'yes' ? 'yes' : 'no',
    offered: [...new Set(face.copies.filter((copy) => copy.online).map((copy) => copy.platform))],
    category: face.approved?.facts.category ?? '',
    queued: inReview ? 'yes' : 'no',
    queuedAt: inReview?.since ?? 0,
    ...(face.pending === null && { waiting: 'no', dueAt: 0 }),
    history: face.history.slice(-policy.historyKept),
  };
}

/** The face of an account that is deleted, in any state: offline, without name and contents. Its history stays. */
export const abandoned = (face: Face, now: number, policy: AccountLimits): Face =>
  indexed(
    {
      ...face,
      ...{ shown: 'no', pending: null, approved: null, copies: [], facts: null, working: [], platforms: [] },
      ...{ status: 'offline', search: '', reason: '', publishIds: [] },
      // A face that was already deleted keeps the time of its deletion.
      updatedAt: face.shown === 'yes' ? now : face.updatedAt,
    },
    policy,
  );
