// Published faces: lists, detail, publishing, saving the form, review, online and offline, deletion; categories and
// tags.
import type { BodyOf, DataOf, ParamsOf } from '@/schemas/wire/operations';
import { facesRows } from '@/schemas/wire/rows/faces';
import { listsRows } from '@/schemas/wire/rows/lists';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf({ ...facesRows, ...listsRows });

export type FacePage = DataOf<'facePage'>;

/**
 * Cache tags to invalidate after a face changed: the face, every list, and its draft, which may be gone or have a new
 * revision.
 */
const after = (id: string) =>
  ['Draft', { type: 'Face', id }, { type: 'Face', id: 'LIST' }, { type: 'Build', id }] as const;
const LISTS = [{ type: 'Face', id: 'LIST' }, 'Draft'] as const;

/** The face in a call's response; null if it failed, which the caller reports. */
const answerOf = (request: PromiseLike<{ data: DataOf<'faceGet'> }>): PromiseLike<DataOf<'faceGet'> | null> =>
  request.then(
    ({ data }) => data,
    () => null,
  );

const facesApi = api.injectEndpoints({
  endpoints: (define) => ({
    /** The user's faces, or with `public: 'true'` all live faces. */
    facePage: define.query<FacePage, ParamsOf<'facePage'>>({
      query: (params) => call('facePage', { params }),
      providesTags: (done) => [
        { type: 'Face', id: 'LIST' },
        ...(done?.records ?? []).map(({ id }) => ({ type: 'Face' as const, id })),
      ],
    }),
    faceGet: define.query<DataOf<'faceGet'>, string>({
      query: (id) => call('faceGet', { params: { id }, quiet: 'shown' }),
      providesTags: (_done, _error, id) => [{ type: 'Face', id }],
    }),
    facePublish: define.mutation<DataOf<'facePublish'>, BodyOf<'facePublish'>>({
      query: (body) => call('facePublish', { body, quiet: 'shown' }),
      // The response is the current face: show it immediately, even if it cannot be refetched.
      async onQueryStarted({ id }, { dispatch, queryFulfilled }): Promise<void> {
        const face = await answerOf(queryFulfilled);
        if (face) dispatch(facesApi.util.updateQueryData('faceGet', id, () => face));
      },
      invalidatesTags: (done) => (done ? after(done.id) : []),
    }),
    /** Saves the form, finished or not; changes to a published face are reviewed again. */
    faceSave: define.mutation<DataOf<'faceSave'>, BodyOf<'faceSave'>>({
      query: (body) => call('faceSave', { body, quiet: 'shown' }),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }): Promise<void> {
        const face = await answerOf(queryFulfilled);
        if (face) dispatch(facesApi.util.updateQueryData('faceGet', id, () => face));
      },
      invalidatesTags: (done) => (done ? after(done.id) : []),
    }),
    changeOnline: define.mutation<DataOf<'changeOnline'>, { id: string; online: boolean }>({
      query: ({ id, online }) => call('changeOnline', { params: { id, online: `${online}` }, quiet: 'shown' }),
      invalidatesTags: (done) => (done ? after(done.id) : []),
    }),
    changeOnlineSingle: define.mutation<
      DataOf<'changeOnlineSingle'>,
      { copyId: string; faceId: string; online: boolean }
    >({
      query: ({ copyId, faceId, online }) =>
        call('changeOnlineSingle', { params: { id: copyId, faceId, online: `${online}` }, quiet: 'shown' }),
      invalidatesTags: (done) => (done ? after(done.id) : []),
    }),
    changeAudit: define.mutation<DataOf<'changeAudit'>, { id: string; pass: boolean; reason?: string; since?: number }>(
      {
        query: ({ pass, ...params }) => call('changeAudit', { params: { ...params, pass: `${pass}` }, quiet: 'shown' }),
        invalidatesTags: (done) => (done ? after(done.id) : []),
      },
    ),
    changeAuditSingle: define.mutation<
      DataOf<'changeAuditSingle'>,
      { copyId: string; faceId: string; pass: boolean; reason?: string; since?: number }
    >({
      query: ({ copyId, pass, ...params }) =>
        call('changeAuditSingle', { params: { ...params, id: copyId, pass: `${pass}` }, quiet: 'shown' }),
      invalidatesTags: (done) => (done ? after(done.id) : []),
    }),
    faceDelete: define.mutation<null, string>({
      query: (id) => call('faceDelete', { params: { id } }),
      invalidatesTags: (_done, error, id) => (error ? [] : [...LISTS, { type: 'Face', id }]),
    }),
    faceDeleteSingle: define.mutation<null, { copyId: string; faceId: string }>({
      query: ({ copyId, faceId }) => call('faceDeleteSingle', { params: { id: copyId, faceId }, quiet: 'shown' }),
      invalidatesTags: (_done, error, { faceId }) => (error ? [] : [...LISTS, { type: 'Face', id: faceId }]),
    }),
    moderationPage: define.query<DataOf<'moderationPage'>, ParamsOf<'moderationPage'>>({
      query: (params) => call('moderationPage', { params, quiet: 'shown' }),
      providesTags: [{ type: 'Face', id: 'LIST' }],
    }),
    /** Prevents the review timeout while a verdict is written. */
    reviewHold: define.mutation<DataOf<'reviewHold'>, { id: string; since: number; held: boolean }>({
      query: ({ id, since, held }) =>
        call('reviewHold', { params: { id, since, held: `${held}` }, quiet: 'background' }),
    }),
    statistics: define.query<DataOf<'statistics'>, ParamsOf<'statistics'>>({
      query: (params) => call('statistics', { params, quiet: 'shown' }),
      providesTags: [{ type: 'Face', id: 'LIST' }],
    }),
    categoryList: define.query<DataOf<'categoryList'>, void>({
      query: () => call('categoryList', { quiet: 'shown' }),
    }),
    tagList: define.query<DataOf<'tagList'>, void>({
      query: () => call('tagList', { quiet: 'shown' }),
    }),
  }),
});

export const {
  useFacePageQuery,
  useFaceGetQuery,
  useFacePublishMutation,
  useFaceSaveMutation,
  useChangeOnlineMutation,
  useChangeOnlineSingleMutation,
  useChangeAuditMutation,
  useChangeAuditSingleMutation,
  useFaceDeleteMutation,
  useFaceDeleteSingleMutation,
  useModerationPageQuery,
  useReviewHoldMutation,
  useStatisticsQuery,
  useCategoryListQuery,
  useTagListQuery,
} = facesApi;
/** For callers outside components. */
export const { changeOnline, faceGet, facePublish, faceSave } = facesApi.endpoints;
