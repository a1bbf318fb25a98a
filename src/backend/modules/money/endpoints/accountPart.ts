// Money of an account that is deleted: the ledger, its sums and the withdrawals stay for the accounts of the operator.
import type { StoreName } from '@/backend/records';
import type { AccountPart } from '@/backend/shared/accountPart';
import { wasPublished } from '@/backend/shared/domain/ownFaces';
import { refuse } from '@/backend/shared/domain/refusal';
import type { Tx } from '@/backend/shared/ports';
import { allOf, readAll, readPage } from '@/backend/shared/readPage';
import { balanceOf, moneyOf } from './ledgerStore';
import { LEDGER_STORES } from './sumsState';
import { orderAsOf } from './walletStore';

/** Whether the user published a face whose sales or shares may be imported later; deleted faces too. */
async function canStillEarn(tx: Tx, userId: string): Promise<boolean> {
  for (const shown of ['yes', 'no'] as const)
    for await (const face of readAll(tx, 'faces', { by: 'ownerUpdated', of: [userId, shown], order: 'ascending' }))
      if ((face.payment === 'paid' || face.payment === 'vip') && wasPublished(face)) return true;
  return false;
}

export const moneyOfAccount: AccountPart = {
  stores: ['users', 'orders', 'payees', 'faces', ...LEDGER_STORES] satisfies StoreName[],
  fault: async (tx, { userId, now }, ports) => {
    const open = await allOf(tx, 'orders', { by: 'ownerOpen', of: [userId, 'yes'], order: 'ascending' });
    for (const order of open)
      if ((await orderAsOf(tx, order, now, ports)).open === 'yes') return refuse('withdrawalUnderWay');
    return null;
  },
  erase: async (tx, { userId, now }, ports) => {
    const user = await tx.get('users', userId);
    if (!user) return;
    const { maturityDays } = moneyOf(user, ports).rules;
    const { total } = await balanceOf(tx, userId, now, { maturityDays, coming: [] });
    // With unpaid or later money the operator still needs to know whom to pay.
    if (total <= 0 && !(await canStillEarn(tx, userId))) await tx.delete('payees', userId);
  },
  records: {
    ledger: async (tx, owner, page) => {
      const { records, ...rest } = await readPage(tx, 'ledger', { by: 'user', of: owner, order: 'ascending' }, page);
      return { ...rest, records: records.map(({ userId: _, ...entry }) => entry) };
    },
    withdrawals: async (tx, owner, page) => {
      const { records, ...rest } = await readPage(tx, 'orders', { by: 'owner', of: owner, order: 'ascending' }, page);
      // Without the ids of operators.
      return {
        ...rest,
        records: records.map(({ id: _id, owner: _owner, audits: _audits, open: _open, ...order }) => order),
      };
    },
    payment: async (tx, owner, { current, size }) => {
      const stored = await tx.get('payees', owner);
      const { id: _, ...payee } = stored ?? { id: owner };
      return { records: stored && current === 1 ? [payee] : [], total: stored ? 1 : 0, current, size };
    },
  },
};
