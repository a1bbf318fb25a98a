// What a deleted account leaves in each store, and a deletion that fails, on every medium (docs/rules/backend.md S18).
import { describe, expect, it, vi } from 'vitest';
import type { BlobFiles } from '@/backend/adapters/blobFiles';
import { TABLES } from '@/backend/adapters/sql/shape';
import { collect, UNNAMED_MS } from '@/backend/collection';
import { type RecordOf, STORE_NAMES, type StoreName } from '@/backend/records';
import type { Tx, Uow } from '@/backend/shared/ports';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { earner } from '../contract/earning';
import { faceDesign, publisher } from '../contract/publishing';
import { MODERATOR, OPERATOR } from '../contract/world';
import { formOf, type InsideWorld, insideWorlds } from '../support/backendWorld';
import { fontFile, roboto } from '../support/fonts';
import { imageFile, solid } from '../support/images';
import { EMBEDDED_MEDIA, MEDIA, type Medium, SQL_MEDIA } from '../support/media';

const open = insideWorlds();

/** In every text that the designer writes. */
const MARK = 'Zebra';
/** Stores that may name the deleted account, with the reason. */
const REMAINS: Partial<Record<StoreName, string>> = {
  users: 'its id and region, to which entries of the ledger refer',
  drafts: 'ids of deleted designs, so that nobody takes them over',
  faces: 'ids, downloads and history of faces that went offline',
  builds: 'packages of published faces, which their buyers keep',
  ledger: 'sales and payouts',
  balances: 'sums of the ledger',
  earnings: 'sums of the ledger',
  wallets: 'state of these sums',
  orders: 'withdrawals',
  payees: 'whom to pay money that was not withdrawn',
  downloads: 'figures of the store',
  aiUses: 'figures without content',
};

type Dump = Partial<Record<StoreName, unknown[]>>;

async function dumpOf(uow: Uow, medium: Medium): Promise<Dump> {
  const isEmbedded = EMBEDDED_MEDIA.some((one) => one === medium);
  const stores = isEmbedded ? STORE_NAMES : TABLES;
  return uow.ro(stores, async (tx) => {
    const dump: Dump = {};
    for (const store of stores) dump[store] = await tx.list(store, { order: 'ascending', limit: 1000 });
    return dump;
  });
}

/** All texts in a value, with the keys of records. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** An account with something in every store. Returns its id and the token. */
async function filled(world: InsideWorld): Promise<{ userId: string; token: string; blobs: readonly string[] }> {
  const ana = await earner(world, 'domestic');
  const token = ana.token();
  const as = { token };
  const { userId } = (await world.send('userInfo', as)).data;
  const avatar = (await world.send('upload', { body: formOf(imageFile(solid(9, 8), `${MARK}.png`)), ...as })).data.url;
  await world.send('infoUpdate', { body: { username: MARK, intro: `${MARK} draws`, avatar }, ...as });
  await world.send('fontUpload', { body: formOf(fontFile(roboto)), ...as });
  const file = avatar.split('/').at(-1);
  await world.send('pictureSetSave', { body: { id: 'a-set-of-pictures', name: MARK, files: [file] }, ...as });
  const face = publisher(world, 'one-face', token);
  await face.save(faceDesign('one-face', { name: `${MARK} One` }));
  await face.edit(`${MARK} Two`);
  const picture = {
    copyId: face.design().copies[0]!.id,
    mode: 'normal',
    png: Buffer.from(solid(4, 4)).toString('base64'),
  };
  await world.send('draftPictures', { body: { id: face.id, rev: face.rev(), pictures: [picture] }, ...as });
  const moderator = (await world.signIn({ phone: MODERATOR.phone })).data.token;
  await face.goLive(moderator, { dialName: MARK });
  await face.edit(`${MARK} Three`);
  await face.publish({ dialName: MARK });
  await world.send('betaJoin', as);
  await world.send('imageSubmit', { body: { prompt: MARK, taskId: 'a-picture-task' }, ...as });
  await world.send('collectText', { body: { resultId: 'a-text-of-ai', kind: 'name', text: MARK }, ...as });
  await world.send('payeeNameSave', { body: { name: MARK }, ...as });
  await ana.ticket();
  const files = await world.uow.ro(['files', 'fonts'], async (tx) => [
    ...(await tx.list('files', { by: 'owner', of: userId, order: 'ascending', limit: 100 })),
    ...(await tx.list('fonts', { order: 'ascending', limit: 100 })).filter(({ owner }) => owner === userId),
  ]);
  return { userId, token, blobs: files.flatMap(({ blob }) => blob ?? []) };
}

