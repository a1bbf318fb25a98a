// AI endpoints: joining and leaving the beta (I14), and recording used results.

import { refuse } from '@/backend/shared/domain/refusal';
import { endpoint, preparedEndpoint } from '@/backend/shared/endpoint';
import type { Ports } from '@/backend/shared/ports';
import { taskKey } from '../domain/ai';

/** Without AI features the calls respond as if they did not exist. */
const whereThereIs = async (_: unknown, { pictures, texts, backgrounds }: Ports) =>
  pictures || texts || backgrounds ? null : refuse('notFound');

/** The same of pictures. */
export const whereThereAre = async (_: unknown, { pictures }: Ports) => (pictures ? null : refuse('notFound'));

/** Available AI features, and whether the caller is in the beta. */
export const aiFeatures = endpoint<'aiFeatures'>({
  stores: ['aiBeta'],
  mode: 'read',
  handle: async (tx, { userId, ports: { pictures, texts, backgrounds } }) => ({
    pictures: pictures !== null,
    texts: texts !== null,
    backgrounds: backgrounds !== null,
    isDemo: [pictures, texts, backgrounds].some((port) => port?.isDemo),
    isInBeta: userId !== '' && (await tx.get('aiBeta', userId)) !== undefined,
  }),
});

export const betaJoin = preparedEndpoint<'betaJoin', null>({
  stores: ['aiBeta'],
  mode: 'write',
  prepare: whereThereIs,
  handle: async (tx, { userId, now }) => {
    if (!(await tx.get('aiBeta', userId))) await tx.put('aiBeta', { id: userId, joinedAt: now });
    return null;
  },
});

export const betaExit = preparedEndpoint<'betaExit', null>({
  stores: ['aiBeta'],
  mode: 'write',
  prepare: whereThereIs,
  handle: async (tx, { userId }) => {
    await tx.delete('aiBeta', userId);
    return null;
  },
});

/** Requires one's own task with this picture; only the first use counts. */
export const collectImage = preparedEndpoint<'collectImage', null>({
  stores: ['aiTasks', 'aiResults'],
  mode: 'write',
  prepare: whereThereAre,
  handle: async (tx, { body, userId, now }) => {
    const key = taskKey(userId, body.taskId);
    const image = (await tx.get('aiTasks', key))?.images[body.index];
    if (image === undefined) return refuse('notFound');
    const id = `${key}:${body.index}`;
    if (!(await tx.get('aiResults', id)))
      await tx.put('aiResults', { id, owner: userId, kind: 'image', text: image, at: now });
    return null;
  },
});

export const collectText = preparedEndpoint<'collectText', null>({
  stores: ['aiResults'],
  mode: 'write',
  prepare: whereThereIs,
  handle: async (tx, { body, userId, now }) => {
    const id = taskKey(userId, body.resultId);
    if (!(await tx.get('aiResults', id)))
      await tx.put('aiResults', { id, owner: userId, kind: body.kind, text: body.text, at: now });
    return null;
  },
});
