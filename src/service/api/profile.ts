// Profile calls. Loaded with their page.
import type { User } from '@/schemas/session';
import type { BodyOf } from '@/schemas/wire/operations';
import { accountRows } from '@/schemas/wire/rows/account';
import { userChanged } from '../session/session';
import { api } from './api';
import { callsOf } from './baseQuery';
import { watchRefusal } from './captcha';
import { settled } from './settled';

const call = callsOf(accountRows);

const profileApi = api.injectEndpoints({
  endpoints: (define) => ({
    updateInfo: define.mutation<User, BodyOf<'infoUpdate'>>({
      query: (body) => call('infoUpdate', { body, quiet: 'shown' }),
      onQueryStarted: async ({ phone, email, captcha: code }, { dispatch, queryFulfilled }) => {
        const account = phone ?? email;
        if (account !== undefined && code !== undefined)
          void watchRefusal(
            queryFulfilled,
            { way: phone === undefined ? 'email' : 'sms', purpose: 'change' },
            { account, code },
          );
        const done = await settled(queryFulfilled);
        if (done) dispatch(userChanged(done.data));
      },
      invalidatesTags: (done) => (done ? ['User'] : []),
    }),
  }),
});

export const { useUpdateInfoMutation } = profileApi;
