// Text-to-image endpoints: submit, poll, list and count. Due pictures are made when someone polls, outside the
// transaction, and stored like an upload of their owner.

import { IMAGE_STORES, type ReadyImage, stored, storeImage } from '@/backend/shared/blobs';
import { regionOf } from '@/backend/shared/domain/caller';
import { isRefusal, refuse } from '@/backend/shared/domain/refusal';
import { preparedEndpoint } from '@/backend/shared/endpoint';
import { checkImage } from '@/backend/shared/imageCheck';
import type { Ports, Tx, Who } from '@/backend/shared/ports';
import { readPage } from '@/backend/shared/readPage';
import {
  claimed,
  dayIn,
  decideSubmit,
  isDue,
  type Made,
  publicTask,
  quotaOf,
  type Task,
  taskKey,
  withMade,
} from '../domain/ai';
import { whereThereAre } from './aiBeta';

/** The day in the user's calendar, and their number of tasks on it. */
async function today(tx: Tx, { userId, now }: Who): Promise<{ day: string; used: number }> {
  const user = await tx.get('users', userId);
  const day = dayIn(user ? regionOf(user) : 'domestic', now);
  return { day, used: await tx.count('aiTasks', { by: 'ownerDay', of: [userId, day] }) };
}

export const imageSubmit = preparedEndpoint<'imageSubmit', null>({
  stores: ['users', 'aiTasks', 'aiBeta'],
  mode: 'write',
  prepare: whereThereAre,
  handle: async (tx, { body, userId, now }) => {
    const { day, used } = await today(tx, { userId, now });
    const existing = await tx.get('aiTasks', taskKey(userId, body.taskId));
    const isInBeta = (await tx.get('aiBeta', userId)) !== undefined;
    const task = decideSubmit({ existing, isInBeta, used }, { ...body, owner: userId, day }, now);
    if (isRefusal(task)) return task;
    if (!existing) await tx.put('aiTasks', task);
    return task.taskId;
  },
});

export const imageQuota = preparedEndpoint<'imageQuota', null>({
  stores: ['users', 'aiTasks', 'aiBeta'],
  mode: 'read',
  prepare: whereThereAre,
  handle: async (tx, { userId, now }) => {
    const { used } = await today(tx, { userId, now });
    return quotaOf(used, (await tx.get('aiBeta', userId)) !== undefined);
  },
});

type MadeImages = readonly ReadyImage[] | 'failed' | 'later';
/** Results by task key. */
type AllMade = ReadonlyMap<string, MadeImages>;

/** Makes the pictures of a task; after an exception they may still come later. */
async function make({ id, prompt }: Task, ports: Ports): Promise<MadeImages> {
  try {
    const made = (await ports.pictures?.make({ taskId: id, prompt })) ?? 'failed';
    if (typeof made === 'string') return made;
    const ready: ReadyImage[] = [];
    for (const file of made) {
      const image = await checkImage(file, '', ports);
      if (isRefusal(image)) return 'failed';
      ready.push(await stored(image, ports));
    }
    return ready;
  } catch (thrown) {
    ports.report('imageQuery', thrown);
    return 'later';
  }
}

/** Whether this process should make the pictures, or poll for them. */
async function isOurs({ id }: Task, now: number, { uow, pictures }: Ports): Promise<boolean> {
  const worker = pictures?.worker;
  if (worker === undefined) return true;
  return uow.rw(['aiTasks'], async (tx) => {
    const before = await tx.get('aiTasks', id);
    const after = before ? claimed(before, worker, now) : null;
    if (after && after !== before) await tx.put('aiTasks', after);
    return after !== null;
  });
}

/** Makes the due pictures of the tasks that `find` returns for the caller. */
async function makeDue(
  sessionId: string | null,
  ports: Ports,
  find: (tx: Tx, userId: string) => Promise<readonly Task[]>,
): Promise<AllMade> {
  const now = ports.clock();
  const tasks = await ports.uow.ro(['sessions', 'aiTasks'], async (tx) => {
    const session = sessionId ? await tx.get('sessions', sessionId) : undefined;
    return session ? find(tx, session.userId) : [];
  });
  const made = new Map<string, MadeImages>();
  for (const task of tasks.filter((one) => isDue(one, now, ports.policy)))
    made.set(task.id, (await isOurs(task, now, ports)) ? await make(task, ports) : 'later');
  return made;
}

/** The task with its result; pictures are stored once, whichever process was first. */
async function settled(tx: Tx, task: Task, all: AllMade, who: Who): Promise<Task> {
  const made = all.get(task.id);
  if (!made || task.outcome !== null) return task;
  const urls: string[] = [];
  if (typeof made !== 'string') for (const ready of made) urls.push((await storeImage(tx, ready, who)).url);
  const outcome: Made = typeof made === 'string' ? made : urls;
  const after = withMade(task, outcome, who.now);
  if (after !== task) await tx.put('aiTasks', after);
  return after;
}

export const imageQuery = preparedEndpoint<'imageQuery', AllMade>({
  stores: ['aiTasks', ...IMAGE_STORES],
  mode: 'write',
  prepare: async ({ params, sessionId }, ports) => {
    if (!ports.pictures) return refuse('notFound');
    return makeDue(sessionId, ports, async (tx, userId) => {
      const task = await tx.get('aiTasks', taskKey(userId, params.taskId));
      return task ? [task] : [];
    });
  },
  handle: async (tx, { params, prepared, ports, userId, now }) => {
    const task = await tx.get('aiTasks', taskKey(userId, params.taskId));
    if (!task) return refuse('notFound');
    return publicTask(await settled(tx, task, prepared, { userId, now }), now, ports.policy);
  },
});

/** One's own tasks, newest first (I11). */
const newestOf = (owner: string) => ({ by: 'ownerNewest', of: owner, order: 'descending' }) as const;

export const imageHistory = preparedEndpoint<'imageHistory', AllMade>({
  stores: ['aiTasks', ...IMAGE_STORES],
  mode: 'write',
  prepare: async ({ params, sessionId }, ports) => {
    if (!ports.pictures) return refuse('notFound');
    return makeDue(
      sessionId,
      ports,
      async (tx, userId) => (await readPage(tx, 'aiTasks', newestOf(userId), params)).records,
    );
  },
  handle: async (tx, { params, prepared, ports, userId, now }) => {
    const page = await readPage(tx, 'aiTasks', newestOf(userId), params);
    const records = [];
    for (const task of page.records)
      records.push(publicTask(await settled(tx, task, prepared, { userId, now }), now, ports.policy));
    return { ...page, records };
  },
});
