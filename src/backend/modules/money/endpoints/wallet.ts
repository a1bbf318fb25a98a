// Wallet endpoints: balance, and its statement by month and face.
import { isRefusal, refuse } from '@/backend/shared/domain/refusal';
import { endpoint } from '@/backend/shared/endpoint';
import { lastDaysFrom, lastDaysOf, statementOf } from '../domain/statements';
import { walletView } from '../domain/wallet';
import { ledgerFrom, moneyOf, monthSums } from './ledgerStore';
import { LEDGER_STORES } from './sumsState';
import { readWallet, WALLET_STORES } from './walletStore';

export const walletInfo = endpoint<'walletInfo'>({
  stores: WALLET_STORES,
  mode: 'read',
  handle: async (tx, { userId, now, ports }) => {
    const state = await readWallet(tx, userId, now, ports);
    return isRefusal(state) ? state : walletView(state, now);
  },
});

export const walletStatement = endpoint<'walletStatement'>({
  stores: ['users', 'drafts', ...LEDGER_STORES],
  mode: 'read',
  handle: async (tx, { params, userId, now, ports }) => {
    const user = await tx.get('users', userId);
    if (!user) return refuse('sessionEnded');
    const { months, rows } = statementOf(await monthSums(tx, userId, params), params);
    const { current, size } = params;
    const shown = rows.slice((current - 1) * size, current * size);
    const ids = [...new Set(shown.map(({ faceId }) => faceId))];
    const drafts = await tx.getAll('drafts', ids);
    const names = new Map(ids.map((id, at) => [id, drafts[at]?.names ?? []]));
    return {
      currency: moneyOf(user, ports).currency,
      months,
      days: lastDaysOf(await ledgerFrom(tx, userId, lastDaysFrom(now), { time: 'at' }), now),
      rows: {
        records: shown.map((row) => {
          const [dialNameCn = '', dialName = ''] = names.get(row.faceId) ?? [];
          return { ...row, dialNameCn, dialName };
        }),
        ...{ total: rows.length, current, size },
      },
    };
  },
});
