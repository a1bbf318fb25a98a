// Named starting points of a backend. A scenario is data made once; `seed` writes it into an empty database.

import { shelved } from '@/backend/domain/fonts';
import type { Policy } from '@/backend/domain/policy';
import { type RecordOf, STORE_NAMES } from '@/backend/domain/records';
import type { Passwords, Ports, Tx } from '@/backend/ports';
import { upgradeIn } from '@/backend/upgrade';
import { ASSEMBLY_SETS, ASSEMBLY_SETS_VERSION } from '@/schemas/assemblySets';
import { DEFAULT_FONT } from '@/schemas/font';
import { DEMO_ACCOUNT, type Region } from '@/schemas/session';
import type { SeedFace } from './demoFaces';
import { writeFace } from './writeFace';

export interface Scenario {
  users: RecordOf<'users'>[];
  fonts: RecordOf<'fonts'>[];
  faces: readonly SeedFace[];
}

/** `empty`: the demo's account with nothing; `demo`: faces in every state, of that account and of another. */
export const SCENARIO_NAMES = ['empty', 'demo'] as const;
export type ScenarioName = (typeof SCENARIO_NAMES)[number];

const fonts: Scenario['fonts'] = [shelved({ ...DEFAULT_FONT, region: null, owner: null, blob: null, deleted: false })];

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
  empty: async (passwords, region) => ({ users: [await account(passwords, region)], fonts, faces: [] }),
  demo: async (passwords, region) => {
    const user = await account(passwords, region);
    // Fetched for a first visit alone.
    const { demoFaces } = await import('./demoFaces');
    return { users: [{ ...user, roles: ['moderator'] }, studioOf(user)], fonts, faces: demoFaces() };
  },
};

/** What writing takes beside the stores. */
interface Kit {
  now: number;
  policy: Policy;
}

const SEEDED = 'seeded';
const SETS = 'assemblySets';
const SETS_VERSION = String(ASSEMBLY_SETS_VERSION);

/** Our own picture sets stand in every backend, in those of an earlier version as well. */
async function writeSets(tx: Tx): Promise<void> {
  for (const [order, { width: _w, height: _h, ...set }] of ASSEMBLY_SETS.entries())
    await tx.put('assembly', { ...set, order });
  await tx.put('meta', { id: SETS, value: SETS_VERSION });
}

async function write(tx: Tx, name: ScenarioName, scenario: Scenario, { now, policy }: Kit): Promise<void> {
  for (const user of scenario.users) await tx.put('users', user);
  for (const font of scenario.fonts) await tx.put('fonts', font);
  for (const face of scenario.faces) await writeFace(tx, face, now, policy);
  await writeSets(tx);
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
  const read = (id: string) => uow.ro(['meta'], async (tx) => (await tx.get('meta', id))?.value);
  const isSeeded = (await read(SEEDED)) !== undefined;
  if (isSeeded && (await read(SETS)) === SETS_VERSION) return;
  const scenario = isSeeded ? null : await scenarios[name](passwords, region);
  await uow.rw(STORE_NAMES, async (tx) => {
    if (scenario && !(await tx.get('meta', SEEDED))) await write(tx, name, scenario, { now: clock(), policy });
    else await writeSets(tx);
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
