// Wallets with many entries: sums come from the storage, so that reading one costs what it shows, and equal those of the entries.
import { describe, expect, it } from 'vitest';
import { balanceAt, type Entry, entry } from '@/backend/modules/money/domain/ledger';
import { balanceOf } from '@/backend/modules/money/endpoints/ledgerStore';
import type { Tx } from '@/backend/shared/ports';
import { MEDIA, uowOf } from '../../support/media';

const DAY_MS = 86_400_000;
const NOW = 400 * DAY_MS;

/** Two sales a day with some refunds, a payout, and a sale in the future. */
const ENTRIES: readonly Entry[] = Array.from({ length: 800 }, (_, n) => {
  const at = n === 799 ? NOW + DAY_MS : (n >> 1) * DAY_MS + n;
  const kind = n % 40 === 39 ? 'refund' : n === 500 ? 'payout' : 'sale';
  // A refund may be dated before its sale.
  const since = kind === 'refund' ? at + 2 * DAY_MS : at;
  return entry({ kind, ref: `r${n}`, cents: kind === 'sale' ? 100 + n : -50, at, since, userId: 'u', faceId: 'f' });
});

describe.each(MEDIA)('a wallet with many entries on %s', (medium) => {
  it('has the balance of all entries, and reads only those that may not be available yet', async () => {
    const uow = await uowOf(medium);
    await uow.rw(['ledger'], async (tx) => {
      for (const one of ENTRIES) await tx.put('ledger', one);
      await tx.put('ledger', { ...ENTRIES[0]!, id: 'sale:other', userId: 'v' });
    });
    let read = 0;
    const counting = (tx: Tx): Tx => ({
      ...tx,
      list: async (store, query) => {
        const records = await tx.list(store, query);
        read += records.length;
        return records;
      },
    });
    const rules = { maturityDays: 30, coming: [] };
    for (const now of [NOW, 100 * DAY_MS, 0, 1000 * DAY_MS])
      expect(await uow.ro(['ledger'], (tx) => balanceOf(tx, 'u', now, rules))).toEqual(balanceAt(ENTRIES, now, 30));
    expect(await uow.ro(['ledger'], (tx) => balanceOf(tx, 'nobody', NOW, rules))).toEqual(balanceAt([], NOW, 30));
    await uow.ro(['ledger'], (tx) => balanceOf(counting(tx), 'u', NOW, rules));
    expect(read).toBeLessThanOrEqual(500);
  });
});
