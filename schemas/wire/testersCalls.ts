// The calls of testers on a server that runs for them (`--demo`). They are no operations: only such a server has them.
import { z } from 'zod';
import { region } from '../session';
import { plannedFault, WORLD_NAMES } from '../testers';
import type { ClockMove } from '../testersClock';

/** A server that runs for testers answers a GET here; any other says that it is not there. */
export const TESTERS_PATH = '/api/demo';

const instant = z.int().min(0).max(8.64e15);
const count = z.int().min(0);

/** What is in the backend, and goes when another world comes. */
export const holdings = z.object({
  world: z.enum(WORLD_NAMES).nullable(),
  designs: count,
  /** Names of some of them, the newest first. */
  names: z.array(z.string()).readonly(),
  accounts: count,
});
export type Holdings = z.output<typeof holdings>;

/** What the panel shows of the moment. */
export const testersSeen = z.object({
  /** The backend's clock, UTC ms, and whether it departs from the real one. */
  clock: z.object({ now: z.int(), moved: z.boolean() }),
  /** What of the plan is still to come, with the calls that each entry has left. */
  planned: z.array(plannedFault).readonly(),
  /** Calls answered since the plan was last set or cleared, by operation. */
  calls: z.record(z.string(), count),
});
export type TestersSeen = z.output<typeof testersSeen>;

const clockMove = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('to'), at: instant }),
  z.strictObject({ kind: z.literal('by'), ms: z.int().min(-8.64e14).max(8.64e14) }),
  z.strictObject({ kind: z.literal('real') }),
]) satisfies z.ZodType<ClockMove>;

/** Bodies of the calls that change something, by the last part of the path. */
export const testersBodies = {
  world: z.strictObject({ name: z.enum(WORLD_NAMES), region: region.optional() }),
  /** `now`: the clock stands there; null: it runs again, so many ms off the real time. `move`: as the panel moves it. */
  clock: z.union([
    z.strictObject({ now: instant.nullable(), ahead: z.int().min(-8.64e14).max(8.64e14).default(0) }),
    z.strictObject({ move: clockMove }),
  ]),
  /** `plan` replaces everything and counts anew, `add` goes to its end. */
  faults: z.union([z.strictObject({ plan: z.array(plannedFault).max(100) }), z.strictObject({ add: plannedFault })]),
  message: z.strictObject({ to: z.string().max(320) }),
} as const;
