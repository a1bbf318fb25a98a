// Tester calls of a server started with `--demo`. Not operations, because other servers do not have them.
import { z } from 'zod';
import { region } from '../session';
import { plannedFault, WORLD_NAMES } from '../testers';
import type { ClockMove } from '../testersClock';

/** A demo server answers a GET here; any other server responds with not found. */
export const TESTERS_PATH = '/api/demo';

const instant = z.int().min(0).max(8.64e15);
const count = z.int().min(0);

/** Content of the backend, which switching worlds deletes. */
export const holdings = z.object({
  world: z.enum(WORLD_NAMES).nullable(),
  designs: count,
  /** Names of some of them, newest first. */
  names: z.array(z.string()).readonly(),
  accounts: count,
});
export type Holdings = z.output<typeof holdings>;

/** State shown in the panel. */
export const testersSeen = z.object({
  /** The backend's clock, UTC ms, and whether it differs from the real time. */
  clock: z.object({ now: z.int(), moved: z.boolean() }),
  /** Remaining planned faults with their remaining calls. */
  planned: z.array(plannedFault).readonly(),
  /** Answered calls since the plan was last set or cleared, by operation. */
  calls: z.record(z.string(), count),
});
export type TestersSeen = z.output<typeof testersSeen>;

const clockMove = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('to'), at: instant }),
  z.strictObject({ kind: z.literal('by'), ms: z.int().min(-8.64e14).max(8.64e14) }),
  z.strictObject({ kind: z.literal('real') }),
]) satisfies z.ZodType<ClockMove>;

/** Bodies of the calls that change something, by last path segment. */
export const testersBodies = {
  world: z.strictObject({ name: z.enum(WORLD_NAMES), region: region.optional() }),
  /**
   * `now`: stops the clock there; null: the clock runs, offset from the real time by this many ms. `move`: as entered
   * in the panel.
   */
  clock: z.union([
    z.strictObject({ now: instant.nullable(), ahead: z.int().min(-8.64e14).max(8.64e14).default(0) }),
    z.strictObject({ move: clockMove }),
  ]),
  /** `plan` replaces the plan and resets counts, `add` appends to it. */
  faults: z.union([z.strictObject({ plan: z.array(plannedFault).max(100) }), z.strictObject({ add: plannedFault })]),
  message: z.strictObject({ to: z.string().max(320) }),
} as const;
