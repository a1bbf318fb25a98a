// Envelope of every response (spec 3): a code, the data, and the server's message in both languages.
import { z } from 'zod';

/** Response codes; 200 is success, 403 ends the session (spec 4, 8; docs/rules/backend.md). */
export const CODE = {
  ok: 200,
  badInput: 400,
  sessionEnded: 403,
  notFound: 404,
  conflict: 409,
  bodyTooLarge: 413,
  tooMany: 429,
  failed: 500,
  busy: 503,
  storageFull: 507,
} as const;
export type Code = (typeof CODE)[keyof typeof CODE];

export const envelope = z.object({
  code: z.int(),
  success: z.boolean().nullish(),
  data: z.unknown().optional(),
  msg: z.string().nullish(),
  /** Shown instead of `msg` if the data language is English (spec 3). */
  enMsg: z.string().nullish(),
});
export type Envelope = z.output<typeof envelope>;

/** Code 200, and `success` is not false (docs/rules/backend.md B10). */
export function isSuccess(answer: Pick<Envelope, 'code' | 'success'>): boolean {
  return answer.code === CODE.ok && answer.success !== false;
}
