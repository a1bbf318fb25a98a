// Build tasks: the package of each copy is made in the browser, uploaded, and checked (backend.md K1 to K7).
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
  /** For the store, or to look at: a preview changes no status (K6). */
  kind: z.enum(['publish', 'preview']),
  state: buildState,
  /** Share of the work that is done, 0 to 1. */
  progress: z.number().min(0).max(1),
  createdAt: z.int().min(0),
  /** Bytes of the package, once it is there. */
  size: z.int().min(1).nullable(),
  /** As what an installable package went out, once it is there: the next one keeps its name and counts on. */
  release: packageRelease.nullable().default(null),
});
export type BuildTask = z.output<typeof buildTask>;

/** A task in the list of its face. */
export const listedTask = buildTask.extend({
  /** Made of its copy as it is saved now; otherwise of a state before. */
  current: z.boolean(),
});
export type ListedTask = z.output<typeof listedTask>;

export const buildListParams = z.object({ faceId: draftId });
export const buildListData = z.array(listedTask);

export const buildPreviewParams = z.object({ id: draftId });

const taskId = z.string().regex(/^[\w.-]{1,200}$/);
export const packageBody = z.object({ taskId, file: z.instanceof(Blob) });
export const packageParams = z.object({ id: taskId });
