// Publish endpoints: submitting a saved revision with its details, and saving the publish form.

import { isRefusal, type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { preparedEndpoint } from '@/backend/shared/endpoint';
import type { Ports, Tx, Who } from '@/backend/shared/ports';
import { CURRENCY_OF } from '@/schemas/money';
import type { Facts } from '@/schemas/wire/faces';
import type { DataOf } from '@/schemas/wire/operations';
import { areFactsUploaded, filesOfFacts, readFacts, refuseFacts, unfinished } from '../domain/facts';
import type { Face } from '../domain/lifecycle';
import { type PreparedEdition, prepareEdition, readyEdition, type Sending } from './editions';
import { FACE_STORES, storeFace } from './faceStore';
import { answered, carryOut, ownFaceNow } from './faces';
import { startWaiting } from './online';

type Sent = Parameters<typeof readFacts>[0];

const STORES = [...FACE_STORES, 'files', 'drafts'] as const;

/** Validated details: by the form's rules, in the account's currency, with pictures of the same owner (F1 to F7). */
async function checkedFacts(tx: Tx, face: Face, sent: Sent): Promise<Facts | Refusal> {
  const user = await tx.get('users', face.owner);
  const facts = readFacts(sent, CURRENCY_OF[user?.region ?? 'domestic']);
  if (isRefusal(facts)) return facts;
  const files = await Promise.all(filesOfFacts(facts).map((id) => tx.get('files', id)));
  if (!areFactsUploaded(facts) || files.some((file) => file?.owner !== face.owner))
    return refuse('missingAssets', { path: 'previewImage' });
  return refuseFacts(face, facts) ?? facts;
}

/** Submits a revision with validated details. */
async function send(tx: Tx, face: Face, sending: Sending, who: Who, ports: Ports): Promise<Face | Refusal> {
  const { pending } = face;
  if (pending && (pending.stage === 'review' || pending.publishId === sending.publishId)) return face;
  const edition = await readyEdition(tx, face, sending, { now: who.now, policy: ports.policy });
  if (isRefusal(edition)) return edition;
  const next = await carryOut(tx, face, { kind: 'publish', edition }, who, ports);
  return isRefusal(next) ? next : startWaiting(tx, face, next, { now: who.now, ports });
}

/** Whether this publish id was already processed; a late repeat changes nothing (docs/rules/reliability.md, fault 12). */
const wasSent = (face: Face, publishId: string): boolean => face.publishIds.includes(publishId);

/** Common preparation: reads and hashes the saved revision outside the transaction. */
const begun = {
  stores: STORES,
  mode: 'write' as const,
  prepare: ({ body }: { body: { id: string } }, ports: Ports) => prepareEdition(body.id, ports),
};

/** Applies a change to one's own face and returns the result. */
async function onOwnFace(
  tx: Tx,
  { body, userId, now, ports }: Who & { body: { id: string }; ports: Ports },
  act: (face: Face) => Promise<Face | Refusal>,
): Promise<DataOf<'faceGet'> | Refusal> {
  const face = await ownFaceNow(tx, body.id, { userId, now }, ports);
  const next = isRefusal(face) ? face : await act(face);
  return isRefusal(next) ? next : answered(tx, next);
}

export const facePublish = preparedEndpoint<'facePublish', PreparedEdition | null>({
  ...begun,
  handle: (tx, context) =>
    onOwnFace(tx, context, async (face) => {
      const { body, prepared, ports } = context;
      const { publishId, rev } = body;
      if (wasSent(face, publishId)) return face;
      const facts = await checkedFacts(tx, face, body.facts);
      return isRefusal(facts) ? facts : send(tx, face, { publishId, rev, facts, prepared }, context, ports);
    }),
});

/** Stores an unfinished form unchanged. */
async function keepUnfinished(tx: Tx, face: Face, sent: Sent): Promise<Face | Refusal> {
  const facts = unfinished(sent);
  const refused = refuseFacts(face, facts);
  if (refused) return refused;
  const published = { ...face, facts, payment: facts.paymentType };
  await storeFace(tx, face, published);
  return published;
}

/**
 * Saves the form, finished or not. Changes to a published face are submitted: the approved revision is reviewed with
 * the new details, reusing its packages (L13, K2).
 */
export const faceSave = preparedEndpoint<'faceSave', PreparedEdition | null>({
  ...begun,
  handle: (tx, context) =>
    onOwnFace(tx, context, async (face) => {
      const { body, prepared, now, ports } = context;
      if (face.approved === null) return keepUnfinished(tx, face, body.facts);
      const facts = await checkedFacts(tx, face, body.facts);
      if (isRefusal(facts)) return facts;
      if (JSON.stringify(facts) === JSON.stringify(face.facts)) return face;
      const { rev } = face;
      return send(tx, face, { publishId: `facts-${rev}-${now}`, rev, facts, prepared }, context, ports);
    }),
});
