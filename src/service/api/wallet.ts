// Wallet endpoints: earnings, payout account, identity, contract (spec 7).
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
    /** Also tagged as user data, because it includes whether the email address is verified. */
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
    /** The payee's name: stored before an account is set, and offered by forms that need it. */
    payeeNameSave: define.mutation<Wallet, BodyOf<'payeeNameSave'>>({
      query: (body) => call('payeeNameSave', { body, quiet: 'shown' }),
      invalidatesTags: (done) => (done ? ['Wallet'] : []),
    }),
    payeeUnbind: define.mutation<Wallet, BodyOf<'paypalUnbind'> & { kind: PayeeKind }>({
      query: ({ kind, ...body }) => call(UNBIND[kind], { body, quiet: 'shown' }),
      // May be refused because a payout is pending, so refetch that.
      invalidatesTags: ['Wallet', 'Order'],
    }),
    contract: define.query<DataOf<'contract'>, void>({
      query: () => call('contract', { quiet: 'shown' }),
    }),
    contractSign: define.mutation<DataOf<'contractSign'>, void>({
      query: () => call('contractSign', { quiet: 'shown' }),
      invalidatesTags: (done) => (done ? ['Wallet'] : []),
    }),
    /** Called by a button, so a mutation; updates the wallet. */
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
/** For callers outside components. */
export const { walletInfo, walletStatement } = walletApi.endpoints;
