// Named data sets of a backend. A scenario is data created once; `seed` writes it into an empty database.

import { ensureBaseData, writeBaseData } from '@/backend/baseData';
import { type RecordOf, STORE_NAMES } from '@/backend/records';
import type { Passwords, Ports, Tx } from '@/backend/shared/ports';
import { upgradeIn } from '@/backend/upgrade';
import { DEMO_ACCOUNT, DEMO_NEWCOMER, type Region } from '@/schemas/session';
import { WORLD_NAMES, type WorldName } from '@/schemas/testers';
import type { SeedFace } from './seedFace';
import type { SeedPackage } from './seedPackages';
import type { seedFace as WriteFace } from './writeFace';
import type { SeedPayout, writeMoney as WriteMoney } from './writeMoney';

export interface Scenario {
  users: RecordOf<'users'>[];
  faces: readonly SeedFace[];
  /** Past payouts; with any, a payout account is set. */
  payouts?: readonly SeedPayout[];
}

const MINE = 'demo-designer';

async function account(passwords: Passwords, region: Region): Promise<RecordOf<'users'>> {
  return {
    id: MINE,
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

/** Accounts that cannot sign in: they have neither phone nor password. */
const other = (user: RecordOf<'users'>, id: string, username: string): RecordOf<'users'> => ({
  ...user,
  ...{ id, username, phone: null, email: null, password: null },
});
const studioOf = (user: RecordOf<'users'>) => other(user, 'demo-studio', 'Dialwright Studio');

/** An account with an unverified address, in regions with email accounts, to try verification. */
const newcomers = (users: readonly RecordOf<'users'>[], region: Region): RecordOf<'users'>[] =>
  users
    .filter(({ email }) => region === 'overseas' && email === DEMO_ACCOUNT.email)
    .map((user) => ({
      ...user,
      ...{ id: 'demo-newcomer', username: 'Newcomer', phone: null, email: DEMO_NEWCOMER.email },
      ...{ emailVerified: false, roles: [] },
    }));

/** The demo's account also has the moderator and operator roles, so that one user sees all features. */
async function judging(passwords: Passwords, region: Region): Promise<RecordOf<'users'>> {
  return { ...(await account(passwords, region)), roles: ['moderator', 'operator'] };
}

/** Content of each world. Faces are loaded only when needed. */
const scenarios: Record<WorldName, (passwords: Passwords, region: Region) => Promise<Scenario>> = {
  empty: async (passwords, region) => ({ users: [await account(passwords, region)], faces: [] }),
  demo: async (passwords, region) => {
    const user = await judging(passwords, region);
    const { demoFaces } = await import('./demoFaces');
    return { users: [user, studioOf(user)], faces: demoFaces(region) };
  },
  rich: async (passwords, region) => {
    const user = await judging(passwords, region);
    const { richFaces } = await import('./richFaces');
    const more = [other(user, 'demo-atelier', 'Atelier Nine'), other(user, 'demo-north', '北方钟表 North')];
    return { users: [user, studioOf(user), ...more], faces: richFaces(region) };
  },
  rejected: async (passwords, region) => {
    const user = await judging(passwords, region);
    const { rejectedFaces } = await import('./rejectedFaces');
    return { users: [user], faces: rejectedFaces(region) };
  },
  payday: async (passwords, region) => {
    const user = await judging(passwords, region);
    const { paydayFaces } = await import('./paydayFaces');
    const payouts = [3, 2, 1].map(
      (monthsAgo) => ({ monthsAgo, ends: monthsAgo === 3 ? 'failed' : 'arrived' }) as const,
    );
    return { users: [user], faces: paydayFaces(region), payouts };
  },
};

/** A world ready to write; its packages are hashed before the transaction. */
interface Prepared extends Scenario {
  name: WorldName;
  region: Region;
  writeFace: typeof WriteFace;
  writeMoney: typeof WriteMoney;
  packages: ReadonlyMap<string, readonly SeedPackage[]>;
}

async function prepare(ports: SeedPorts, name: WorldName, region: Region): Promise<Prepared> {
  const scenario = await scenarios[name](ports.passwords, region);
  // Only needed when a world is written, which most visits do not do.
  const [{ packagesOf }, { seedFace: writeFace }, { writeMoney }] = await Promise.all([
    import('./seedPackages'),
    import('./writeFace'),
    import('./writeMoney'),
  ]);
  const packages = await Promise.all(
    scenario.faces.map(async (face) => [face.design.id, await packagesOf(face, ports)] as const),
  );
  const users = [...scenario.users, ...newcomers(scenario.users, region)];
  return { ...scenario, users, name, region, writeFace, writeMoney, packages: new Map(packages) };
}

const SEEDED = 'seeded';

async function write(tx: Tx, world: Prepared, { clock, policy }: SeedPorts): Promise<void> {
  const now = clock();
  for (const user of world.users) await tx.put('users', user);
  for (const face of world.faces)
    await world.writeFace(tx, face, world.packages.get(face.design.id) ?? [], { now, policy });
  const { faces, payouts = [], region } = world;
  await world.writeMoney(tx, { faces, payouts, owner: MINE, region, now, policy });
  await writeBaseData(tx);
  await tx.put('meta', { id: SEEDED, value: world.name });
}

/** Writes the files of a world after its records, because writing the records may empty the blob store. */
async function writeFiles({ packages }: Prepared, { blobs }: SeedPorts): Promise<void> {
  for (const { record, bytes } of [...packages.values()].flat()) await blobs.put(record.blob, bytes);
}

type SeedPorts = Pick<Ports, 'uow' | 'passwords' | 'clock' | 'policy' | 'hash' | 'blobs'>;

/** The world that the database was seeded with; null if it was not. */
export async function seededWorld({ uow }: Pick<Ports, 'uow'>): Promise<WorldName | null> {
  const seeded = await uow.ro(['meta'], async (tx) => (await tx.get('meta', SEEDED))?.value);
  return WORLD_NAMES.find((one) => one === seeded) ?? null;
}

/**
 * Writes the world if the database was never seeded, and updates picture sets of another version; safe with two tabs at
 * once.
 */
export async function seed(ports: SeedPorts, name: WorldName, region: Region = 'domestic'): Promise<void> {
  const { uow } = ports;
  await ensureBaseData({ uow });
  if (await uow.ro(['meta'], (tx) => tx.get('meta', SEEDED))) return;
  const world = await prepare(ports, name, region);
  await uow.rw(STORE_NAMES, async (tx) => {
    if (!(await tx.get('meta', SEEDED))) await write(tx, world, ports);
  });
  await writeFiles(world, ports);
}

/** Empties every store and writes the world, in one transaction; without a name the original world. */
export async function reseed(
  ports: SeedPorts,
  requested: WorldName | null = null,
  region: Region = 'domestic',
): Promise<void> {
  const world = await prepare(ports, requested ?? (await seededWorld(ports)) ?? 'demo', region);
  await ports.uow.rw(STORE_NAMES, async (tx) => {
    for (const store of STORE_NAMES) await tx.clear(store);
    await upgradeIn(tx);
    await write(tx, world, ports);
  });
  await writeFiles(world, ports);
}
