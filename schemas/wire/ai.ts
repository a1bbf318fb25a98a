// Text-to-image calls and the AI beta (spec 7, AI; docs/rules/backend.md B6). Of streamed texts only collecting.
import { z } from 'zod';
import { hasGraphemes, unitsOf } from '../graphemes';
import {
  AI_HISTORY_PAGE_SIZE,
  AI_IMAGES_MAX,
  AI_PROMPT_MAX,
  AI_RESULT_MAX,
  AI_TASKS_PER_DAY,
  PAGE_SIZE_MAX,
} from '../limits';
import { page, pageParams, wholeNumber } from './paging';

/** Created by the client before the first attempt; identifies the task and makes retries idempotent (I3). */
export const imageTaskId = z.string().regex(/^[\w-]{8,64}$/);

/** The prompt, trimmed. */
export const imagePrompt = z
  .string()
  .max(unitsOf(AI_PROMPT_MAX))
  .trim()
  .min(1)
  .refine((prompt) => hasGraphemes(prompt, { max: AI_PROMPT_MAX }), { error: 'too many characters' });

/** In the body rather than the URL, because a thousand Chinese characters exceed many servers' URL limits. */
export const imageSubmitBody = z.object({ prompt: imagePrompt, taskId: imageTaskId });
export const imageSubmitData = imageTaskId;

export const imageQueryParams = z.object({ taskId: imageTaskId });

/** `failed` and `timedOut` are final, like `success`; a success without pictures is final too (I9). */
const imageTaskState = z.enum(['submitted', 'generating', 'success', 'failed', 'timedOut']);

export const imageTask = z.object({
  taskId: imageTaskId,
  prompt: z.string().max(unitsOf(AI_PROMPT_MAX)),
  state: imageTaskState,
  /** UTC ms. */
  submittedAt: z.int().min(0),
  /** URLs of the pictures, in order. */
  imgList: z.array(z.string().regex(/^\/api\/files\/[\w.-]+$/)).max(AI_IMAGES_MAX),
});
export type ImageTask = z.output<typeof imageTask>;

export const imageHistoryParams = z.object({
  ...pageParams(),
  size: wholeNumber(z.int().min(1).max(PAGE_SIZE_MAX)).default(AI_HISTORY_PAGE_SIZE),
});
export const imageHistoryData = page(imageTask);

/** Today's tasks, by the calendar of the account's region (I5), and whether the account is in the beta. */
export const imageQuotaData = z.object({
  used: z.int().min(0),
  max: z.literal(AI_TASKS_PER_DAY),
  isInBeta: z.boolean(),
});
export type ImageQuota = z.output<typeof imageQuotaData>;

/** A used picture of one's own task, by index from 0. */
export const collectImageBody = z.object({
  taskId: imageTaskId,
  index: z
    .int()
    .min(0)
    .max(AI_IMAGES_MAX - 1),
});
/** A used text: the client creates `resultId`, so that retries are idempotent. */
export const collectTextBody = z.object({
  resultId: imageTaskId,
  kind: z.enum(['name', 'description', 'expression']),
  text: z.string().min(1).max(AI_RESULT_MAX),
});
