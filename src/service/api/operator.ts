// Operator calls: paying orders manually, their status, and importing sales.
import type { BodyOf, DataOf, ParamsOf } from '@/schemas/wire/operations';
import { operatorRows } from '@/schemas/wire/rows/operator';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(operatorRows);

const operatorApi = api.injectEndpoints({
  endpoints: (define) => ({
    operatorOrders: define.query<DataOf<'operatorOrders'>, ParamsOf<'operatorOrders'>>({
      query: (params) => call('operatorOrders', { params, quiet: 'shown' }),
      providesTags: ['Order'],
    }),
    operatorMark: define.mutation<DataOf<'operatorMark'>, BodyOf<'operatorMark'>>({
      query: (body) => call('operatorMark', { body, quiet: 'shown' }),
      // If refused, another operator may have changed it meanwhile.
      invalidatesTags: ['Order', 'Wallet'],
    }),
    walletDifferences: define.query<DataOf<'walletDifferences'>, ParamsOf<'walletDifferences'>>({
      query: (params) => call('walletDifferences', { params, quiet: 'shown' }),
    }),
    salesImport: define.mutation<DataOf<'salesImport'>, BodyOf<'salesImport'>>({
      query: (body) => call('salesImport', { body, quiet: 'shown' }),
      invalidatesTags: (done) => (done && done.added > 0 ? ['Wallet'] : []),
    }),
  }),
});

export const { useOperatorOrdersQuery, useOperatorMarkMutation, useSalesImportMutation, useWalletDifferencesQuery } =
  operatorApi;
/** For callers outside components. */
export const { operatorOrders } = operatorApi.endpoints;
