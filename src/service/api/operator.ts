// Calls of an operator: orders that are to be paid by hand, what became of them, and what was sold.
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
      // Refused: somebody else may have marked it meanwhile.
      invalidatesTags: ['Order', 'Wallet'],
    }),
    salesImport: define.mutation<DataOf<'salesImport'>, BodyOf<'salesImport'>>({
      query: (body) => call('salesImport', { body, quiet: 'shown' }),
      invalidatesTags: (done) => (done && done.added > 0 ? ['Wallet'] : []),
    }),
  }),
});

export const { useOperatorOrdersQuery, useOperatorMarkMutation, useSalesImportMutation } = operatorApi;
/** For callers outside of components. */
export const { operatorOrders } = operatorApi.endpoints;
