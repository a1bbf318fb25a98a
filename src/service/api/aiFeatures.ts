// Available AI features and beta membership; a small module, so that a page can ask before loading AI code.
import type { AiFeatures } from '@/schemas/wire/aiFeatures';
import { aiFeaturesRows } from '@/schemas/wire/rows/aiFeatures';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(aiFeaturesRows);

const aiFeaturesApi = api.injectEndpoints({
  endpoints: (define) => ({
    /**
     * `userId`: the caller, null for a visitor; part of the cache key, so that another user's membership is never
     * shown.
     */
    aiFeatures: define.query<AiFeatures, string | null>({
      query: () => call('aiFeatures', { quiet: 'background' }),
      providesTags: ['Ai'],
    }),
  }),
});

export const { useAiFeaturesQuery } = aiFeaturesApi;
