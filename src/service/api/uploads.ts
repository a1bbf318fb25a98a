// Uploading pictures, one or several.
import type { DataOf } from '@/schemas/wire/operations';
import { uploadsRows } from '@/schemas/wire/rows/uploads';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(uploadsRows);

const uploadsApi = api.injectEndpoints({
  endpoints: (define) => ({
    upload: define.mutation<DataOf<'upload'>, Blob>({
      query: (file) => call('upload', { body: { file }, quiet: 'shown' }),
    }),
    /** For pictures that no layer shows: the service keeps them in fewer bytes where that changes no pixel. */
    uploadCompressed: define.mutation<DataOf<'upload'>, Blob>({
      query: (file) => call('upload', { params: { compress: 'true' }, body: { file }, quiet: 'shown' }),
    }),
    /** All or none: a refusal names the invalid file (`listUploadFault`). */
    listUpload: define.mutation<DataOf<'listUpload'>, readonly Blob[]>({
      query: (files) => call('listUpload', { body: { files: [...files] }, quiet: 'shown' }),
    }),
  }),
});

export const { useUploadCompressedMutation } = uploadsApi;
/** For callers outside components. */
export const { upload, uploadCompressed, listUpload } = uploadsApi.endpoints;
