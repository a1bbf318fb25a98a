// Sign-in calls: by password, by code, registration, third party.
import type { BodyOf } from '@/schemas/wire/operations';
import { accountRows } from '@/schemas/wire/rows/account';
import { api } from './api';
import { callsOf } from './baseQuery';
import { watchRefusal } from './captcha';
import { goOnAfter, type SignedIn, type StayArgs, sendSignIn } from './signInCall';

const call = callsOf(accountRows);

/** Exactly one of the two. */
export type AccountArg = { phone: string } | { email: string };

export interface LoginArgs extends StayArgs {
  account: AccountArg;
  password: string;
}

export interface CodeLoginArgs extends StayArgs {
  phone: string;
  captcha: string;
}

export interface RegisterArgs extends StayArgs {
  email: string;
  password: string;
  captcha: string;
}

export type ThirdPartyArgs = StayArgs & Omit<BodyOf<'thirdParty'>, 'source' | 'type'>;

const signInsApi = api.injectEndpoints({
  endpoints: (define) => ({
    login: define.mutation<SignedIn, LoginArgs>({
      queryFn: ({ account, password, staySignedIn }, _api, _extra, send) => {
        const body: BodyOf<'login'> = { source: 'web', way: 'password', password, ...account };
        return sendSignIn(send, call('login', { body, quiet: 'shown' }), { staySignedIn });
      },
      onQueryStarted: (_, { queryFulfilled, ...store }) => goOnAfter(queryFulfilled, store),
    }),
    codeLogin: define.mutation<SignedIn, CodeLoginArgs>({
      queryFn: ({ phone, captcha, staySignedIn }, _api, _extra, send) => {
        const body: BodyOf<'codeLogin'> = { source: 'web', phone, captcha };
        return sendSignIn(send, call('codeLogin', { body, quiet: 'shown' }), { staySignedIn });
      },
      onQueryStarted: ({ phone, captcha }, { queryFulfilled, ...store }) => {
        void watchRefusal(queryFulfilled, { way: 'sms', purpose: 'signIn' }, { account: phone, code: captcha });
        return goOnAfter(queryFulfilled, store);
      },
    }),
    register: define.mutation<SignedIn, RegisterArgs>({
      queryFn: ({ staySignedIn, ...facts }, _api, _extra, send) => {
        const body: BodyOf<'register'> = { source: 'web', oversea: true, ...facts };
        return sendSignIn(send, call('register', { body, quiet: 'shown' }), { staySignedIn });
      },
      onQueryStarted: ({ email, captcha }, { queryFulfilled, ...store }) => {
        void watchRefusal(queryFulfilled, { way: 'email', purpose: 'register' }, { account: email, code: captcha });
        return goOnAfter(queryFulfilled, store);
      },
    }),
    thirdParty: define.mutation<SignedIn, ThirdPartyArgs>({
      queryFn: ({ staySignedIn, ...grant }, _api, _extra, send) => {
        const body: BodyOf<'thirdParty'> = { source: 'web', type: 'google_en', ...grant };
        return sendSignIn(send, call('thirdParty', { body, quiet: 'shown' }), { staySignedIn });
      },
      onQueryStarted: (_, { queryFulfilled, ...store }) => goOnAfter(queryFulfilled, store),
    }),
  }),
});

export const { useLoginMutation, useCodeLoginMutation, useRegisterMutation, useThirdPartyMutation } = signInsApi;
/** For callers outside components. */
export const { login, codeLogin, register, thirdParty } = signInsApi.endpoints;
