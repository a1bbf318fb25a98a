// What a moderator writes to the designer of a face that is not approved (backend.md L5).
import { z } from 'zod';
import { REVIEW_REASON_MAX } from '../limits';
import { holdsControls } from '../names';
import { ui } from '../ui';

/** Why a face is not approved: something to read, and no more than the designer is shown. */
export const verdictForm = z.object({
  reason: z
    .string()
    .trim()
    .min(1)
    .max(REVIEW_REASON_MAX)
    .refine((text) => !holdsControls(text), { params: { key: 'controlCharacter' } })
    .register(ui, { control: 'textarea', counted: REVIEW_REASON_MAX, autocomplete: 'off' }),
});
