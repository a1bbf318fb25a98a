// Adds entries to the ledger together with their sums, completes sums of earlier data, and compares them every night.

import type { DueWork } from '@/backend/shared/dueWork';
import type { Tx } from '@/backend/shared/ports';
import { readAll } from '@/backend/shared/readPage';
import { DIFFERENCES_MAX } from '@/schemas/limits';
import type { Entry } from '../domain/ledger';
import {
  addEntry,
  balanceId,
  type Difference,
  differencesOf,
  earningsId,
  nextNight,
  noSums,
  type Sums,
} from '../domain/sums';
import { LEDGER_STORES, newWallet } from './sumsState';

const factsOf = ({ kind, ref, cents, at, since, month, userId, faceId }: Entry): string =>
  JSON.stringify([kind, ref, cents, at, since, month, userId, faceId]);

/** Entries that are not stored yet. Throws if one has the key of a different entry: entries never change (W1). */
async function freshOf(tx: Tx, entries: readonly Entry[]): Promise<Entry[]> {
  const byId = new Map(entries.map((one) => [one.id, one]));
  const ids = [...byId.keys()];
  const stored = await tx.getAll('ledger', ids);
  return [...byId.values()].filter((one, at) => {
    const before = stored[at];
    if (before && factsOf(before) !== factsOf(one)) throw new Error(`the entry ${one.id} exists with other facts`);
    return before === undefined;
  });
}

/** Ids in a fixed order, so that simultaneous transactions lock in the same order. */
const idsOf = (ids: Iterable<string>): string[] => [...new Set(ids)].sort();

async function put(tx: Tx, { balances, earnings }: Sums): Promise<void> {
  const sorted = <T>(sums: Map<string, T>) => [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
  await tx.putAll('balances', sorted(balances));
  await tx.putAll('earnings', sorted(earnings));
}

/** Adds entries and their sums in the caller's transaction over `LEDGER_STORES`. Entries that are stored are skipped. */
export async function addEntries(tx: Tx, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const fresh = await freshOf(tx, entries);
  const userIds = idsOf(fresh.map(({ userId }) => userId));
  const stored = await tx.getAll('wallets', userIds);
  const wallets = userIds.map((id, at) => stored[at] ?? newWallet(id, 'yes'));
  const complete = new Set(wallets.filter((one) => one.complete === 'yes').map(({ id }) => id));
  // An incomplete wallet is written too: its completion then conflicts with this transaction, and neither misses entries.
  await tx.putAll(
    'wallets',
    wallets.filter(({ id }, at) => stored[at] === undefined || !complete.has(id)),
  );
  const summed = fresh.filter(({ userId }) => complete.has(userId));
  const sums = noSums();
  const balanceIds = idsOf(summed.map(balanceId));
  for (const one of await tx.getAll('balances', balanceIds)) if (one) sums.balances.set(one.id, one);
  const earningsIds = idsOf(summed.map(earningsId).filter((id) => id !== null));
  for (const one of await tx.getAll('earnings', earningsIds)) if (one) sums.earnings.set(one.id, one);
  for (const one of summed) addEntry(sums, one);
  await put(tx, sums);
  await tx.putAll('ledger', fresh);
}

/** Entries per read of a whole ledger: between reads other calls have their turn. */
const PART = 1000;

async function ledgerSums(tx: Tx, userId: string): Promise<Sums> {
  const sums = noSums();
  // Each read begins at the instant of the last entry, and skips the entries of that instant that were read.
  let from = 0;
  let offset = 0;
  for (;;) {
    const range = [from, Number.MAX_SAFE_INTEGER] as const;
    const part = await tx.list('ledger', { by: 'user', of: userId, range, order: 'ascending', offset, limit: PART });
    for (const one of part) addEntry(sums, one);
    const last = part.at(-1);
    if (part.length < PART || !last) return sums;
    const count = part.filter(({ at }) => at === last.at).length;
    offset = last.at === from ? offset + count : count;
    from = last.at;
  }
}

async function storedSums(tx: Tx, userId: string): Promise<Sums> {
  const sums = noSums();
  const ofUser = { by: 'user', of: userId, order: 'ascending' } as const;
  for await (const one of readAll(tx, 'balances', ofUser)) sums.balances.set(one.id, one);
  for await (const one of readAll(tx, 'earnings', ofUser)) sums.earnings.set(one.id, one);
  return sums;
}

/** Sums of a wallet are not those of its entries. The message has no names or accounts, so that it may be logged. */
class WalletDifferenceError extends Error {
  override name = 'WalletDifferenceError';
  constructor(userId: string, differences: readonly Difference[]) {
    const months = differences
      .slice(0, 5)
      .map(
        ({ month, faceId, stored, ledger }) => `${month}${faceId ? ` face ${faceId}` : ''}: ${stored} for ${ledger}`,
      );
    super(
      `${differences.length} sums of the wallet ${userId} differ from its ledger (minor units): ${months.join('; ')}`,
    );
  }
}

/**
 * Completes the sums of earlier data, and compares complete ones with the entries, every night. A difference is reported
 * and stored for operators; the sums stay as they are.
 */
export const dueWallets: DueWork = {
  stores: LEDGER_STORES,
  isOwn: true,
  batch: 1,
  find: async (tx, now, limit) => {
    const due = await tx.list('wallets', { by: 'due', of: [], range: [0, now], order: 'ascending', limit });
    return due.map(({ id }) => id);
  },
  bringUp: async (tx, id, now, { report }) => {
    const wallet = await tx.get('wallets', id);
    if (!wallet || wallet.dueAt > now) return false;
    const ofLedger = await ledgerSums(tx, id);
    if (wallet.complete === 'no') {
      await put(tx, ofLedger);
      await tx.put('wallets', { ...wallet, complete: 'yes', dueAt: nextNight(now) });
      return true;
    }
    const differences = differencesOf(await storedSums(tx, id), ofLedger);
    if (differences.length > 0) report('walletDifference', new WalletDifferenceError(id, differences));
    await tx.put('wallets', {
      ...wallet,
      ...{ dueAt: nextNight(now), comparedAt: now },
      differing: differences.length > 0 ? 'yes' : 'no',
      differences: differences.slice(0, DIFFERENCES_MAX),
    });
    return true;
  },
};
