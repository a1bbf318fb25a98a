// Calls for the account's pictures and picture sets.
import { PAGE_SIZE_MAX } from '@/schemas/limits';
import type { BodyOf, DataOf } from '@/schemas/wire/operations';
import { picturesRows } from '@/schemas/wire/rows/pictures';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(picturesRows);

/** Pictures per page. */
export const PICTURES_PER_PAGE = 24;

const picturesApi = api.enhanceEndpoints({ addTagTypes: ['Picture', 'PictureSet'] }).injectEndpoints({
  endpoints: (define) => ({
    picturePage: define.query<DataOf<'picturePage'>, { name: string; size: number }>({
      /** The first `size` pictures, requested in pages. */
      queryFn: async ({ name, size }, _api, _extra, send) => {
        const records: DataOf<'picturePage'>['records'] = [];
        for (let current = 1; ; current += 1) {
          const params = { current, size: PICTURES_PER_PAGE, ...(name === '' ? {} : { name }) };
          const answer = await send(call('picturePage', { params }));
          if (answer.error) return answer.meta ? { error: answer.error, meta: answer.meta } : { error: answer.error };
          const page = answer.data as DataOf<'picturePage'>;
          records.push(...page.records);
          const isAll = page.records.length === 0 || records.length >= Math.min(size, page.total);
          if (isAll) return { data: { ...page, records, current: 1 } };
        }
      },
      providesTags: ['Picture'],
      keepUnusedDataFor: 0,
    }),
    deletePicture: define.mutation<null, string>({
      query: (id) => call('pictureDelete', { params: { id }, quiet: 'shown' }),
      invalidatesTags: ['Picture'],
    }),
    pictureSets: define.query<DataOf<'pictureSetPage'>, void>({
      query: () => call('pictureSetPage', { params: { size: PAGE_SIZE_MAX } }),
      providesTags: ['PictureSet'],
      keepUnusedDataFor: 0,
    }),
    savePictureSet: define.mutation<DataOf<'pictureSetSave'>, BodyOf<'pictureSetSave'>>({
      query: (body) => call('pictureSetSave', { body, quiet: 'shown' }),
      invalidatesTags: ['PictureSet', 'Picture'],
    }),
    deletePictureSet: define.mutation<null, string>({
      query: (id) => call('pictureSetDelete', { params: { id }, quiet: 'shown' }),
      invalidatesTags: ['PictureSet', 'Picture'],
    }),
  }),
});

export const {
  usePicturePageQuery,
  useDeletePictureMutation,
  usePictureSetsQuery,
  useSavePictureSetMutation,
  useDeletePictureSetMutation,
} = picturesApi;
/** For callers outside components. */
export const { picturePage, pictureSets } = picturesApi.endpoints;
