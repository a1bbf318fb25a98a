// Powers of testers on a server, by calls of their own: worlds, the clock, faults, the messages that nobody sent.
import { z } from 'zod';
import { type App, createApp } from '@/backend/app';
import type { Message, Ports } from '@/backend/ports';
import { CODE } from '@/schemas/wire/envelope';
import { demoThirdParty } from './demoThirdParty';
import { type Fault, withFaults } from './faults';
import { reseed, SCENARIO_NAMES, seed } from './worlds/scenarios';

const instant = z.int().min(0).max(8.64e15);

/** The calls, by path. `now` null: the clock runs again. */
const BODIES = {
  '/api/demo/world': z.strictObject({
    name: z.enum(SCENARIO_NAMES),
    region: z.enum(['domestic', 'overseas']).optional(),
  }),
  '/api/demo/clock': z.strictObject({ now: instant.nullable() }),
  '/api/demo/faults': z.strictObject({ plan: z.array(z.unknown()).max(100) }),
  '/api/demo/message': z.strictObject({ to: z.string().max(320) }),
} as const;
type Path = keyof typeof BODIES;

/** Where the clock stands still, in the data: a restart keeps it. Another process on the same database is told by itself. */
const CLOCK = 'demoClock';
/** Messages are kept in the data as well, the last one to each person. */
const messageId = (to: string): string => `demoMessage ${to}`.slice(0, 64);

export interface ServerDemo {
  app: App;
  door: (request: Request) => Promise<Response | null>;
}

/** The demo's world in an empty database, and its powers around the backend. */
export async function openServerDemo(plain: Ports): Promise<ServerDemo> {
  const standing = await plain.uow.ro(['meta'], async (tx) => (await tx.get('meta', CLOCK))?.value);
  let fixed = standing === undefined ? null : Number(standing);
  const messenger = {
    send: async (message: Message) => {
      await plain.messenger.send(message);
      const value = message.text.slice(0, 200);
      await plain.uow.rw(['meta'], (tx) => tx.put('meta', { id: messageId(message.to), value }));
    },
  };
  const thirdParty = plain.thirdParty ?? demoThirdParty;
  const ports: Ports = { ...plain, clock: () => fixed ?? plain.clock(), messenger, thirdParty };
  await seed(ports, 'demo');
  const app = withFaults(createApp(ports));

  const acts: { [P in Path]: (body: z.output<(typeof BODIES)[P]>) => Promise<unknown> } = {
    '/api/demo/world': async ({ name, region }) => {
      app.faults.clear();
      await reseed(ports, name, region);
      if (fixed !== null) await setClock(fixed);
      return null;
    },
    '/api/demo/clock': async ({ now }) => {
      await setClock(now);
      return null;
    },
    '/api/demo/faults': async ({ plan }) => {
      app.faults.plan(plan as Fault[]);
      return null;
    },
    '/api/demo/message': async ({ to }) =>
      (await plain.uow.ro(['meta'], (tx) => tx.get('meta', messageId(to))))?.value ?? null,
  };

  async function setClock(now: number | null): Promise<void> {
    fixed = now;
    await plain.uow.rw(['meta'], (tx) =>
      now === null ? tx.delete('meta', CLOCK) : tx.put('meta', { id: CLOCK, value: String(now) }),
    );
  }

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
