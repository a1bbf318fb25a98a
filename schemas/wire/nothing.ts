// Answers that hold nothing, or only that there is one.
import { z } from 'zod';

export const nothing = z.null();
export const pingData = z.object({ ok: z.literal(true) });
