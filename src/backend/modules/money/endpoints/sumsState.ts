// State of the sums of each user. Apart from the other files, because every start of the backend loads it.
import type { RecordOf, StoreName } from '@/backend/records';
import type { Tx } from '@/backend/shared/ports';

/** Stores of every transaction that adds entries. */
export const LEDGER_STORES = ['ledger', 'balances', 'earnings', 'wallets'] as const satisfies readonly StoreName[];

type Wallet = RecordOf<'wallets'>;

/** `complete`: 'no' for a wallet with entries from before sums existed. It is due at once. */
export const newWallet = (id: string, complete: Wallet['complete']): Wallet => ({
  ...{ id, complete, dueAt: 0, comparedAt: 0 },
  ...{ differing: 'no', differences: [] },
});

/** Wallets written at a time. */
const PART = 1000;

/** Notes every user with entries, so that their sums are completed later. Sums that exist are dropped. */
export async function noteWallets(tx: Tx): Promise<void> {
  for (const store of ['wallets', 'balances', 'earnings'] as const) await tx.clear(store);
  const owners = await tx.tally('ledger', {}, { by: ['userId'] });
  for (let start = 0; start < owners.length; start += PART)
    await tx.putAll(
      'wallets',
      owners.slice(start, start + PART).map(({ of }) => newWallet(of.userId, 'no')),
    );
}
