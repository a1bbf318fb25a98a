// Calls about the whole account. Loaded with their dialogs.
import { PAGE_SIZE_MAX } from '@/schemas/limits';
import type { RecordKind } from '@/schemas/wire/accountRecords';
import type { BodyOf, DataOf } from '@/schemas/wire/operations';
import { ownAccountRows } from '@/schemas/wire/rows/ownAccount';
import { sessionRows } from '@/schemas/wire/rows/session';
import { isSessionEnd, serverFailure } from '../localDrafts/retry';
import { readToken } from '../session/tokenStore';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf({ ...ownAccountRows, userInfo: sessionRows.userInfo });

const ownAccountApi = api.enhanceEndpoints({ addTagTypes: ['Session'] }).injectEndpoints({
  endpoints: (define) => ({
    sessionList: define.query<DataOf<'sessionList'>, void>({
      query: () => call('sessionList', { quiet: 'shown' }),
      providesTags: ['Session'],
      keepUnusedDataFor: 0,
    }),
    /** Without an id: all sessions except this one. */
    endSessions: define.mutation<null, { id?: string }>({
      query: (body) => call('sessionEnd', { body: { source: 'web', ...body }, quiet: 'shown' }),
      invalidatesTags: ['Session'],
    }),
    accountRecords: define.query<DataOf<'accountRecords'>, { kind: RecordKind; current: number }>({
      query: (page) => call('accountRecords', { params: { ...page, size: PAGE_SIZE_MAX }, quiet: 'shown' }),
      keepUnusedDataFor: 0,
    }),
    /** Whether the server has ended the session of this tab. An error of this call does not end it. */
    sessionEnded: define.query<boolean, void>({
      queryFn: async (_arg, _api, _extra, send) => {
        if (readToken() === null) return { data: false };
        const { error, meta } = await send(call('userInfo', { quiet: 'background', checksSession: true }));
        const failure = serverFailure(error);
        if (failure && isSessionEnd(failure)) return { data: true };
        return error ? { error, ...(meta && { meta }) } : { data: false };
      },
      keepUnusedDataFor: 0,
    }),
    /** Deletes the account. The caller ends the session of this tab. */
    deleteAccount: define.mutation<null, Omit<BodyOf<'accountDelete'>, 'source'>>({
      query: (body) => call('accountDelete', { body: { source: 'web', ...body }, quiet: 'shown' }),
    }),
  }),
});

export const { useDeleteAccountMutation, useSessionListQuery, useEndSessionsMutation } = ownAccountApi;
/** For callers outside components. */
export const { accountRecords, sessionEnded } = ownAccountApi.endpoints;
