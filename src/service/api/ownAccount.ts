// Calls about the whole account. Loaded with their dialogs.
import type { BodyOf } from '@/schemas/wire/operations';
import { ownAccountRows } from '@/schemas/wire/rows/ownAccount';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(ownAccountRows);

const ownAccountApi = api.injectEndpoints({
  endpoints: (define) => ({
    /** Deletes the account. The caller ends the session of this tab. */
    deleteAccount: define.mutation<null, Omit<BodyOf<'accountDelete'>, 'source'>>({
      query: (body) => call('accountDelete', { body: { source: 'web', ...body }, quiet: 'shown' }),
    }),
  }),
});

export const { useDeleteAccountMutation } = ownAccountApi;
/** For callers outside components. */
export const { deleteAccount } = ownAccountApi.endpoints;
