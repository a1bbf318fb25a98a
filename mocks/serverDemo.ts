// What a server has under `--demo` alone: the demo's world, and the powers of testers around the backend.
import { webPasswords } from '@/backend/adapters/web';
import { createApp } from '@/backend/app';
import type { Message, Ports } from '@/backend/ports';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { demoAi } from './demoAi';
import { createDemoClock } from './demoClock';
import { demoPayouts } from './demoPayouts';
import { demoPolicy } from './demoPolicy';
import { demoThirdParty } from './demoThirdParty';
import { type FaultyApp, withFaults } from './faults';
import { withReaderTexts } from './readerTexts';
import { createTesters } from './testers/createTesters';
import { type AskedAccount, testersCalls } from './testers/testersCalls';
import { seed } from './worlds/scenarios';

/** Messages are kept in the data as well, the last one to each person. */
const messageId = (to: string): string => `demoMessage ${to}`.slice(0, 64);

export interface ServerDemoOptions {
  /** Who judges faces: time, as in the browser's demo, or a moderator. */
  reviews: 'time' | 'moderator';
}

export interface ServerDemo {
  app: FaultyApp;
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
  // Where a moderator judges, an operator pays.
  const byTime = reviews === 'time' ? { policy: demoPolicy, payouts: demoPayouts } : {};
  const ports: Ports = {
    ...plain,
    clock: clock.now,
    messenger,
    thirdParty,
    pictures: plain.pictures ?? demoAi.pictures,
    texts: plain.texts ?? demoAi.texts,
    backgrounds: plain.backgrounds ?? demoAi.backgrounds,
    ...byTime,
  };
  // Everybody knows the password of the world's accounts: the quickest kind of record does for them.
  const worldPorts = { ...ports, passwords: webPasswords(1) };
  await seed(worldPorts, 'demo');
  const app = withFaults(withReaderTexts(createApp(ports)));
  const { faults } = app;
  const testers = createTesters({
    ...{ ports: worldPorts, region: 'domestic', clock, faults, asked: null },
    tellOthers: () => {},
  });

  async function addUsers(users: readonly AskedAccount[]): Promise<void> {
    const known = await worldPorts.passwords.hash(DEMO_ACCOUNT.password);
    await ports.uow.rw(['users'], async (tx) => {
      for (const { password = known, ...user } of users)
        await tx.put('users', { ...user, thirdPartyId: null, password });
    });
  }
  const messageTo = async (to: string) =>
    (await plain.uow.ro(['meta'], (tx) => tx.get('meta', messageId(to))))?.value ?? null;

  return { app, door: testersCalls({ testers, clock, addUsers, messageTo }) };
}
