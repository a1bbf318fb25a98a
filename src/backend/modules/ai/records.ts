// Stored records of this module, and their indexes.
import { z } from 'zod';
import { id, instant } from '@/backend/shared/domain/recordFields';
import { unitsOf } from '@/schemas/graphemes';
import { AI_IMAGES_MAX, AI_PROMPT_MAX, AI_RESULT_MAX } from '@/schemas/limits';

export const aiRecords = {
  /** AI picture tasks. `id`: owner and the client's task id; `day`: in the owner's region. */
  aiTasks: z.object({
    id: z.string().max(140),
    owner: id,
    taskId: z.string().max(64),
    prompt: z.string().max(unitsOf(AI_PROMPT_MAX)),
    submittedAt: instant,
    day: z.iso.date(),
    /** Null until there is a result. */
    outcome: z.enum(['success', 'failed', 'timedOut']).nullable(),
    images: z.array(z.string().max(300)).max(AI_IMAGES_MAX),
    /** The process that makes its pictures, and since when. */
    claim: z.object({ by: id, at: instant }).nullable().default(null),
  }),
  /** Beta members by user id. */
  aiBeta: z.object({ id, joinedAt: instant }),
  /** Texts and background removals of a user on a day in their region. `id`: owner and day. */
  aiUses: z.object({ id: z.string().max(100), texts: z.int().min(0), backgrounds: z.int().min(0) }),
  /** Used results, each once. */
  aiResults: z.object({
    id: z.string().max(200),
    owner: id,
    kind: z.enum(['image', 'name', 'description', 'expression']),
    text: z.string().max(AI_RESULT_MAX),
    at: instant,
  }),
} as const;

export const aiIndexes = {
  aiTasks: { ownerDay: ['owner', 'day', 'id'], ownerNewest: ['owner', 'submittedAt', 'id'] },
  aiBeta: {},
  aiUses: {},
  aiResults: { owner: ['owner', 'id'] },
} as const;
