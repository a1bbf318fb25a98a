// Calls of the AI: pictures by words, the beta, and what was used of the results. The callers say what went wrong.
import type { BodyOf, DataOf } from '@/schemas/wire/operations';
import { aiRows } from '@/schemas/wire/rows/ai';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(aiRows);

const aiApi = api.injectEndpoints({
  endpoints: (define) => ({
    imageSubmit: define.mutation<string, BodyOf<'imageSubmit'>>({
      query: (body) => call('imageSubmit', { body, quiet: true }),
      invalidatesTags: ['Ai'],
    }),
    /** Asked anew each time: what a task is changes while it is asked. */
    imageQuery: define.mutation<DataOf<'imageQuery'>, string>({
      query: (taskId) => call('imageQuery', { params: { taskId }, quiet: true }),
    }),
    imageHistory: define.query<DataOf<'imageHistory'>, { userId: string; current: number }>({
      query: ({ current }) => call('imageHistory', { params: { current }, quiet: true }),
      providesTags: ['Ai'],
    }),
    imageQuota: define.query<DataOf<'imageQuota'>, string>({
      query: () => call('imageQuota', { quiet: true }),
      providesTags: ['Ai'],
    }),
    betaJoin: define.mutation<null, void>({
      query: () => call('betaJoin', { quiet: true }),
      invalidatesTags: ['Ai'],
    }),
    betaExit: define.mutation<null, void>({
      query: () => call('betaExit', { quiet: true }),
      invalidatesTags: ['Ai'],
    }),
    collectImage: define.mutation<null, BodyOf<'collectImage'>>({
      query: (body) => call('collectImage', { body, quiet: true }),
    }),
    collectText: define.mutation<null, BodyOf<'collectText'>>({
      query: (body) => call('collectText', { body, quiet: true }),
    }),
  }),
});

export const { useImageHistoryQuery, useImageQuotaQuery, useBetaJoinMutation, useBetaExitMutation } = aiApi;
/** For callers outside of components. */
export const { imageSubmit, imageQuery, betaJoin, collectImage, collectText } = aiApi.endpoints;
/** After a task has ended its pictures are in the history. */
export const aiEnded = () => api.util.invalidateTags(['Ai']);
