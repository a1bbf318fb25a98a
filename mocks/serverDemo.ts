// Features of a server with `--demo`: the demo's world, and tester calls.
import { webPasswords } from '@/backend/adapters/web';
import { type AppOptions, createApp } from '@/backend/app';
import type { Message, Ports } from '@/backend/shared/ports';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { demoAi } from './demoAi';
import { createDemoClock } from './demoClock';
import { demoPayouts } from './demoPayouts';
import { demoPolicy } from './demoPolicy';
import { demoThirdParty } from './demoThirdParty';
import { type FaultyApp, withFaults } from './faults';
import { withReaderTexts } from './readerTexts';
import { createTesters } from './testers/createTesters';
import { type RequestedAccount, testersCalls } from './testers/testersCalls';
import { seed } from './worlds/scenarios';

/** The last message per recipient is also stored in the data. */
const messageId = (to: string): string => `demoMessage ${to}`.slice(0, 64);

export interface ServerDemoOptions extends Pick<AppOptions, 'sendFile'> {
  /** How faces are reviewed: by timeout, like in the browser demo, or by a moderator. */
  reviews: 'time' | 'moderator';
}

export interface ServerDemo {
  app: FaultyApp;
  door: (request: Request) => Promise<Response | null>;
}

/** Seeds the demo's world into an empty database and adds tester features. */
export async function openServerDemo(plain: Ports, { reviews, ...options }: ServerDemoOptions): Promise<ServerDemo> {
  // Survives restarts. Another process on the same database has its own copy of the state.
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
  // With moderators, operators pay.
  const byTime =
    reviews === 'time'
      ? { policy: { ...demoPolicy, storageBytes: plain.policy.storageBytes }, payouts: demoPayouts }
      : {};
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
  // The passwords of these accounts are public, so use the cheapest hash.
  const worldPorts = { ...ports, passwords: webPasswords(1) };
  await seed(worldPorts, 'demo');
  const app = withFaults(withReaderTexts(createApp(ports, options)));
  const { faults } = app;
  const testers = createTesters({
    ...{ ports: worldPorts, region: 'domestic', clock, faults, options: null },
    tellOthers: () => {},
  });

  async function addUsers(users: readonly RequestedAccount[]): Promise<void> {
    const demoPassword = await worldPorts.passwords.hash(DEMO_ACCOUNT.password);
    await ports.uow.rw(['users'], async (tx) => {
      for (const { password = demoPassword, ...user } of users)
        await tx.put('users', { ...user, thirdPartyId: null, password });
    });
  }
  const messageTo = async (to: string) =>
    (await plain.uow.ro(['meta'], (tx) => tx.get('meta', messageId(to))))?.value ?? null;

  return { app, door: testersCalls({ testers, clock, addUsers, messageTo }) };
}
