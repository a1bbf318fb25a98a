// Text-to-image tasks: validation, state and results. A task has no timers; its state follows from its submission time
// and the clock. Pure (docs/rules/backend.md B6).

import type { RecordOf } from '@/backend/records';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import type { Refusal } from '@/backend/shared/domain/refusal';
import { AI_POLL_TOTAL_MS, AI_TASKS_PER_DAY } from '@/schemas/limits';
import type { Region } from '@/schemas/session';
import type { ImageQuota, ImageTask } from '@/schemas/wire/ai';
import { aiRefuse } from './aiRefusal';

export type Task = RecordOf<'aiTasks'>;

/** Offset of a region's calendar from UTC, ms. */
const AHEAD_MS: Readonly<Record<Region, number>> = { domestic: 8 * 3_600_000, overseas: 0 };

/** The day in the region's calendar (I5), such as `2026-11-20`. */
export const dayIn = (region: Region, now: number): string =>
  new Date(now + AHEAD_MS[region]).toISOString().slice(0, 10);

/** Key of a task. It includes the owner, so that other users cannot access it. */
export const taskKey = (owner: string, taskId: string): string => `${owner}:${taskId}`;

export interface Submit {
  owner: string;
  taskId: string;
  prompt: string;
  day: string;
}

export interface SubmitState {
  /** An earlier task with this id. */
  existing: Task | undefined;
  isInBeta: boolean;
  /** Tasks of this day. */
  used: number;
}

/** The new task to store, or the existing one (I3). Refused at the daily limit, or outside the beta (I1). */
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

/** Whether pictures should be available now, but there is no outcome yet. */
export const isDue = ({ outcome, submittedAt }: Task, now: number, { imageMs }: AccountLimits): boolean =>
  outcome === null && now - submittedAt >= imageMs;

/** Time after which a process that claimed a task counts as gone, and another takes over, ms. */
const CLAIM_MS = 240_000;

/** The task claimed for this process; null if another one works on it, or nothing needs to be done. */
export function claimed(task: Task, by: string, now: number): Task | null {
  const { outcome, claim } = task;
  if (outcome !== null) return null;
  if (claim?.by === by) return task;
  return claim && now - claim.at < CLAIM_MS ? null : { ...task, claim: { by, at: now } };
}

/** Result of making pictures: their URLs, permanent failure, or not yet. */
export type Made = readonly string[] | 'failed' | 'later';

/** The task with this result; an existing outcome is final, and a task without pictures times out after ten minutes. */
export function withMade(task: Task, made: Made, now: number): Task {
  if (task.outcome !== null) return task;
  if (made === 'failed') return { ...task, outcome: 'failed' };
  if (made === 'later') return now - task.submittedAt < AI_POLL_TOTAL_MS ? task : { ...task, outcome: 'timedOut' };
  return { ...task, outcome: 'success', images: [...made] };
}

/** The task as shown to its owner. */
export function publicTask(task: Task, now: number, { imageQueueMs }: AccountLimits): ImageTask {
  const { taskId, prompt, submittedAt, outcome, images } = task;
  const running = now - submittedAt < imageQueueMs ? 'submitted' : 'generating';
  return { taskId, prompt, submittedAt, state: outcome ?? running, imgList: images };
}

export const quotaOf = (used: number, isInBeta: boolean): ImageQuota => ({ used, max: AI_TASKS_PER_DAY, isInBeta });
