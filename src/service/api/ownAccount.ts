// Calls about the whole account. Loaded with their dialogs.
import { PAGE_SIZE_MAX } from '@/schemas/limits';
import type { RecordKind } from '@/schemas/wire/accountRecords';
import type { BodyOf, DataOf } from '@/schemas/wire/operations';
import { ownAccountRows } from '@/schemas/wire/rows/ownAccount';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(ownAccountRows);

const ownAccountApi = api.injectEndpoints({
  endpoints: (define) => ({
    accountRecords: define.query<DataOf<'accountRecords'>, { kind: RecordKind; current: number }>({
      query: (page) => call('accountRecords', { params: { ...page, size: PAGE_SIZE_MAX }, quiet: 'shown' }),
      keepUnusedDataFor: 0,
    }),
    /** Deletes the account. The caller ends the session of this tab. */
    deleteAccount: define.mutation<null, Omit<BodyOf<'accountDelete'>, 'source'>>({
      query: (body) => call('accountDelete', { body: { source: 'web', ...body }, quiet: 'shown' }),
    }),
  }),
});

export const { useDeleteAccountMutation } = ownAccountApi;
/** For callers outside components. */
export const { accountRecords } = ownAccountApi.endpoints;
