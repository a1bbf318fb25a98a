// The records of an account for its owner, by the rule ids of docs/rules/backend.md (S19), on every medium.
import { describe, expect, it } from 'vitest';
import { RECORD_KINDS, type RecordKind } from '@/schemas/wire/accountRecords';
import { earner } from './earning';
import { publisher } from './publishing';
import { MEDIA, MODERATOR, OPERATOR, OTHER, type World, worlds } from './world';

const open = worlds();

/** A designer with a record of each kind. */
async function filled(world: World) {
  const ana = await earner(world, 'domestic');
  await ana.ready();
  await ana.sell(20_000);
  const moderator = (await world.signIn({ phone: MODERATOR.phone })).data.token;
  await publisher(world, 'ana-face', ana.token()).goLive(moderator);
  const row = { kind: 'downloads', ref: 'downloads-of-a-day', at: 0, faceId: 'ana-face', day: '2026-11-10', count: 7 };
  await ana.asOperator('salesImport', { body: { rows: [row] } });
  await ana.withdraw('100.00');
  await ana.mark(1);
  await ana.send('betaJoin');
  await ana.send('imageSubmit', { body: { prompt: 'A lighthouse', taskId: 'a-picture-task' } });
  await ana.send('collectText', { body: { resultId: 'a-text-of-ai', kind: 'name', text: 'Harbor' } });
  const list = async (kind: RecordKind, token = ana.token(), page = {}) =>
    (await world.send('accountRecords', { params: { kind, ...page }, token })).data;
  return { ana, list };
}

describe.each(MEDIA)('the records of an account on %s', (medium) => {
  it('S19 has a record of each kind, and none for another person', async () => {
    const world = await open(medium);
    const { list } = await filled(world);
    const other = (await world.signIn({ phone: OTHER.phone })).data.token;
    for (const kind of RECORD_KINDS) {
      expect([kind, (await list(kind)).total]).not.toEqual([kind, 0]);
      expect([kind, await list(kind, other)]).toMatchObject([kind, { records: [], total: 0 }]);
    }
  });

  it('S19 has the payment account in full, the downloads, and no id of a moderator or an operator', async () => {
    const world = await open(medium);
    const { ana, list } = await filled(world);
    expect((await list('withdrawals')).records).toMatchObject([{ account: ana.account, amount: 10_000, status: 1 }]);
    expect((await list('payment')).records).toMatchObject([{ payee: { account: ana.account } }]);
    expect((await list('ledger')).records).toMatchObject([{ kind: 'sale', cents: 10_000 }, { kind: 'payout' }]);
    expect((await list('faces')).records[0]).toMatchObject({ id: 'ana-face', status: 'live', downloads: 7 });
    const all = await Promise.all(RECORD_KINDS.map((kind) => list(kind)));
    const text = JSON.stringify(all);
    for (const id of [MODERATOR.id, OPERATOR.id]) expect(text).not.toContain(`"${id}"`);
  });

  it('S19 comes in pages, each record once', async () => {
    const world = await open(medium);
    const { ana, list } = await filled(world);
    const first = await list('ledger', ana.token(), { size: 1 });
    const second = await list('ledger', ana.token(), { size: 1, current: 2 });
    expect([first.total, first.records.length, second.records.length]).toEqual([2, 1, 1]);
    expect(first.records[0].id).not.toBe(second.records[0].id);
    expect((await list('payment', ana.token(), { current: 2 })).records).toEqual([]);
    expect((await world.send('accountRecords', { params: { kind: 'passwords' }, token: ana.token() })).code).toBe(400);
  });
});
