// Streamed texts and background removal: for beta members, with a daily limit, for own files only (I12, I13; X5).

import type { StoreName } from '@/backend/records';
import { IMAGE_STORES, type ReadyImage, stored, storeImage } from '@/backend/shared/blobs';
import { regionOf } from '@/backend/shared/domain/caller';
import { isRefusal, type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { preparedEndpoint } from '@/backend/shared/endpoint';
import { checkImage } from '@/backend/shared/imageCheck';
import type { Ports, Tx, Who } from '@/backend/shared/ports';
import { AI_BACKGROUNDS_PER_DAY, AI_TEXTS_PER_DAY, MATTING_TIMEOUT_MS } from '@/schemas/limits';
import { dayIn } from '../domain/ai';
import { type AiRefusalName, aiRefuse } from '../domain/aiRefusal';
import { eventStream } from '../eventStream';

const MAX = {
  texts: [AI_TEXTS_PER_DAY, 'textLimit'],
  backgrounds: [AI_BACKGROUNDS_PER_DAY, 'backgroundLimit'],
} as const satisfies Record<string, readonly [number, AiRefusalName]>;
const USE_STORES = ['users', 'aiBeta', 'aiUses'] as const satisfies readonly StoreName[];

/** Counts a use before it starts; refuses outside the beta or above the daily limit. */
async function count(tx: Tx, kind: keyof typeof MAX, { userId, now }: Who): Promise<Refusal | null> {
  if (!(await tx.get('aiBeta', userId))) return aiRefuse('joinBetaFirst');
  const user = await tx.get('users', userId);
  const id = `${userId}:${dayIn(user ? regionOf(user) : 'domestic', now)}`;
  const used = (await tx.get('aiUses', id)) ?? { id, texts: 0, backgrounds: 0 };
  const [max, refusal] = MAX[kind];
  if (used[kind] >= max) return aiRefuse(refusal);
  await tx.put('aiUses', { ...used, [kind]: used[kind] + 1 });
  return null;
}

export const textStream = preparedEndpoint<'textStream', null>({
  stores: USE_STORES,
  mode: 'write',
  prepare: async (_, { texts }) => (texts ? null : refuse('notFound')),
  handle: async (tx, { body, userId, now, ports, signal }) => {
    const { texts, report } = ports;
    if (!texts) return refuse('notFound');
    // The model is called only when the response is read, after the transaction.
    return (
      (await count(tx, 'texts', { userId, now })) ??
      eventStream(
        (until) => texts.stream(body.params, until),
        signal,
        (thrown) => report('textStream', thrown),
      )
    );
  },
});

/** The bytes of one's own file for background removal. */
async function pictureOf(
  { url, wwid }: { url: string; wwid: string },
  sessionId: string | null,
  { uow, blobs, clock }: Ports,
): Promise<Blob | Refusal> {
  const now = clock();
  const file = await uow.rw([...USE_STORES, 'sessions', 'files'], async (tx) => {
    const session = sessionId ? await tx.get('sessions', sessionId) : undefined;
    const file = await tx.get('files', url.replace('/api/files/', ''));
    if (!session || !file || file.owner !== session.userId || wwid !== session.userId) return refuse('notFound');
    return (await count(tx, 'backgrounds', { userId: session.userId, now })) ?? file;
  });
  if (isRefusal(file)) return file;
  const bytes = await blobs.get(file.blob);
  return bytes ? new Blob([new Uint8Array(bytes)], { type: file.type }) : refuse('notFound');
}

async function removed(picture: Blob, signal: AbortSignal, ports: Ports): Promise<ReadyImage | Refusal> {
  const limit = AbortSignal.timeout(MATTING_TIMEOUT_MS);
  try {
    const file = await ports.backgrounds?.remove(picture, AbortSignal.any([signal, limit]));
    if (!file) return aiRefuse('noBackground');
    const image = await checkImage(file, '', ports);
    return isRefusal(image) ? aiRefuse('backgroundFailed') : stored(image, ports);
  } catch (thrown) {
    if (!signal.aborted) ports.report('backgroundRemove', thrown);
    return aiRefuse('backgroundFailed');
  }
}

export const backgroundRemove = preparedEndpoint<'backgroundRemove', ReadyImage>({
  stores: IMAGE_STORES,
  mode: 'write',
  prepare: async ({ body, sessionId, signal }, ports) => {
    if (!ports.backgrounds) return refuse('notFound');
    const picture = await pictureOf(body, sessionId, ports);
    return isRefusal(picture) ? picture : removed(picture, signal, ports);
  },
  handle: (tx, { prepared, userId, now }) => storeImage(tx, prepared, { userId, now }),
});
