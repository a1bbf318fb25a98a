// Uploading a picture.
import type { DataOf } from '@/schemas/wire/operations';
import { api } from './api';
import { call } from './baseQuery';

const uploadsApi = api.injectEndpoints({
  endpoints: (define) => ({
    upload: define.mutation<DataOf<'upload'>, Blob>({
      query: (file) => call('upload', { body: { file }, quiet: true }),
    }),
  }),
});

export const { useUploadMutation } = uploadsApi;
/** For callers outside of components. */
export const { upload } = uploadsApi.endpoints;
