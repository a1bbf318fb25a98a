// What testers of the demo can ask for: worlds, the backend's clock, faults. What the address and the panel's forms are made of.
import { z } from 'zod';
import { CALL_NAMES } from './wire/callNames';

/** Named starting points of the demo's data. */
export const WORLD_NAMES = ['empty', 'demo', 'rich', 'rejected', 'payday'] as const;
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
export const FAULT_CALLS = [ANY_CALL, ...CALL_NAMES] as const;

/** Calls that one entry of a plan may meet, and the longest delay, ms. */
export const FAULT_TIMES_MAX = 10_000;
export const FAULT_MS_MAX = 600_000;
/** Delay of `latency` where none is said, ms. */
export const FAULT_MS = 3000;
export const FAULT_STATUS_MIN = 100;
const FAULT_CODE_MAX = 999;
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
  code: z.int().min(FAULT_STATUS_MIN).max(FAULT_CODE_MAX).default(FAULT_STATUS),
  /** `handled`: the work is done before the fault. */
  after: z.enum(['handled', 'unhandled']).default('unhandled'),
});
export type Fault = z.input<typeof plannedFault>;
export type PlannedFault = z.output<typeof plannedFault>;
