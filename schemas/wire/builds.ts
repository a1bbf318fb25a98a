// Build tasks: the browser builds and uploads the package of each copy, and the server checks it (docs/rules/backend.md K1 to K7).
import { z } from 'zod';
import { platform } from '../design';
import { packageRelease } from '../packageMark';
import { draftId } from './drafts';

export const buildState = z.enum(['queued', 'building', 'success', 'failed']);
export type BuildState = z.output<typeof buildState>;

export const buildTask = z.object({
  id: z.string().min(1).max(200),
  faceId: draftId,
  copyId: z.string().min(1).max(64),
  platform,
  /** For the store, or a preview, which changes no status (K6). */
  kind: z.enum(['publish', 'preview']),
  state: buildState,
  /** Completed share, 0 to 1. */
  progress: z.number().min(0).max(1),
  createdAt: z.int().min(0),
  /** Bytes of the package, once uploaded. */
  size: z.int().min(1).nullable(),
  /** Release of an installable package, once uploaded; the next one keeps its name and continues its version code. */
  release: packageRelease.nullable().default(null),
});
export type BuildTask = z.output<typeof buildTask>;

/** A task in its face's list. */
export const listedTask = buildTask.extend({
  /** Built from the copy as currently saved; else from an earlier state. */
  current: z.boolean(),
});
export type ListedTask = z.output<typeof listedTask>;

export const buildListParams = z.object({ faceId: draftId });
export const buildListData = z.array(listedTask);

export const buildPreviewParams = z.object({ id: draftId });

const taskId = z.string().regex(/^[\w.-]{1,200}$/);
export const packageBody = z.object({ taskId, file: z.instanceof(Blob) });
export const packageParams = z.object({ id: taskId });
