// Named starting points of a backend. A scenario is data made once; `seed` writes it into an empty database.
import { DEFAULT_FONT } from '@/schemas/font';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { type RecordOf, STORE_NAMES } from '../domain/records';
import type { Passwords, Ports, Tx } from '../ports';

export interface Scenario {
  users: RecordOf<'users'>[];
  fonts: RecordOf<'fonts'>[];
}

export type ScenarioName = 'empty' | 'demo';

const fonts: Scenario['fonts'] = [{ ...DEFAULT_FONT, region: null }];

export const scenarios: Record<ScenarioName, (passwords: Passwords) => Promise<Scenario>> = {
  empty: async () => ({ users: [], fonts }),
  demo: async (passwords) => ({
    users: [
      {
        id: 'demo-designer',
        username: 'Demo',
        phone: DEMO_ACCOUNT.phone,
        email: DEMO_ACCOUNT.email,
        thirdParty: null,
        intro: '',
        avatar: '',
        password: await passwords.hash(DEMO_ACCOUNT.password),
      },
    ],
    fonts,
  }),
};

const SEEDED = 'seeded';

async function write(tx: Tx, name: ScenarioName, scenario: Scenario): Promise<void> {
  for (const user of scenario.users) await tx.put('users', user);
  for (const font of scenario.fonts) await tx.put('fonts', font);
  await tx.put('meta', { id: SEEDED, value: name });
}

/** Writes the scenario if the database was never seeded; two tabs at once seed it once. */
export async function seed({ uow, passwords }: Pick<Ports, 'uow' | 'passwords'>, name: ScenarioName): Promise<void> {
  if (await uow.ro(['meta'], (tx) => tx.get('meta', SEEDED))) return;
  const scenario = await scenarios[name](passwords);
  await uow.rw(['meta', 'users', 'fonts'], async (tx) => {
    if (!(await tx.get('meta', SEEDED))) await write(tx, name, scenario);
  });
}

/** Empties every store and writes the scenario, in one transaction. */
export async function reseed({ uow, passwords }: Pick<Ports, 'uow' | 'passwords'>, name: ScenarioName): Promise<void> {
  const scenario = await scenarios[name](passwords);
  await uow.rw(STORE_NAMES, async (tx) => {
    for (const store of STORE_NAMES) await tx.clear(store);
    await write(tx, name, scenario);
  });
}
