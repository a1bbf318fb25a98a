// Sums of the ledger: written with each entry, completed for earlier data, and compared with the entries every night.
import { describe, expect, it } from 'vitest';
import { createDue } from '@/backend/due';
import { balanceAt, type Entry, entry } from '@/backend/modules/money/domain/ledger';
import { nextNight } from '@/backend/modules/money/domain/sums';
import { balanceOf } from '@/backend/modules/money/endpoints/ledgerStore';
import { LEDGER_STORES, noteWallets } from '@/backend/modules/money/endpoints/sumsState';
import { addEntries } from '@/backend/modules/money/endpoints/sumsStore';
import { rebuildSums } from '@/backend/rebuildSums';
import type { Ports, Uow } from '@/backend/shared/ports';
import { upgrade } from '@/backend/upgrade';
import { EMBEDDED_MEDIA, MEDIA, SQL_MEDIA, uowOf } from '../../support/media';
import fc from '../../support/property';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 12);
const RULES = { maturityDays: 30, coming: [] };
const ALL = { order: 'ascending', limit: 10_000 } as const;

const sale = (ref: string, cents: number, over: Partial<Entry> = {}): Entry => {
  const at = over.at ?? NOW - 40 * DAY_MS;
  return entry({ kind: 'sale', ref, cents, at, since: at, userId: 'u', faceId: 'f', ...over });
};

const add = (uow: Uow, entries: readonly Entry[]) => uow.rw(LEDGER_STORES, (tx) => addEntries(tx, entries));
const stored = (uow: Uow) =>
  uow.ro(LEDGER_STORES, async (tx) => ({
    ledger: await tx.list('ledger', ALL),
    balances: await tx.list('balances', ALL),
    earnings: await tx.list('earnings', ALL),
    wallets: await tx.list('wallets', ALL),
  }));

/** The due work of one process, and its reports. */
function dueOf(uow: Uow) {
  const reported: string[] = [];
  const ports = {
    uow,
    payouts: { isAutomatic: false },
    policy: { reviewMs: null },
    report: (op: string, thrown: unknown) => reported.push(`${op}: ${(thrown as Error).message}`),
  } as unknown as Ports;
  return { run: (now: number) => createDue(ports).upTo(now, ['wallets']), reported };
}

const sum = (list: readonly { cents: number }[]) => list.reduce((all, { cents }) => all + cents, 0);

