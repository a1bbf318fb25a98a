// Named starting points of a backend. A scenario is data made once; `seed` writes it into an empty database.

import { shelved } from '@/backend/domain/fonts';
import { type RecordOf, STORE_NAMES } from '@/backend/domain/records';
import type { Passwords, Ports, Tx } from '@/backend/ports';
import { upgradeIn } from '@/backend/upgrade';
import { ASSEMBLY_SETS, ASSEMBLY_SETS_VERSION } from '@/schemas/assemblySets';
import { DEFAULT_FONT } from '@/schemas/font';
import { DEMO_ACCOUNT, type Region } from '@/schemas/session';

export interface Scenario {
  users: RecordOf<'users'>[];
  fonts: RecordOf<'fonts'>[];
}

export type ScenarioName = 'empty' | 'demo';

const fonts: Scenario['fonts'] = [shelved({ ...DEFAULT_FONT, region: null, owner: null, blob: null, deleted: false })];

export const scenarios: Record<ScenarioName, (passwords: Passwords, region: Region) => Promise<Scenario>> = {
  empty: async () => ({ users: [], fonts }),
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
    fonts,
  }),
};

const SEEDED = 'seeded';
const SETS = 'assemblySets';
const SETS_VERSION = String(ASSEMBLY_SETS_VERSION);

/** Our own picture sets stand in every backend, in those of an earlier version as well. */
async function writeSets(tx: Tx): Promise<void> {
  for (const [order, { width: _w, height: _h, ...set }] of ASSEMBLY_SETS.entries())
    await tx.put('assembly', { ...set, order });
  await tx.put('meta', { id: SETS, value: SETS_VERSION });
}

async function write(tx: Tx, name: ScenarioName, scenario: Scenario): Promise<void> {
  for (const user of scenario.users) await tx.put('users', user);
  for (const font of scenario.fonts) await tx.put('fonts', font);
  await writeSets(tx);
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
  const read = (id: string) => uow.ro(['meta'], async (tx) => (await tx.get('meta', id))?.value);
  const isSeeded = (await read(SEEDED)) !== undefined;
  if (isSeeded && (await read(SETS)) === SETS_VERSION) return;
  const scenario = isSeeded ? null : await scenarios[name](passwords, region);
  await uow.rw(['meta', 'users', 'fonts', 'assembly'], async (tx) => {
    if (scenario && !(await tx.get('meta', SEEDED))) await write(tx, name, scenario);
    else await writeSets(tx);
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
