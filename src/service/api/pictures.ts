// Calls for the account's pictures and picture sets.
import { PAGE_SIZE_MAX } from '@/schemas/limits';
import type { BodyOf, DataOf } from '@/schemas/wire/operations';
import { picturesRows } from '@/schemas/wire/rows/pictures';
import { api } from './api';
import type { ApiError } from './apiError';
import { type CallMeta, callsOf } from './baseQuery';

const call = callsOf(picturesRows);

/** Pictures per page. */
export const PICTURES_PER_PAGE = 24;

interface PicturesWanted {
  /** A part of the file name; empty: any. */
  name: string;
  size: number;
  perPage?: number;
  /** The calling screen shows a failure. */
  quiet?: 'shown';
}

interface Answer {
  data?: unknown;
  error?: ApiError | undefined;
  meta?: CallMeta | undefined;
}

/** The first `size` records of a list as one page, requested page by page. */
async function inPages<Page extends { records: unknown[]; total: number; current: number }>(
  size: number,
  request: (current: number) => Promise<Answer>,
): Promise<{ data: Page } | { error: ApiError; meta?: CallMeta }> {
  const records: Page['records'] = [];
  for (let current = 1; ; current += 1) {
    const { data, error, meta } = await request(current);
    if (error) return meta ? { error, meta } : { error };
    const page = data as Page;
    records.push(...page.records);
    const isAll = page.records.length === 0 || records.length >= Math.min(size, page.total);
    if (isAll) return { data: { ...page, records, current: 1 } };
  }
}

const picturesApi = api.enhanceEndpoints({ addTagTypes: ['Picture', 'PictureSet'] }).injectEndpoints({
  endpoints: (define) => ({
    picturePage: define.query<DataOf<'picturePage'>, PicturesWanted>({
      /** The first `size` pictures, requested in pages. */
      queryFn: ({ name, size, perPage = PICTURES_PER_PAGE, quiet }, _api, _extra, send) =>
        inPages(size, async (current) => {
          const params = { current, size: perPage, ...(name === '' ? {} : { name }) };
          return send(call('picturePage', quiet ? { params, quiet: 'shown' } : { params }));
        }),
      providesTags: ['Picture'],
      keepUnusedDataFor: 0,
    }),
    deletePicture: define.mutation<null, string>({
      query: (id) => call('pictureDelete', { params: { id }, quiet: 'shown' }),
      invalidatesTags: ['Picture'],
    }),
    /** All sets, requested in pages. `shown`: the calling screen shows a failure. */
    pictureSets: define.query<DataOf<'pictureSetPage'>, 'shown' | undefined>({
      queryFn: (quiet, _api, _extra, send) =>
        inPages(Number.MAX_SAFE_INTEGER, async (current) => {
          const params = { current, size: PAGE_SIZE_MAX };
          return send(call('pictureSetPage', quiet ? { params, quiet: 'shown' } : { params }));
        }),
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
