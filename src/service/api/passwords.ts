// Password calls: setting one's own, and resetting a forgotten one by a code. Loaded with their forms.
import type { User } from '@/schemas/session';
import { accountRows } from '@/schemas/wire/rows/account';
import { userChanged } from '../session/session';
import { api } from './api';
import { callsOf } from './baseQuery';
import { watchRefusal } from './captcha';
import { settled } from './settled';
import type { AccountArg } from './signIns';

const call = callsOf(accountRows);

export interface ResetArgs {
  account: AccountArg;
  password: string;
  captcha: string;
}

const passwordsApi = api.injectEndpoints({
  endpoints: (define) => ({
    /** Sets the account's password; requires the old one if there is one. */
    setPassword: define.mutation<User, { password: string; oldPassword?: string }>({
      query: (body) => call('passwordSet', { body: { source: 'web', ...body }, quiet: 'shown' }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const done = await settled(queryFulfilled);
        if (done) dispatch(userChanged(done.data));
      },
    }),
    resetPassword: define.mutation<null, ResetArgs>({
      query: ({ account, ...rest }) =>
        call('passwordReset', { body: { source: 'web', ...account, ...rest }, quiet: 'shown' }),
      onQueryStarted: ({ account, captcha }, { queryFulfilled }) => {
        const [channel, name] =
          'phone' in account ? (['sms', account.phone] as const) : (['email', account.email] as const);
        return watchRefusal(queryFulfilled, { way: channel, purpose: 'reset' }, { account: name, code: captcha });
      },
    }),
  }),
});

export const { useSetPasswordMutation, useResetPasswordMutation } = passwordsApi;
/** For callers outside components. */
export const { setPassword } = passwordsApi.endpoints;
