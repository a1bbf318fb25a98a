// Powers of testers on a server, by calls of their own: worlds, the clock, faults, the messages that nobody sent.
import { z } from 'zod';
import { webPasswords } from '@/backend/adapters/web';
import { type App, createApp } from '@/backend/app';
import { recordSchemas } from '@/backend/domain/records';
import type { Message, Ports } from '@/backend/ports';
import { DEMO_ACCOUNT, region, role } from '@/schemas/session';
import { type Fault, WORLD_NAMES } from '@/schemas/testers';
import { CODE } from '@/schemas/wire/envelope';
import { createDemoClock } from './demoClock';
import { demoPolicy } from './demoPolicy';
import { demoThirdParty } from './demoThirdParty';
import { withFaults } from './faults';
import { reseed, seed } from './worlds/scenarios';

const instant = z.int().min(0).max(8.64e15);

const accountAsked = recordSchemas.users
  .omit({ password: true, roles: true, thirdPartyId: true })
  .extend({ username: z.string().max(100).default('Other'), roles: z.array(role).max(8).default([]) })
  .extend({
    region: region.default('domestic'),
    emailVerified: z.boolean().default(false),
    password: z.null().optional(),
  });

/** The calls, by path. `now`: the clock stands there; null: it runs again, so many ms off the real time. */
const BODIES = {
  /** `users`: accounts beside the world's own; their password is the demo's, unless they come by a third party. */
  '/api/demo/world': z.strictObject({
    name: z.enum(WORLD_NAMES),
    region: region.optional(),
    users: z.array(accountAsked).max(100).optional(),
  }),
  '/api/demo/clock': z.strictObject({ now: instant.nullable(), ahead: z.int().min(-8.64e14).max(8.64e14).default(0) }),
  '/api/demo/faults': z.strictObject({ plan: z.array(z.unknown()).max(100) }),
  '/api/demo/message': z.strictObject({ to: z.string().max(320) }),
} as const;
type Path = keyof typeof BODIES;

/** Messages are kept in the data as well, the last one to each person. */
const messageId = (to: string): string => `demoMessage ${to}`.slice(0, 64);

export interface ServerDemoOptions {
  /** Who judges faces: time, as in the browser's demo, or a moderator. */
  reviews: 'time' | 'moderator';
}

export interface ServerDemo {
  app: App;
  door: (request: Request) => Promise<Response | null>;
}

/** The demo's world in an empty database, and its powers around the backend. */
export async function openServerDemo(plain: Ports, { reviews }: ServerDemoOptions): Promise<ServerDemo> {
  // A restart keeps it. Another process on the same database is told by itself.
  const clock = createDemoClock({ uow: plain.uow, real: plain.clock });
  await clock.read();
  const messenger = {
    send: async (message: Message) => {
      await plain.messenger.send(message);
      const value = message.text.slice(0, 200);
      await plain.uow.rw(['meta'], (tx) => tx.put('meta', { id: messageId(message.to), value }));
    },
  };
  const thirdParty = plain.thirdParty ?? demoThirdParty;
  const policy = reviews === 'time' ? demoPolicy : plain.policy;
  const ports: Ports = { ...plain, clock: clock.now, messenger, thirdParty, policy };
  // Everybody knows the password of the world's accounts: the quickest kind of record does for them.
  const worldPorts = { ...ports, passwords: webPasswords(1) };
  await seed(worldPorts, 'demo');
  const app = withFaults(createApp(ports));

  const acts: { [P in Path]: (body: z.output<(typeof BODIES)[P]>) => Promise<unknown> } = {
    '/api/demo/world': async ({ name, region: where, users = [] }) => {
      app.faults.clear();
      await reseed(worldPorts, name, where);
      const known = await worldPorts.passwords.hash(DEMO_ACCOUNT.password);
      await ports.uow.rw(['users'], async (tx) => {
        for (const { password = known, ...user } of users)
          await tx.put('users', { ...user, thirdPartyId: null, password });
      });
      await clock.keep();
      return null;
    },
    '/api/demo/clock': async ({ now, ahead }) => {
      const running = ahead === 0 ? { kind: 'real' as const } : { kind: 'shifted' as const, by: ahead };
      await clock.set(now === null ? running : { kind: 'fixed', at: now });
      return null;
    },
    '/api/demo/faults': async ({ plan }) => {
      app.faults.plan(plan as Fault[]);
      return null;
    },
    '/api/demo/message': async ({ to }) =>
      (await plain.uow.ro(['meta'], (tx) => tx.get('meta', messageId(to))))?.value ?? null,
  };

  const answered = (code: number, data: unknown): Response =>
    Response.json({ code, success: code === CODE.ok, data }, { headers: { 'cache-control': 'no-store' } });

  return {
    app,
    door: async (request) => {
      const path = new URL(request.url).pathname;
      if (request.method !== 'POST' || !(path in BODIES)) return null;
      try {
        const body: unknown = await request.json();
        const act = acts[path as Path] as (body: unknown) => Promise<unknown>;
        return answered(CODE.ok, await act(BODIES[path as Path].parse(body)));
      } catch (thrown) {
        return answered(CODE.badInput, String(thrown).slice(0, 500));
      }
    },
  };
}
