// Rebuilds the stored sums of the ledger from its entries, for an operator who found a difference.
import { createDue } from './due';
import { LEDGER_STORES, noteWallets } from './modules/money/endpoints/sumsState';
import type { Ports } from './shared/ports';

/**
 * Deletes all sums and computes them again, one wallet at a time. Until a wallet is complete, its entries are summed at each
 * read, so servers may run meanwhile. Returns the number of wallets. Throws an `Error` for the operator if some are incomplete.
 */
export async function rebuildSums(ports: Ports): Promise<number> {
  await ports.uow.rw(LEDGER_STORES, noteWallets);
  await createDue(ports).upTo(ports.clock(), ['wallets']);
  const match = [{ field: 'complete', is: 'no' }] as const;
  const { all, open } = await ports.uow.ro(['wallets'], async (tx) => ({
    all: await tx.count('wallets', {}),
    open: await tx.count('wallets', { match }),
  }));
  if (open > 0) throw new Error(`${open} of ${all} wallets are not complete: a server completes them, or run it again`);
  return all;
}
