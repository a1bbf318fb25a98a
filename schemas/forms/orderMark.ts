// The reason an operator enters for a failed withdrawal; shown to the designer with the order (docs/rules/backend.md D9).
import { z } from 'zod';
import { ORDER_REASON_MAX } from '../limits';
import { holdsControls } from '../names';
import { ui } from '../ui';

export const orderMarkForm = z.object({
  reason: z
    .string()
    .trim()
    .min(1)
    .max(ORDER_REASON_MAX)
    .refine((text) => !holdsControls(text), { params: { key: 'controlCharacter' } })
    .register(ui, { control: 'textarea', counted: ORDER_REASON_MAX, autocomplete: 'off' }),
});
