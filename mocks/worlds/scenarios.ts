// Named starting points of a backend. A scenario is data made once; `seed` writes it into an empty database.

import { ensureBaseData, writeBaseData } from '@/backend/baseData';
import type { Policy } from '@/backend/domain/policy';
import { type RecordOf, STORE_NAMES } from '@/backend/domain/records';
import type { Passwords, Ports, Tx } from '@/backend/ports';
import { upgradeIn } from '@/backend/upgrade';
import { DEMO_ACCOUNT, type Region } from '@/schemas/session';
import type { SeedFace } from './demoFaces';
import { writeFace } from './writeFace';

export interface Scenario {
  users: RecordOf<'users'>[];
  faces: readonly SeedFace[];
}

/** `empty`: the demo's account with nothing; `demo`: faces in every state, of that account and of another. */
export const SCENARIO_NAMES = ['empty', 'demo'] as const;
export type ScenarioName = (typeof SCENARIO_NAMES)[number];

async function account(passwords: Passwords, region: Region): Promise<RecordOf<'users'>> {
  return {
    id: 'demo-designer',
    username: 'Demo',
    phone: DEMO_ACCOUNT.phone,
    email: DEMO_ACCOUNT.email,
    thirdParty: null,
    thirdPartyId: null,
    intro: '',
    avatar: '',
    region,
    emailVerified: true,
    roles: [],
    password: await passwords.hash(DEMO_ACCOUNT.password),
  };
}

/** Nobody signs in as the studio: it has neither phone nor password. */
const studioOf = (user: RecordOf<'users'>): RecordOf<'users'> => ({
  ...user,
  id: 'demo-studio',
  username: 'Dialwright Studio',
  phone: null,
  email: null,
  password: null,
});

export const scenarios: Record<ScenarioName, (passwords: Passwords, region: Region) => Promise<Scenario>> = {
  empty: async (passwords, region) => ({ users: [await account(passwords, region)], faces: [] }),
  demo: async (passwords, region) => {
    const user = await account(passwords, region);
    // Fetched for a first visit alone.
    const { demoFaces } = await import('./demoFaces');
    return { users: [{ ...user, roles: ['moderator'] }, studioOf(user)], faces: demoFaces() };
  },
};

/** What writing takes beside the stores. */
interface Kit {
  now: number;
  policy: Policy;
}

const SEEDED = 'seeded';

async function write(tx: Tx, name: ScenarioName, scenario: Scenario, { now, policy }: Kit): Promise<void> {
  for (const user of scenario.users) await tx.put('users', user);
  for (const face of scenario.faces) await writeFace(tx, face, now, policy);
  await writeBaseData(tx);
  await tx.put('meta', { id: SEEDED, value: name });
}

type SeedPorts = Pick<Ports, 'uow' | 'passwords' | 'clock' | 'policy'>;

/**
 * Writes the scenario if the database was never seeded, and the picture sets if it has those of another version; two tabs at
 * once do it once.
 */
export async function seed(
  { uow, passwords, clock, policy }: SeedPorts,
  name: ScenarioName,
  region: Region = 'domestic',
): Promise<void> {
  await ensureBaseData({ uow });
  if (await uow.ro(['meta'], (tx) => tx.get('meta', SEEDED))) return;
  const scenario = await scenarios[name](passwords, region);
  await uow.rw(STORE_NAMES, async (tx) => {
    if (!(await tx.get('meta', SEEDED))) await write(tx, name, scenario, { now: clock(), policy });
  });
}

/** Empties every store and writes the scenario, in one transaction; without a name the one it began with. */
export async function reseed(
  { uow, passwords, clock, policy }: SeedPorts,
  asked: ScenarioName | null = null,
  region: Region = 'domestic',
): Promise<void> {
  const known = await uow.ro(['meta'], async (tx) => (await tx.get('meta', SEEDED))?.value);
  const name = asked ?? SCENARIO_NAMES.find((one) => one === known) ?? 'demo';
  const scenario = await scenarios[name](passwords, region);
  await uow.rw(STORE_NAMES, async (tx) => {
    for (const store of STORE_NAMES) await tx.clear(store);
    await upgradeIn(tx);
    await write(tx, name, scenario, { now: clock(), policy });
  });
}
