// Named starting points of a backend. A scenario is data made once; `seed` writes it into an empty database.

import { BASE_STORES, ensureBaseData, writeBaseData } from '@/backend/baseData';
import { type RecordOf, STORE_NAMES } from '@/backend/domain/records';
import type { Passwords, Ports, Tx } from '@/backend/ports';
import { upgradeIn } from '@/backend/upgrade';
import { DEMO_ACCOUNT, type Region } from '@/schemas/session';

export interface Scenario {
  users: RecordOf<'users'>[];
}

export const SCENARIO_NAMES = ['empty', 'demo'] as const;
export type ScenarioName = (typeof SCENARIO_NAMES)[number];

export const scenarios: Record<ScenarioName, (passwords: Passwords, region: Region) => Promise<Scenario>> = {
  empty: async () => ({ users: [] }),
  demo: async (passwords, region) => ({
    users: [
      {
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
      },
    ],
  }),
};

const SEEDED = 'seeded';

async function write(tx: Tx, name: ScenarioName, scenario: Scenario): Promise<void> {
  for (const user of scenario.users) await tx.put('users', user);
  await writeBaseData(tx);
  await tx.put('meta', { id: SEEDED, value: name });
}

/**
 * Writes the scenario if the database was never seeded, and the picture sets if it has those of another version; two tabs at
 * once do it once.
 */
export async function seed(
  { uow, passwords }: Pick<Ports, 'uow' | 'passwords'>,
  name: ScenarioName,
  region: Region = 'domestic',
): Promise<void> {
  await ensureBaseData({ uow });
  if (await uow.ro(['meta'], (tx) => tx.get('meta', SEEDED))) return;
  const scenario = await scenarios[name](passwords, region);
  await uow.rw(['users', ...BASE_STORES], async (tx) => {
    if (!(await tx.get('meta', SEEDED))) await write(tx, name, scenario);
  });
}

/** Empties every store and writes the scenario, in one transaction. */
export async function reseed(
  { uow, passwords }: Pick<Ports, 'uow' | 'passwords'>,
  name: ScenarioName,
  region: Region = 'domestic',
): Promise<void> {
  const scenario = await scenarios[name](passwords, region);
  await uow.rw(STORE_NAMES, async (tx) => {
    for (const store of STORE_NAMES) await tx.clear(store);
    await upgradeIn(tx);
    await write(tx, name, scenario);
  });
}
