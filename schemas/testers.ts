// Tester controls of the demo: worlds, the backend's clock, faults. Used by the URL parser and the panel's forms.
import { z } from 'zod';
import { CALL_NAMES } from './wire/callNames';

/** Named data sets of the demo. */
export const WORLD_NAMES = ['empty', 'demo', 'rich', 'rejected', 'payday'] as const;
export type WorldName = (typeof WORLD_NAMES)[number];

/** `lost`: the request is processed but its response is lost. `forbidden`: the response ends the session. */
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

/** Maximum calls affected by one planned fault, and maximum delay, ms. */
export const FAULT_TIMES_MAX = 10_000;
export const FAULT_MS_MAX = 600_000;
/** Default delay of `latency`, ms. */
export const FAULT_MS = 3000;
export const FAULT_STATUS_MIN = 100;
const FAULT_CODE_MAX = 999;
export const FAULT_STATUS = 500;

/** A planned fault, as given by tests and API calls. */
export const plannedFault = z.strictObject({
  op: z.enum(FAULT_CALLS),
  /** How many calls it meets. */
  times: z.int().min(1).max(FAULT_TIMES_MAX).default(1),
  kind: z.enum(FAULT_KINDS),
  /** Delay of `latency`; for any other kind, an additional delay. */
  ms: z.int().min(0).max(FAULT_MS_MAX).default(0),
  /** HTTP status of `status`, envelope code of `envelope`. */
  code: z.int().min(FAULT_STATUS_MIN).max(FAULT_CODE_MAX).default(FAULT_STATUS),
  /** `handled`: the request is processed before the fault. */
  after: z.enum(['handled', 'unhandled']).default('unhandled'),
});
export type Fault = z.input<typeof plannedFault>;
export type PlannedFault = z.output<typeof plannedFault>;
