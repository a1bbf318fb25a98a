// Forms of the testers' panel: entering a world, adding a planned fault, and setting the clock.
import { z } from 'zod';
import {
  FAULT_CALLS,
  FAULT_KINDS,
  FAULT_MS,
  FAULT_MS_MAX,
  FAULT_STATUS,
  FAULT_STATUS_MIN,
  FAULT_TIMES_MAX,
  WORLD_NAMES,
} from '../testers';
import { readClockMove } from '../testersClock';
import { ui } from '../ui';

/** The panel's form for a planned fault. */
export const faultForm = z.object({
  op: z.enum(FAULT_CALLS).register(ui, { control: 'select', row: 'what' }),
  kind: z.enum(FAULT_KINDS).register(ui, {
    control: 'select',
    row: 'what',
    options: FAULT_KINDS.filter((kind) => kind !== 'envelope'),
  }),
  times: z.int().min(1).max(FAULT_TIMES_MAX).default(1).register(ui, { control: 'number', step: 1, row: 'numbers' }),
  ms: z
    .int()
    .min(0)
    .max(FAULT_MS_MAX)
    .default(FAULT_MS)
    .register(ui, {
      ...{ control: 'number', unit: 'ms', step: 100, row: 'numbers' },
      showIf: { field: 'kind', in: ['latency'] },
    }),
  code: z
    .int()
    .min(FAULT_STATUS_MIN)
    .max(599)
    .default(FAULT_STATUS)
    .register(ui, { control: 'number', step: 1, row: 'numbers', showIf: { field: 'kind', in: ['status'] } }),
});
export type FaultForm = z.output<typeof faultForm>;

export const worldForm = z.object({
  world: z.enum(WORLD_NAMES).register(ui, { control: 'select', options: [...WORLD_NAMES] }),
});

export const clockForm = z.object({
  now: z
    .string()
    .max(40)
    .refine((text) => readClockMove(text) !== null, { error: 'format' })
    .register(ui, { control: 'text', autocomplete: 'off' }),
});
