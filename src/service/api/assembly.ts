// Ready-made picture sets: weather, moon phase, image enumeration.
import type { DataOf, ParamsOf } from '@/schemas/wire/operations';
import { api } from './api';
import { call } from './baseQuery';

const assemblyApi = api.injectEndpoints({
  endpoints: (define) => ({
    assemblyPage: define.query<DataOf<'assemblyPage'>, ParamsOf<'assemblyPage'>>({
      query: (params) => call('assemblyPage', { params }),
      providesTags: ['Assembly'],
    }),
  }),
});

export const { useAssemblyPageQuery } = assemblyApi;
