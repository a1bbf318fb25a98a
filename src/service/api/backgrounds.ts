// Background removal from the user's pictures. Callers report errors and can abort.
import type { BodyOf, DataOf } from '@/schemas/wire/operations';
import { backgroundRows } from '@/schemas/wire/rows/aiTexts';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(backgroundRows);

const backgroundsApi = api.injectEndpoints({
  endpoints: (define) => ({
    backgroundRemove: define.mutation<DataOf<'backgroundRemove'>, BodyOf<'backgroundRemove'>>({
      query: (body) => call('backgroundRemove', { body, quiet: 'shown' }),
    }),
  }),
});

export const { backgroundRemove } = backgroundsApi.endpoints;
