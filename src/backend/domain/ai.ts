// Pictures by words: what may be asked for, how far a task is, and what came of it. A task has no timers: its state follows from
// the instant it was submitted at and the clock. Pure (backend.md B6).
import { AI_POLL_TOTAL_MS, AI_TASKS_PER_DAY } from '@/schemas/limits';
import type { Region } from '@/schemas/session';
import type { ImageQuota, ImageTask } from '@/schemas/wire/ai';
import { aiRefuse } from './aiRefusal';
import type { Policy } from './policy';
import type { RecordOf } from './records';
import type { Refusal } from './refusal';

export type Task = RecordOf<'aiTasks'>;

/** How far the calendar of a region is ahead of UTC, ms. */
const AHEAD_MS: Readonly<Record<Region, number>> = { domestic: 8 * 3_600_000, overseas: 0 };

/** The day of the region's calendar (I5), as `2026-11-20`. */
export const dayIn = (region: Region, now: number): string =>
  new Date(now + AHEAD_MS[region]).toISOString().slice(0, 10);

/** A task of one person is not there for anybody else: whose it is stands in its key. */
export const taskKey = (owner: string, taskId: string): string => `${owner}:${taskId}`;

export interface Submit {
  owner: string;
  taskId: string;
  prompt: string;
  day: string;
}

export interface SubmitState {
  /** The task of this id, if it was submitted before. */
  existing: Task | undefined;
  isInBeta: boolean;
  /** Tasks of this day. */
  used: number;
}

/** The task to be kept, or the one that is (I3). Who is at the day's limit, or not in the beta, is refused (I1). */
export function decideSubmit({ existing, isInBeta, used }: SubmitState, submit: Submit, now: number): Task | Refusal {
  if (existing) return existing.prompt === submit.prompt ? existing : aiRefuse('taskIdReused');
  if (!isInBeta) return aiRefuse('joinBetaFirst');
  if (used >= AI_TASKS_PER_DAY) return aiRefuse('imageLimit');
  return {
    ...submit,
    id: taskKey(submit.owner, submit.taskId),
    submittedAt: now,
    outcome: null,
    images: [],
    claim: null,
  };
}

/** Whether pictures of the task can be had now, and nobody has them yet. */
export const isDue = ({ outcome, submittedAt }: Task, now: number, { imageMs }: Policy): boolean =>
  outcome === null && now - submittedAt >= imageMs;

/** A process that has not come back with pictures after this long is gone, and another one takes its place, ms. */
const CLAIM_MS = 240_000;

/** The task as it is claimed for this process; null where another one is at it, or nobody need be. */
export function claimed(task: Task, by: string, now: number): Task | null {
  const { outcome, claim } = task;
  if (outcome !== null) return null;
  if (claim?.by === by) return task;
  return claim && now - claim.at < CLAIM_MS ? null : { ...task, claim: { by, at: now } };
}

/** What came of making pictures: their addresses, none for good, or none yet. */
export type Made = readonly string[] | 'failed' | 'later';

/** The task after that; one that has an outcome keeps it, and one without pictures after ten minutes has timed out. */
export function withMade(task: Task, made: Made, now: number): Task {
  if (task.outcome !== null) return task;
  if (made === 'failed') return { ...task, outcome: 'failed' };
  if (made === 'later') return now - task.submittedAt < AI_POLL_TOTAL_MS ? task : { ...task, outcome: 'timedOut' };
  return { ...task, outcome: 'success', images: [...made] };
}

/** The task as its owner sees it. */
export function publicTask(task: Task, now: number, { imageQueueMs }: Policy): ImageTask {
  const { taskId, prompt, submittedAt, outcome, images } = task;
  const running = now - submittedAt < imageQueueMs ? 'submitted' : 'generating';
  return { taskId, prompt, submittedAt, state: outcome ?? running, imgList: images };
}

export const quotaOf = (used: number, isInBeta: boolean): ImageQuota => ({ used, max: AI_TASKS_PER_DAY, isInBeta });
