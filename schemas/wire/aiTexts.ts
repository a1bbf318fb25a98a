// Streamed texts and background removal (spec 7, AI; docs/rules/backend.md I12, I13).
import { z } from 'zod';
import { hasGraphemes, unitsOf } from '../graphemes';
import { AI_TEXT_INPUT_MAX, AI_TEXT_PARAMETERS } from '../limits';

/** Model names in requests; the server's settings map them to real models. */
export const AI_TEXT_MODELS = ['dialwright-text'] as const;

const message = z.object({
  role: z.enum(['system', 'user']),
  content: z.string().min(1).max(unitsOf(AI_TEXT_INPUT_MAX)),
});

/** Parameters are fixed to those of the specification. */
export const textStreamBody = z.object({
  source: z.literal('web'),
  engine: z.literal('chatgpt'),
  params: z.object({
    messages: z
      .array(message)
      .min(1)
      .max(4)
      .refine((list) => hasGraphemes(list.map(({ content }) => content).join(''), { max: AI_TEXT_INPUT_MAX })),
    model: z.enum(AI_TEXT_MODELS),
    temperature: z.literal(AI_TEXT_PARAMETERS.temperature),
    max_tokens: z.int().min(1).max(AI_TEXT_PARAMETERS.max_tokens),
    top_p: z.literal(AI_TEXT_PARAMETERS.top_p),
    stream: z.literal(true),
  }),
});
export type TextStreamParams = z.output<typeof textStreamBody>['params'];

/** Only a file stored here, never another host's (I13); `wwid` is the calling account. */
export const backgroundBody = z.object({
  url: z.string().regex(/^\/api\/files\/[\w.-]{1,64}$/),
  wwid: z.string().min(1).max(64),
});
