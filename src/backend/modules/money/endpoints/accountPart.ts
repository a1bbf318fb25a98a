// Money of an account that is deleted: the ledger, its sums and the withdrawals stay for the accounts of the operator.
import type { StoreName } from '@/backend/records';
import type { AccountPart } from '@/backend/shared/accountPart';
import { refuse } from '@/backend/shared/domain/refusal';
import { allOf } from '@/backend/shared/readPage';
import { balanceOf, moneyOf } from './ledgerStore';
import { LEDGER_STORES } from './sumsState';
import { orderAsOf } from './walletStore';

export const moneyOfAccount: AccountPart = {
  stores: ['users', 'orders', 'payees', ...LEDGER_STORES] satisfies StoreName[],
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
    // With unpaid money the operator still needs to know whom to pay.
    if (total <= 0) await tx.delete('payees', userId);
  },
};
