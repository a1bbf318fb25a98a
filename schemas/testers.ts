// What testers of the demo can ask for: worlds, the backend's clock, faults. The panel's forms and the grammar of the address are made of these.
import { z } from 'zod';
import { ui } from './ui';
import { OPERATION_IDS, type OperationId } from './wire/operations';

/** Named starting points of the demo's data. */
export const WORLD_NAMES = ['empty', 'demo', 'rich', 'rejected'] as const;
export type WorldName = (typeof WORLD_NAMES)[number];

/** `lost`: the work is done and its answer is lost. `forbidden`: the answer says that the session ended. */
export const FAULT_KINDS = [
  'latency',
  'status',
  'network',
  'hang',
  'lost',
  'html',
  'truncate',
  'forbidden',
  'envelope',
] as const;

/** Meets every call. */
export const ANY_CALL = 'any';
export const FAULT_CALLS = [ANY_CALL, ...OPERATION_IDS] as readonly [typeof ANY_CALL, ...OperationId[]];

/** Calls that one entry of a plan may meet, and the longest delay, ms. */
export const FAULT_TIMES_MAX = 10_000;
export const FAULT_MS_MAX = 600_000;
/** Delay of `latency` where none is said, ms. */
export const FAULT_MS = 3000;
const STATUS_MIN = 100;
const STATUS_MAX = 999;
export const FAULT_STATUS = 500;

/** An entry of a fault plan, as tests and calls give it. */
export const plannedFault = z.strictObject({
  op: z.enum(FAULT_CALLS),
  /** How many calls it meets. */
  times: z.int().min(1).max(FAULT_TIMES_MAX).default(1),
  kind: z.enum(FAULT_KINDS),
  /** Delay of `latency`; with any other kind, a delay before it. */
  ms: z.int().min(0).max(FAULT_MS_MAX).default(0),
  /** HTTP status of `status`, envelope code of `envelope`. */
  code: z.int().min(STATUS_MIN).max(STATUS_MAX).default(FAULT_STATUS),
  /** `handled`: the work is done before the fault. */
  after: z.enum(['handled', 'unhandled']).default('unhandled'),
});
export type Fault = z.input<typeof plannedFault>;
export type PlannedFault = z.output<typeof plannedFault>;

/** The panel's form of such an entry. */
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
    .min(STATUS_MIN)
    .max(599)
    .default(FAULT_STATUS)
    .register(ui, { control: 'number', step: 1, row: 'numbers', showIf: { field: 'kind', in: ['status'] } }),
});
export type FaultForm = z.output<typeof faultForm>;

export const worldForm = z.object({
  world: z.enum(WORLD_NAMES).register(ui, { control: 'select', options: [...WORLD_NAMES] }),
});
