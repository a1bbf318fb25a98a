// What of the AI there is, and who is in its beta: small, so that a page can ask before anything of the AI is fetched.
import type { AiFeatures } from '@/schemas/wire/aiFeatures';
import { aiFeaturesRows } from '@/schemas/wire/rows/aiFeatures';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(aiFeaturesRows);

const aiFeaturesApi = api.injectEndpoints({
  endpoints: (define) => ({
    /** `userId`: who asks, null for a visitor: another person's membership is never shown. */
    aiFeatures: define.query<AiFeatures, string | null>({
      query: () => call('aiFeatures', { quiet: 'background' }),
      providesTags: ['Ai'],
    }),
  }),
});

export const { useAiFeaturesQuery } = aiFeaturesApi;
