// Takes faces and single copies offline and back online.

import { isRefusal, type Refusal } from '@/backend/shared/domain/refusal';
import { endpoint, preparedEndpoint } from '@/backend/shared/endpoint';
import type { Ports, Tx, Who } from '@/backend/shared/ports';
import type { DataOf } from '@/schemas/wire/operations';
import { type Face, returnId } from '../domain/lifecycle';
import { type PreparedEdition, prepareEdition, readyEdition } from './editions';
import { broughtUp, FACE_STORES } from './faceStore';
import { answered, carryOut, faceOfCopy, ownFaceNow } from './faces';

type OnlineContext = Who & { ports: Ports; prepared: PreparedEdition | null };

/** A face changed since its approval goes through build and review again, by the rules of publishing (L6, L13). */
async function buildsOnReturn(
  tx: Tx,
  face: Face,
  { prepared, now, ports }: OnlineContext,
): Promise<string[] | Refusal> {
  const { approved, pending, rev } = face;
  const facts = face.facts ?? approved?.facts;
  if (
    face.status !== 'offline' ||
    pending?.stage === 'review' ||
    !approved ||
    !facts ||
    face.content === approved.content
  )
    return [];
  const sending = { publishId: returnId(face), rev, facts, prepared };
  const edition = await readyEdition(tx, face, sending, { now, policy: ports.policy });
  return isRefusal(edition) ? edition : edition.builds;
}

async function changeOnlineOf(
  tx: Tx,
  id: string,
  { online, copyId }: { online: boolean; copyId?: string },
  context: OnlineContext,
): Promise<DataOf<'changeOnline'> | Refusal> {
  const { ports } = context;
  const face = await ownFaceNow(tx, id, context, ports);
  if (isRefusal(face)) return face;
  const named = copyId === undefined ? {} : { copyId };
  if (!online) {
    const next = await carryOut(tx, face, { kind: 'offline', ...named }, context, ports);
    return isRefusal(next) ? next : answered(tx, next);
  }
  // A single copy of a changed face cannot come back online.
  const builds = copyId === undefined ? await buildsOnReturn(tx, face, context) : [];
  if (isRefusal(builds)) return builds;
  const next = await carryOut(tx, face, { kind: 'online', builds, ...named }, context, ports);
  if (isRefusal(next)) return next;
  const scheduled = await startWaiting(tx, face, next, context);
  return answered(tx, scheduled);
}

/** Starts processing a submitted revision: stores its document separately and schedules the next check. */
export async function startWaiting(tx: Tx, before: Face, face: Face, { now, ports }: { now: number; ports: Ports }) {
  if (!face.pending || face.pending === before.pending) return face;
  const working = await tx.get('docs', face.id);
  if (working) await tx.put('docs', { id: `${face.id}.review`, doc: working.doc });
  return broughtUp(tx, { ...face, waiting: 'yes', dueAt: 0 }, now, ports.policy);
}

export const changeOnline = preparedEndpoint<'changeOnline', PreparedEdition | null>({
  stores: [...FACE_STORES, 'files'],
  mode: 'write',
  prepare: ({ params }, ports) => prepareEdition(params.id, ports),
  handle: (tx, context) => changeOnlineOf(tx, context.params.id, { online: context.params.online }, context),
});

export const changeOnlineSingle = endpoint<'changeOnlineSingle'>({
  stores: FACE_STORES,
  mode: 'write',
  handle: async (tx, context) => {
    const { id: copyId, online } = context.params;
    const id = await faceOfCopy(tx, context.userId, context.params);
    if (isRefusal(id)) return id;
    return changeOnlineOf(tx, id, { online, copyId }, { ...context, prepared: null });
  },
});
