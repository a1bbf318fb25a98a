// Withdrawals: idempotent orders, and their list (spec 7, Withdrawal; docs/rules/backend.md D8, D12).
import type { Currency } from '@/schemas/money';
import type { BodyOf, DataOf, ParamsOf } from '@/schemas/wire/operations';
import { walletRows } from '@/schemas/wire/rows/wallet';
import type { WithdrawalOrder } from '@/schemas/wire/wallet';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(walletRows);

const APPLY = { USD: 'withdrawOverseas', CNY: 'withdrawDomestic' } as const satisfies Record<Currency, string>;

const withdrawalsApi = api.injectEndpoints({
  endpoints: (define) => ({
    /** Refetch balance and list in any case, because the response may have been lost. */
    withdraw: define.mutation<WithdrawalOrder, BodyOf<'withdrawDomestic'> & { currency: Currency }>({
      query: ({ currency, ...body }) => call(APPLY[currency], { body, quiet: 'shown' }),
      invalidatesTags: ['Wallet', 'Order'],
    }),
    withdrawPage: define.query<DataOf<'withdrawPage'>, ParamsOf<'withdrawPage'>>({
      query: (params) => call('withdrawPage', { params, quiet: 'shown' }),
      providesTags: ['Order'],
    }),
  }),
});

export const { useWithdrawMutation, useWithdrawPageQuery } = withdrawalsApi;