/** A second person for each role. */
const OTHERS = [
  { id: 'second-moderator', phone: '13600000071', roles: ['moderator' as const] },
  { id: 'second-operator', phone: '13600000072', roles: ['operator' as const] },
];

const remove = (world: InsideWorld, token: string) =>
  world.send('accountDelete', { body: { source: 'web', password: DEMO_ACCOUNT.password }, token });

describe.each(MEDIA)('a deleted account on %s', (medium) => {
  it('S18 leaves no text, contact or file of its owner, and its id only where a reason is given', async () => {
    const world = await open(medium, { users: [MODERATOR, OPERATOR] });
    const { userId, token, blobs } = await filled(world);
    const before = await dumpOf(world.uow, medium);
    const isTheirs = (text: string) =>
      text === userId || text.startsWith(`${userId}/`) || text.startsWith(`${userId}:`);
    const naming = (dump: Dump) =>
      STORE_NAMES.filter((store) => (dump[store] ?? []).some((record) => textsIn(record).some(isTheirs)));
    // The account fills what the deletion must empty.
    for (const store of [
      'sessions',
      'tickets',
      'files',
      'fonts',
      'storage',
      'versions',
      'pictureSets',
      'copies',
    ] as const)
      expect(naming(before)).toContain(store);
    for (const store of ['counts', 'builds', 'aiTasks', 'aiBeta', 'aiResults', 'payees'] as const)
      expect(naming(before)).toContain(store);
    expect(blobs.length).toBeGreaterThan(1);
    expect((await remove(world, token)).code).toBe(200);
    const after = await dumpOf(world.uow, medium);
    expect(naming(after).filter((store) => REMAINS[store] === undefined)).toEqual([]);
    const texts = Object.entries(after).flatMap(([store, records]) =>
      textsIn(records).map((text) => `${store}: ${text}`),
    );
    const secrets = [MARK, MARK.toLowerCase(), DEMO_ACCOUNT.phone, DEMO_ACCOUNT.email];
    expect(texts.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
    expect(after.versionDocs).toEqual([]);
    expect(after.copyPictures).toEqual([]);
    expect(after.payees).toEqual([]);
    const stored = new Set((after.blobs ?? []).map((blob) => (blob as { id: string }).id));
    expect(blobs.filter((hash) => stored.has(hash))).toEqual([]);
  });

  it('S18 a deletion that fails at its end changes nothing', async () => {
    const world = await open(medium, { users: [MODERATOR, OPERATOR] });
    const { token } = await filled(world);
    const before = await dumpOf(world.uow, medium);
    const { uow } = world.app.ports;
    const rw: Uow['rw'] = (stores, work, scope) =>
      uow.rw(
        stores,
        async (tx: Tx) => {
          await work(tx);
          throw new Error('killed');
        },
        scope,
      );
    Object.assign(world.app.ports, { uow: { ...uow, rw }, report: () => undefined });
    expect(
      (await world.ask('accountDelete', { body: { source: 'web', password: DEMO_ACCOUNT.password }, token })).status,
    ).toBe(500);
    Object.assign(world.app.ports, { uow });
    expect(await dumpOf(world.uow, medium)).toEqual(before);
    expect((await remove(world, token)).code).toBe(200);
  });

  it.each([
    { payment: 'paid', state: 'live', packages: 1, payees: 1 },
    { payment: 'paid', state: 'offline', packages: 1, payees: 1 },
    { payment: 'paid', state: 'deleted', packages: 1, payees: 1 },
    { payment: 'paid', state: 'in review', packages: 0, payees: 0 },
    { payment: 'vip', state: 'live', packages: 1, payees: 1 },
    { payment: 'free', state: 'live', packages: 1, payees: 0 },
  ])(
    'S18 with a $payment face that is $state, $packages packages and $payees payment details stay for sales that are imported later',
    async ({ payment, state, packages, payees }) => {
      const world = await open(medium, { users: [MODERATOR, OPERATOR] });
      const ana = await earner(world, 'domestic');
      const moderator = (await world.signIn({ phone: MODERATOR.phone })).data.token;
      const isPaid = payment === 'paid';
      const price = isPaid ? { minor: 600, currency: ana.currency } : null;
      const own = publisher(world, 'own-face', ana.token());
      await own.save();
      expect((await own.publish({ paymentType: payment, price, copyright: isPaid })).code).toBe(200);
      await own.build();
      if (state !== 'in review') expect((await own.audit(moderator, true)).code).toBe(200);
      if (state === 'offline' || state === 'deleted') expect((await own.online(false)).code).toBe(200);
      if (state === 'deleted') expect((await own.delete()).code).toBe(200);
      await world.send('payeeNameSave', { body: { name: 'Ana' }, ...own.as });
      expect((await remove(world, ana.token())).code).toBe(200);

      const after = await dumpOf(world.uow, medium);
      const left = (after.builds ?? []) as RecordOf<'builds'>[];
      expect([left.length, (after.payees ?? []).length]).toEqual([packages, payees]);
      for (const { kind, blob } of left) {
        expect(kind).toBe('publish');
        expect(await world.app.ports.blobs.get(blob ?? '')).not.toBeNull();
      }
      const at = world.clock.now - 1000;
      const row = {
        kind: 'sale',
        ref: `late-${payment}-${state}`,
        at,
        faceId: 'own-face',
        gross: 600,
        currency: 'CNY',
      };
      const operator = (await world.signIn({ phone: OPERATOR.phone })).data.token;
      const { data } = await world.send('salesImport', { body: { rows: [row] }, token: operator });
      expect(data).toMatchObject({ added: 1, faults: [] });
    },
  );

  it('S18 verdicts and order states show the ids of moderators and operators who deleted their accounts', async () => {
    const world = await open(medium, { users: [MODERATOR, OPERATOR, ...OTHERS] });
    const tokenOf = async (phone: string) => (await world.signIn({ phone })).data.token;
    const ana = await earner(world, 'domestic');
    await ana.ready();
    await ana.sell(20_000);
    await ana.withdraw('100.00');
    expect((await ana.mark(1)).code).toBe(200);
    const face = publisher(world, 'judged-face', ana.token());
    await face.goLive(await tokenOf(MODERATOR.phone));
    await face.edit('Again');
    await face.publish();
    await face.build();
    for (const { phone } of [MODERATOR, OPERATOR]) expect((await remove(world, await tokenOf(phone))).code).toBe(200);
    const [moderator, operator] = await Promise.all(OTHERS.map(({ phone }) => tokenOf(phone)));
    const [judged] = (await world.send('moderationPage', { token: moderator! })).data.records;
    expect(judged.history.find(({ what }: { what: string }) => what === 'approved')).toMatchObject({
      by: MODERATOR.id,
    });
    const [order] = (await world.send('operatorOrders', { token: operator! })).data.records;
    expect(order.audits).toMatchObject([{ by: OPERATOR.id }]);
    await world.uow.rw(['wallets'], async (tx) => {
      const wallet = {
        id: OPERATOR.id,
        complete: 'yes',
        dueAt: 2 * world.clock.now,
        comparedAt: 1,
        differing: 'yes',
      } as const;
      await tx.put('wallets', { ...wallet, differences: [] });
    });
    const differing = (await world.send('walletDifferences', { token: operator! })).data.records;
    expect(differing).toMatchObject([{ userId: OPERATOR.id, username: OPERATOR.id }]);
  });
});

describe.each(SQL_MEDIA)('the files of a deleted account on %s', (medium) => {
  it('S18 are left to the collection, so the answer does not wait for them', async () => {
    const world = await open(medium, { users: [MODERATOR, OPERATOR] });
    const { token, blobs: hashes } = await filled(world);
    const { ports } = world.app;
    const files = ports.blobs as BlobFiles;
    const removed = vi.spyOn(files, 'remove');
    expect((await remove(world, token)).code).toBe(200);
    expect(removed).not.toHaveBeenCalled();
    const report = (_: string, thrown: unknown) => {
      throw thrown;
    };
    const clock = () => Date.now() + 2 * UNNAMED_MS;
    for (let round = 0; round < 2; round += 1)
      for await (const _ of collect({
        ...ports,
        blobs: files,
        clock,
        report,
        policy: { ...ports.policy, unusedMs: null },
      }));
    removed.mockRestore();
    for (const hash of hashes) expect(await files.get(hash)).toBeNull();
  });
});

it('S18 the ledger is read once to find the sold ones of all faces', async () => {
  const world = await open('memory');
  for (const id of ['face-one', 'face-two', 'face-three']) {
    const face = publisher(world, id);
    await face.save();
    await face.publish();
    await face.build();
  }
  const { uow } = world.app.ports;
  const reads: string[] = [];
  const watched = (tx: Tx): Tx => ({
    ...tx,
    count: (store, query) => {
      if (JSON.stringify(query).includes('faceId')) reads.push(store);
      return tx.count(store, query);
    },
    tally: (store, query, groups) => {
      if (JSON.stringify(groups).includes('faceId')) reads.push(store);
      return tx.tally(store, query, groups);
    },
  });
  const rw: Uow['rw'] = (stores, work, scope) => uow.rw(stores, (tx) => work(watched(tx)), scope);
  Object.assign(world.app.ports, { uow: { ...uow, rw } });
  expect((await remove(world, world.token)).code).toBe(200);
  expect(reads).toEqual(['ledger', 'downloads']);
});