describe.each(MEDIA)('sums of the ledger on %s', (medium) => {
  it('W7 are those of the entries, in any order and grouping of the entries', async () => {
    const facts = fc.record({
      kind: fc.constantFrom<Entry['kind']>('sale', 'sale', 'share', 'refund', 'payout', 'reversal'),
      cents: fc.integer({ min: -5000, max: 5000 }),
      daysAgo: fc.integer({ min: -3, max: 100 }),
      ms: fc.integer({ min: 0, max: DAY_MS - 1 }),
      refundedBefore: fc.integer({ min: 0, max: 3 }),
      userId: fc.constantFrom('u', 'v'),
      faceId: fc.constantFrom('f', 'g', ''),
      part: fc.integer({ min: 0, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(facts, { maxLength: 40 }), fc.integer({ min: -10, max: 100 }), async (list, later) => {
        const uow = await uowOf(medium);
        const entries = list.map(({ kind, cents, daysAgo, ms, refundedBefore, userId, faceId }, n) => {
          const at = NOW - daysAgo * DAY_MS + ms;
          const isPaid = kind === 'payout' || kind === 'reversal';
          const since = kind === 'refund' ? at - refundedBefore * DAY_MS : at;
          return entry({ kind, ref: `r${n}`, cents, at, since, userId, faceId: isPaid ? '' : faceId });
        });
        for (let part = 0; part < 5; part += 1)
          await add(
            uow,
            entries.filter((_, n) => list[n]?.part === part),
          );
        // A repeated part changes nothing.
        await add(uow, entries.slice(0, 3));
        const { balances, earnings } = await stored(uow);
        const isEarned = ({ kind }: Entry) => kind !== 'payout' && kind !== 'reversal';
        expect(sum(balances)).toBe(sum(entries));
        expect(sum(earnings)).toBe(sum(entries.filter(isEarned)));
        const now = NOW + later * DAY_MS + 12_345;
        for (const user of ['u', 'v'])
          expect(await uow.ro(LEDGER_STORES, (tx) => balanceOf(tx, user, now, RULES))).toEqual(
            balanceAt(
              entries.filter(({ userId }) => userId === user),
              now,
              30,
            ),
          );
        const due = dueOf(uow);
        await due.run(NOW);
        expect(due.reported).toEqual([]);
      }),
      { numRuns: process.env.LONG ? 100 : 8 },
    );
  });

  it('are not written if the entries are not', async () => {
    const uow = await uowOf(medium);
    await add(uow, [sale('1', 100)]);
    const before = await stored(uow);
    const failing = uow.rw(LEDGER_STORES, async (tx) => {
      await addEntries(tx, [sale('2', 50), sale('3', 50, { userId: 'v' })]);
      throw new Error('stopped');
    });
    await expect(failing).rejects.toThrow('stopped');
    await expect(add(uow, [sale('4', 1), sale('1', 101)])).rejects.toThrow('sale:1 exists with other facts');
    expect(await stored(uow)).toEqual(before);
  });

  it('W7 that differ from the entries raise an alarm every night, and stay as they are', async () => {
    const uow = await uowOf(medium);
    await add(uow, [sale('1', 100), sale('2', 50, { userId: 'v' }), sale('3', 7, { at: NOW })]);
    const due = dueOf(uow);
    await due.run(NOW);
    expect(due.reported).toEqual([]);
    await uow.rw(['balances', 'earnings'], async (tx) => {
      const [one] = (await tx.list('balances', ALL)).filter(({ userId }) => userId === 'u');
      await tx.put('balances', { ...one!, cents: one!.cents + 900 });
      await tx.delete('earnings', 'v/2026-10/f');
    });
    const tampered = await stored(uow);
    await due.run(NOW + 1000);
    expect(due.reported, 'it waits for the night').toEqual([]);
    const night = nextNight(NOW);
    await Promise.all([due.run(night), dueOf(uow).run(night)]);
    await due.run(night + 1000);
    const ofU = 'walletDifference: 1 sums of the wallet u differ from its ledger (minor units): 2026-10: 1000 for 100';
    const ofV =
      'walletDifference: 1 sums of the wallet v differ from its ledger (minor units): 2026-10 face f: 0 for 50';
    expect(due.reported.filter((line) => ![ofU, ofV].includes(line))).toEqual([]);
    const storedSums = await stored(uow);
    expect({ ...storedSums, wallets: [] }).toEqual({ ...tampered, wallets: [] });
    expect(storedSums.wallets).toMatchObject([
      { id: 'u', differing: 'yes', comparedAt: night },
      { id: 'v', differing: 'yes', comparedAt: night },
    ]);
    expect(storedSums.wallets.map(({ differences }) => differences)).toEqual([
      [{ month: '2026-10', faceId: null, stored: 1000, ledger: 100 }],
      [{ month: '2026-10', faceId: 'f', stored: 0, ledger: 50 }],
    ]);
    const next = dueOf(uow);
    await next.run(nextNight(night));
    expect(next.reported).toEqual([ofU, ofV]);
    await uow.rw(['balances', 'earnings'], async (tx) => {
      const [one] = (await tx.list('balances', ALL)).filter(({ userId }) => userId === 'u');
      await tx.put('balances', { ...one!, cents: one!.cents - 900 });
    });
    await next.run(nextNight(nextNight(night)));
    expect(next.reported).toEqual([ofU, ofV, ofV]);
    expect((await stored(uow)).wallets).toMatchObject([{ differing: 'no', differences: [] }, { differing: 'yes' }]);
  });

  it('of earlier data are completed one user at a time, and balances are right before, between and after', async () => {
    const uow = await uowOf(medium);
    const users = Array.from({ length: 30 }, (_, n) => `user-${n}`);
    const entries = users.flatMap((userId, n) => [
      sale(`${userId}-a`, 100 + n, { userId }),
      sale(`${userId}-b`, 7, { userId, at: NOW - DAY_MS }),
    ]);
    await uow.rw(['ledger'], (tx) => tx.putAll('ledger', entries));
    await upgrade({ uow });
    const expectBalances = async (more: readonly Entry[] = []) => {
      for (const user of ['user-0', 'user-29']) {
        const own = [...entries, ...more].filter(({ userId }) => userId === user);
        expect(await uow.ro(LEDGER_STORES, (tx) => balanceOf(tx, user, NOW, RULES))).toEqual(balanceAt(own, NOW, 30));
      }
    };
    await expectBalances();
    const more = [sale('more', 5, { userId: 'user-29' })];
    await add(uow, more);
    await expectBalances(more);
    expect((await stored(uow)).balances).toEqual([]);
    const writes: number[] = [];
    const counting: Uow = {
      ...uow,
      rw: async (stores, work, scope) => {
        const result = await uow.rw(stores, work, scope);
        writes.push((await stored(uow)).wallets.filter(({ complete }) => complete === 'yes').length);
        return result;
      },
    };
    const due = dueOf(counting);
    await due.run(NOW);
    expect(writes).toEqual(users.map((_, n) => n + 1));
    await expectBalances(more);
    await due.run(nextNight(NOW));
    expect(due.reported).toEqual([]);
    expect(sum((await stored(uow)).balances)).toBe(sum([...entries, ...more]));
  });
});

it.each(EMBEDDED_MEDIA)(
  'W7 that were changed by hand are those of the entries after a rebuild, on %s',
  async (medium) => {
    const uow = await uowOf(medium);
    await add(uow, [sale('a', 100), sale('b', 250, { userId: 'v' })]);
    const before = await stored(uow);
    await uow.rw(LEDGER_STORES, async (tx) => {
      for (const one of before.balances) await tx.put('balances', { ...one, cents: one.cents + 7 });
      for (const one of before.earnings) await tx.delete('earnings', one.id);
    });
    const ports = { uow, clock: () => NOW, report: () => undefined } as unknown as Ports;
    expect(await rebuildSums(ports)).toBe(2);
    const { balances, earnings, ledger } = await stored(uow);
    expect({ balances, earnings, ledger }).toEqual({
      ...{ balances: before.balances, earnings: before.earnings, ledger: before.ledger },
    });
  },
);

it('of a ledger with more entries than one read, many of them at one instant, are compared with all of them', async () => {
  const uow = await uowOf('memory');
  const at = (n: number) => NOW - 50 * DAY_MS + (n < 700 ? n : n < 3200 ? 1000 : n);
  await add(
    uow,
    Array.from({ length: 4100 }, (_, n) => sale(`s${n}`, n, { at: at(n) })),
  );
  const due = dueOf(uow);
  await due.run(NOW);
  expect(due.reported).toEqual([]);
  expect((await stored(uow)).wallets).toMatchObject([{ comparedAt: NOW, differing: 'no' }]);
});

describe.each(SQL_MEDIA)('sums of the ledger in several processes on %s', (medium) => {
  it('miss no entry that is added while they are completed', async () => {
    const uow = await uowOf(medium);
    const old = Array.from({ length: 50 }, (_, n) => sale(`old-${n}`, n));
    await uow.rw(['ledger'], (tx) => tx.putAll('ledger', old));
    await uow.rw(LEDGER_STORES, noteWallets);
    const fresh = Array.from({ length: 40 }, (_, n) => sale(`new-${n}`, 1000 + n, { userId: n % 2 ? 'u' : 'w' }));
    const scope = (n: number) => ({ isOwn: n % 3 !== 0 });
    const adding = fresh.map((one, n) => uow.rw(LEDGER_STORES, (tx) => addEntries(tx, [one]), scope(n)));
    await Promise.all([...adding, dueOf(uow).run(NOW), dueOf(uow).run(NOW)]);
    const due = dueOf(uow);
    await due.run(nextNight(NOW));
    expect(due.reported).toEqual([]);
    const { balances, wallets } = await stored(uow);
    expect(sum(balances)).toBe(sum([...old, ...fresh]));
    expect(wallets.map(({ id, complete, differing }) => [id, complete, differing])).toEqual([
      ['u', 'yes', 'no'],
      ['w', 'yes', 'no'],
    ]);
  });
});
