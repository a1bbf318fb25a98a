// Responses without data, or with only a confirmation.
import { z } from 'zod';

export const nothing = z.null();
export const pingData = z.object({ ok: z.literal(true) });
