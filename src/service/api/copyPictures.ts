// Stores the pictures of a saved design's copies; loaded with the first save.
import type { BodyOf, DataOf } from '@/schemas/wire/operations';
import { copyPicturesRows } from '@/schemas/wire/rows/copyPictures';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(copyPicturesRows);

const copyPicturesApi = api.injectEndpoints({
  endpoints: (define) => ({
    /** No list shows these pictures, so no cached answer becomes outdated. */
    saveCopyPictures: define.mutation<DataOf<'draftPictures'>, BodyOf<'draftPictures'>>({
      query: (body) => call('draftPictures', { body, quiet: 'background' }),
    }),
  }),
});

/** For callers outside components. */
export const { saveCopyPictures } = copyPicturesApi.endpoints;
