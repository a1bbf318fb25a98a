// Tester features as HTTP calls, for the panel with a server, for curl and for contract tests.
import { z } from 'zod';
import { recordSchemas } from '@/backend/records';
import { BODY_LIMITS } from '@/bytes/json/jsonLimits';
import { readJsonStream } from '@/bytes/json/readJson';
import { region, role } from '@/schemas/session';
import { CODE } from '@/schemas/wire/envelope';
import { TESTERS_PATH, testersBodies } from '@/schemas/wire/testersCalls';
import type { DemoClock } from '../demoClock';
import type { Testers } from './createTesters';

const account = recordSchemas.users
  .omit({ password: true, roles: true, thirdPartyId: true })
  .extend({ username: z.string().max(100).default('Other'), roles: z.array(role).max(8).default([]) })
  .extend({
    region: region.default('domestic'),
    emailVerified: z.boolean().default(false),
    password: z.null().optional(),
  });
export type RequestedAccount = z.output<typeof account>;

/** `users`: additional accounts; they have the demo's password, unless they sign in through a third party. */
const BODIES = { ...testersBodies, world: testersBodies.world.extend({ users: z.array(account).max(100).optional() }) };
type Name = keyof typeof BODIES;

interface Parts {
  testers: Testers;
  clock: DemoClock;
  addUsers(users: readonly RequestedAccount[]): Promise<void>;
  /** The last message to a phone number or email address; null if there is none. */
  messageTo(to: string): Promise<string | null>;
}

const answered = (code: number, data: unknown): Response =>
  Response.json({ code, success: code === CODE.ok, data }, { headers: { 'cache-control': 'no-store' } });

/** Handles tester calls; null for any other request. */
export function testersCalls({ testers, clock, addUsers, messageTo }: Parts) {
  const acts: { [N in Name]: (body: z.output<(typeof BODIES)[N]>) => Promise<unknown> } = {
    world: async ({ name, region: where, users = [] }) => {
      await testers.enter(name, where);
      await addUsers(users);
    },
    clock: async (request) => {
      if ('move' in request) return testers.moveClock(request.move);
      const running = request.ahead === 0 ? { kind: 'real' as const } : { kind: 'shifted' as const, by: request.ahead };
      return clock.set(request.now === null ? running : { kind: 'fixed', at: request.now });
    },
    faults: async (request) => ('add' in request ? testers.addFault(request.add) : testers.faults.plan(request.plan)),
    message: ({ to }) => messageTo(to),
  };

  async function act(request: Request, name: Name): Promise<unknown> {
    const read = await readJsonStream(request.body ?? new Blob().stream(), BODY_LIMITS);
    if (!read.ok) throw new Error(read.fault);
    const body = BODIES[name].parse(read.value);
    return (await (acts[name] as (body: unknown) => Promise<unknown>)(body)) ?? null;
  }

  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    if (pathname !== TESTERS_PATH && !pathname.startsWith(`${TESTERS_PATH}/`)) return null;
    const name = pathname.slice(TESTERS_PATH.length + 1);
    try {
      if (request.method === 'GET' && name === '') return answered(CODE.ok, await testers.seen());
      if (request.method === 'GET' && name === 'world') return answered(CODE.ok, await testers.holdings());
      if (request.method !== 'POST' || !Object.hasOwn(BODIES, name)) return null;
      return answered(CODE.ok, await act(request, name as Name));
    } catch (thrown) {
      return answered(CODE.badInput, String(thrown).slice(0, 500));
    }
  };
}
