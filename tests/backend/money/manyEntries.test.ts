// Wallets with many entries: the balance is read from monthly sums, so that its cost depends only on the entries shown, and it
// equals the sum of all entries.
import { describe, expect, it } from 'vitest';
import { balanceAt, type Entry, entry } from '@/backend/modules/money/domain/ledger';
import { allEarned, balanceOf, monthSums } from '@/backend/modules/money/endpoints/ledgerStore';
import { LEDGER_STORES } from '@/backend/modules/money/endpoints/sumsState';
import { addEntries } from '@/backend/modules/money/endpoints/sumsStore';
import type { Tx } from '@/backend/shared/ports';
import { MEDIA, uowOf } from '../../support/media';

const DAY_MS = 86_400_000;
const NOW = 400 * DAY_MS;
const RULES = { maturityDays: 30, coming: [] };

/** Entries with some refunds, a payout, and a sale in the future. */
const entriesOf = (perDay: number): Entry[] =>
  Array.from({ length: 400 * perDay }, (_, n) => {
    const at = n === 400 * perDay - 1 ? NOW + DAY_MS : Math.floor(n / perDay) * DAY_MS + n;
    const kind = n % 40 === 39 ? 'refund' : n === 500 ? 'payout' : 'sale';
    // A refund may be dated before its sale.
    const since = kind === 'refund' ? at + 2 * DAY_MS : at;
    return entry({ kind, ref: `r${n}`, cents: kind === 'sale' ? 100 + n : -50, at, since, userId: 'u', faceId: 'f' });
  });

describe.each(MEDIA)('a wallet with many entries on %s', (medium) => {
  async function filled(entries: readonly Entry[]) {
    const uow = await uowOf(medium);
    await uow.rw(LEDGER_STORES, async (tx) => {
      for (let start = 0; start < entries.length; start += 2000)
        await addEntries(tx, entries.slice(start, start + 2000));
      await addEntries(tx, [{ ...entries[0]!, id: 'sale:other', ref: 'other', userId: 'v' }]);
    });
    return uow;
  }

  it('has the balance and the earnings of all entries', async () => {
    const entries = entriesOf(2);
    const uow = await filled(entries);
    for (const now of [NOW, 100 * DAY_MS, 100 * DAY_MS + 201, 0, 1000 * DAY_MS])
      expect(await uow.ro(LEDGER_STORES, (tx) => balanceOf(tx, 'u', now, RULES))).toEqual(balanceAt(entries, now, 30));
    expect(await uow.ro(LEDGER_STORES, (tx) => balanceOf(tx, 'nobody', NOW, RULES))).toEqual(balanceAt([], NOW, 30));
    const earned = entries.filter(({ kind }) => kind !== 'payout');
    const sum = earned.reduce((all, { cents }) => all + cents, 0);
    const sums = await uow.ro(LEDGER_STORES, (tx) => monthSums(tx, 'u', { from: '1970-01', to: '1999-12' }));
    expect(sums.reduce((all, { cents }) => all + cents, 0)).toBe(sum);
    expect(sums.reduce((all, { count = 0 }) => all + count, 0)).toBe(earned.length);
    expect(await uow.ro(LEDGER_STORES, (tx) => allEarned(tx, 'u'))).toBe(sum);
    const one = await uow.ro(LEDGER_STORES, (tx) => monthSums(tx, 'u', { from: '1970-02', to: '1970-02' }));
    expect(one).toEqual([
      { month: '1970-02', faceId: 'f', kind: 'refund', cents: expect.any(Number), count: expect.any(Number) },
      { month: '1970-02', faceId: 'f', kind: 'sale', cents: expect.any(Number), count: expect.any(Number) },
    ]);
  });

  it('reads a number of records that does not grow with the entries of other days', async () => {
    const uow = await filled(entriesOf(10));
    let entries = 0;
    let records = 0;
    const counting = (tx: Tx): Tx => ({
      ...tx,
      list: async (store, query) => {
        const list = await tx.list(store, query);
        records += list.length;
        if (store === 'ledger') entries += list.length;
        return list;
      },
      tally: async (store, query, groups) => {
        expect(store).not.toBe('ledger');
        return tx.tally(store, query, groups);
      },
    });
    await uow.ro(LEDGER_STORES, (tx) => balanceOf(counting(tx), 'u', NOW, RULES));
    expect(entries).toBe(10);
    // Two or three months of sums besides.
    expect(records).toBeLessThanOrEqual(entries + 3);
  });
});
