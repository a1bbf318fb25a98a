// The font list, in the order people see it.
import { type Font, orderedFonts } from '@/schemas/font';
import { PAGE_SIZE } from '@/schemas/limits';
import type { DataOf } from '@/schemas/wire/operations';
import { build } from '../build/build';
import { api } from './api';
import { call } from './baseQuery';

const fontsApi = api.injectEndpoints({
  endpoints: (define) => ({
    fontPage: define.query<Font[], void>({
      query: () =>
        call('fontPage', { params: { current: 1, size: PAGE_SIZE }, headers: { oversea: String(build.oversea) } }),
      transformResponse: (data) => orderedFonts((data as DataOf<'fontPage'>).records),
      providesTags: ['Font'],
    }),
  }),
});

export const { useFontPageQuery } = fontsApi;
