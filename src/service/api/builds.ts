// Build tasks of a face, and uploading the packages built in this browser.
import type { BodyOf, DataOf } from '@/schemas/wire/operations';
import { buildsRows } from '@/schemas/wire/rows/builds';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(buildsRows);

const buildsApi = api.injectEndpoints({
  endpoints: (define) => ({
    buildList: define.query<DataOf<'buildList'>, string>({
      query: (faceId) => call('buildList', { params: { faceId }, quiet: 'shown' }),
      providesTags: (_done, _error, id) => [{ type: 'Build', id }],
      // States change over time, so do not cache.
      keepUnusedDataFor: 0,
    }),
    /**
     * Creates preview tasks for every copy of the saved revision; the face does not change (docs/rules/backend.md K6).
     */
    buildPreview: define.mutation<DataOf<'buildPreview'>, string>({
      query: (id) => call('buildPreview', { params: { id }, quiet: 'shown' }),
      invalidatesTags: (_done, error, id) => (error ? [] : [{ type: 'Build', id }]),
    }),
    packageUpload: define.mutation<DataOf<'packageUpload'>, BodyOf<'packageUpload'>>({
      query: (body) => call('packageUpload', { body, quiet: 'shown' }),
      // The last package can move a face to review.
      invalidatesTags: (done) =>
        done
          ? [
              { type: 'Build', id: done.faceId },
              { type: 'Face', id: done.faceId },
            ]
          : [],
    }),
    /** The uploaded package of one's own task. */
    packageGet: define.mutation<Blob, string>({
      query: (id) => call('packageGet', { params: { id }, quiet: 'shown' }),
    }),
  }),
});

export const { useBuildListQuery, useBuildPreviewMutation, usePackageUploadMutation, usePackageGetMutation } =
  buildsApi;
/** For callers outside components. */
export const { buildList, buildPreview, packageUpload, packageGet } = buildsApi.endpoints;
