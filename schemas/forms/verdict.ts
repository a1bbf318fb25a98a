// The reason a moderator enters for rejecting a face (docs/rules/backend.md L5).
import { z } from 'zod';
import { REVIEW_REASON_MAX } from '../limits';
import { holdsControls } from '../names';
import { ui } from '../ui';

/** Reason for the rejection; not empty, and no longer than what the designer is shown. */
export const verdictForm = z.object({
  reason: z
    .string()
    .trim()
    .min(1)
    .max(REVIEW_REASON_MAX)
    .refine((text) => !holdsControls(text), { params: { key: 'controlCharacter' } })
    .register(ui, { control: 'textarea', counted: REVIEW_REASON_MAX, autocomplete: 'off' }),
});
