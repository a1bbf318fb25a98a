// Build tasks of a face, and the packages that are made in this browser for them.
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
      // States follow the clock: an answer of before is old.
      keepUnusedDataFor: 0,
    }),
    /** Tasks for every copy of the saved revision, to look at; the face stays as it is (docs/rules/backend.md K6). */
    buildPreview: define.mutation<DataOf<'buildPreview'>, string>({
      query: (id) => call('buildPreview', { params: { id }, quiet: 'shown' }),
      invalidatesTags: (_done, error, id) => (error ? [] : [{ type: 'Build', id }]),
    }),
    packageUpload: define.mutation<DataOf<'packageUpload'>, BodyOf<'packageUpload'>>({
      query: (body) => call('packageUpload', { body, quiet: 'shown' }),
      // The last package can bring a face on its way to review.
      invalidatesTags: (done) =>
        done
          ? [
              { type: 'Build', id: done.faceId },
              { type: 'Face', id: done.faceId },
            ]
          : [],
    }),
    /** The package of an own task, as it was taken in. */
    packageGet: define.mutation<Blob, string>({
      query: (id) => call('packageGet', { params: { id }, quiet: 'shown' }),
    }),
  }),
});

export const { useBuildListQuery, useBuildPreviewMutation, usePackageUploadMutation, usePackageGetMutation } =
  buildsApi;
/** For callers outside of components. */
export const { buildList, buildPreview, packageUpload, packageGet } = buildsApi.endpoints;
