// Faces in the service: lists, detail, publishing, keeping the form, review, online and offline, deletion; and the lists they are filed by.
import type { BodyOf, DataOf, ParamsOf } from '@/schemas/wire/operations';
import { facesRows } from '@/schemas/wire/rows/faces';
import { listsRows } from '@/schemas/wire/rows/lists';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf({ ...facesRows, ...listsRows });

export type FacePage = DataOf<'facePage'>;

/** Tags of one face and of every list, after something became of the face. Its draft may be gone or of another revision. */
const after = (id: string) =>
  ['Draft', { type: 'Face', id }, { type: 'Face', id: 'LIST' }, { type: 'Build', id }] as const;
const LISTS = [{ type: 'Face', id: 'LIST' }, 'Draft'] as const;

/** The face that a call answers with; null where it failed, which who asked tells. */
const answerOf = (asked: PromiseLike<{ data: DataOf<'faceGet'> }>): PromiseLike<DataOf<'faceGet'> | null> =>
  asked.then(
    ({ data }) => data,
    () => null,
  );

const facesApi = api.injectEndpoints({
  endpoints: (define) => ({
    /** Own faces, or with `public: 'true'` the live ones of everybody. */
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
      // The answer is the face as it is now: it is shown at once, also where it cannot be asked for anew.
      async onQueryStarted({ id }, { dispatch, queryFulfilled }): Promise<void> {
        const face = await answerOf(queryFulfilled);
        if (face) dispatch(facesApi.util.updateQueryData('faceGet', id, () => face));
      },
      invalidatesTags: (done) => (done ? after(done.id) : []),
    }),
    /** Keeps the form, finished or not; on a published face what it tells goes through review again. */
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
    /** Keeps time from deciding a face while a verdict on it is written. */
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
/** For callers outside of components. */
export const { changeOnline, faceGet, facePublish, faceSave } = facesApi.endpoints;
