// The wallet: what was earned, where it is paid to, who is paid, and the contract with the one who pays (spec 7, Wallet).
import type { BodyOf, DataOf, ParamsOf } from '@/schemas/wire/operations';
import { walletRows } from '@/schemas/wire/rows/wallet';
import type { PayeeKind, Wallet } from '@/schemas/wire/wallet';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(walletRows);

const BIND = { paypal: 'paypalBind', alipay: 'alipayBind' } as const;
const UNBIND = { paypal: 'paypalUnbind', alipay: 'alipayUnbind' } as const;

const walletApi = api.injectEndpoints({
  endpoints: (define) => ({
    /** Of the person too: whether their address is verified is told with it. */
    walletInfo: define.query<Wallet, void>({
      query: () => call('walletInfo', { quiet: 'shown' }),
      providesTags: ['Wallet', 'User'],
    }),
    walletStatement: define.query<DataOf<'walletStatement'>, ParamsOf<'walletStatement'>>({
      query: (params) => call('walletStatement', { params, quiet: 'shown' }),
      providesTags: ['Wallet'],
    }),
    identityVerify: define.mutation<Wallet, BodyOf<'identityVerify'>>({
      query: (body) => call('identityVerify', { body, quiet: 'shown' }),
      invalidatesTags: (done) => (done ? ['Wallet'] : []),
    }),
    payeeBind: define.mutation<Wallet, BodyOf<'paypalBind'> & { kind: PayeeKind }>({
      query: ({ kind, ...body }) => call(BIND[kind], { body, quiet: 'shown' }),
      invalidatesTags: (done) => (done ? ['Wallet'] : []),
    }),
    /** The name of the person who is paid: kept before an account is bound, and offered by the forms that ask for it. */
    payeeNameSave: define.mutation<Wallet, BodyOf<'payeeNameSave'>>({
      query: (body) => call('payeeNameSave', { body, quiet: 'shown' }),
      invalidatesTags: (done) => (done ? ['Wallet'] : []),
    }),
    payeeUnbind: define.mutation<Wallet, BodyOf<'paypalUnbind'> & { kind: PayeeKind }>({
      query: ({ kind, ...body }) => call(UNBIND[kind], { body, quiet: 'shown' }),
      // Refused while money is on its way: what became of it is asked for.
      invalidatesTags: ['Wallet', 'Order'],
    }),
    contract: define.query<DataOf<'contract'>, void>({
      query: () => call('contract', { quiet: 'shown' }),
    }),
    contractSign: define.mutation<DataOf<'contractSign'>, void>({
      query: () => call('contractSign', { quiet: 'shown' }),
      invalidatesTags: (done) => (done ? ['Wallet'] : []),
    }),
    /** Asked by a press of a button, so a mutation; the wallet follows what it says. */
    contractStatus: define.mutation<DataOf<'contractStatus'>, void>({
      query: () => call('contractStatus', { quiet: 'shown' }),
      invalidatesTags: (done) => (done ? ['Wallet'] : []),
    }),
  }),
});

export const {
  useWalletInfoQuery,
  useWalletStatementQuery,
  useIdentityVerifyMutation,
  usePayeeBindMutation,
  usePayeeNameSaveMutation,
  usePayeeUnbindMutation,
  useContractQuery,
  useContractSignMutation,
  useContractStatusMutation,
} = walletApi;
/** For callers outside of components. */
export const { walletStatement } = walletApi.endpoints;
