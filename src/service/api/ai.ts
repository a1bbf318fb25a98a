// AI calls: text-to-image, the beta, and collecting results. Callers report errors.
import type { BodyOf, DataOf } from '@/schemas/wire/operations';
import { aiRows } from '@/schemas/wire/rows/ai';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(aiRows);

const aiApi = api.injectEndpoints({
  endpoints: (define) => ({
    imageSubmit: define.mutation<string, BodyOf<'imageSubmit'>>({
      query: (body) => call('imageSubmit', { body, quiet: 'shown' }),
      invalidatesTags: ['Ai'],
    }),
    /** Not cached, because the task's state changes between polls. */
    imageQuery: define.mutation<DataOf<'imageQuery'>, string>({
      query: (taskId) => call('imageQuery', { params: { taskId }, quiet: 'shown' }),
    }),
    imageHistory: define.query<DataOf<'imageHistory'>, { userId: string; current: number }>({
      query: ({ current }) => call('imageHistory', { params: { current }, quiet: 'shown' }),
      providesTags: ['Ai'],
    }),
    imageQuota: define.query<DataOf<'imageQuota'>, string>({
      query: () => call('imageQuota', { quiet: 'shown' }),
      providesTags: ['Ai'],
    }),
    betaJoin: define.mutation<null, void>({
      query: () => call('betaJoin', { quiet: 'shown' }),
      invalidatesTags: ['Ai'],
    }),
    betaExit: define.mutation<null, void>({
      query: () => call('betaExit', { quiet: 'shown' }),
      invalidatesTags: ['Ai'],
    }),
    collectImage: define.mutation<null, BodyOf<'collectImage'>>({
      query: (body) => call('collectImage', { body, quiet: 'background' }),
    }),
    collectText: define.mutation<null, BodyOf<'collectText'>>({
      query: (body) => call('collectText', { body, quiet: 'background' }),
    }),
  }),
});

export const { useImageHistoryQuery, useImageQuotaQuery, useBetaJoinMutation, useBetaExitMutation } = aiApi;
/** For callers outside components. */
export const { imageSubmit, imageQuery, betaJoin, collectImage, collectText } = aiApi.endpoints;
/** Call it when a task has ended; its pictures are then in the history. */
export const aiEnded = () => api.util.invalidateTags(['Ai']);
