// Fonts: the list in display order, upload, deletion.
import { type Font, orderedFonts } from '@/schemas/font';
import { FONTS_PAGE_SIZE } from '@/schemas/limits';
import type { DataOf } from '@/schemas/wire/operations';
import { fontsRows } from '@/schemas/wire/rows/fonts';
import { build } from '../build/build';
import type { SessionDispatch } from '../session/session';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(fontsRows);

/** Maximum pages to request, in case a list promises more than it returns. */
const PAGES_MAX = 20;

export interface UploadFontArgs {
  file: File;
  /** Name in the list; default: the font's own. */
  name?: string;
}

const fontsApi = api.injectEndpoints({
  endpoints: (define) => ({
    fontPage: define.query<Font[], void>({
      queryFn: async (_arg, _api, _extra, send) => {
        const fonts = new Map<number, Font>();
        for (let current = 1; current <= PAGES_MAX; current += 1) {
          const headers = { oversea: String(build.oversea) };
          const answer = await send(
            call('fontPage', { params: { current, size: FONTS_PAGE_SIZE }, headers, quiet: 'shown' }),
          );
          if (answer.error) return answer.meta ? { error: answer.error, meta: answer.meta } : { error: answer.error };
          const { records, total } = answer.data as DataOf<'fontPage'>;
          for (const font of records) fonts.set(font.id, font);
          if (records.length === 0 || current * FONTS_PAGE_SIZE >= total) break;
        }
        return { data: orderedFonts([...fonts.values()]) };
      },
      providesTags: ['Font'],
    }),
    uploadFont: define.mutation<Font, UploadFontArgs>({
      query: ({ file, name }) =>
        call('fontUpload', { body: { file }, ...(name ? { params: { name } } : {}), quiet: 'shown' }),
      invalidatesTags: (done) => (done ? ['Font'] : []),
    }),
    deleteFont: define.mutation<null, number>({
      query: (id) => call('fontDelete', { params: { id: String(id) }, quiet: 'shown' }),
      invalidatesTags: (_, error) => (error ? [] : ['Font']),
    }),
  }),
});

/** For callers outside components. */
export const { fontPage, uploadFont, deleteFont } = fontsApi.endpoints;

/**
 * The current list of the server. Keeps a subscription until the response arrives, because an upload's invalidation
 * would drop an unsubscribed request. If the whole cache is reset meanwhile, requests again.
 */
export async function fontList(dispatch: SessionDispatch): Promise<Font[]> {
  const request = dispatch(fontPage.initiate(undefined, { forceRefetch: true }));
  try {
    const fonts: Font[] | undefined = await request.unwrap();
    return fonts ?? (await fontList(dispatch));
  } finally {
    request.unsubscribe();
  }
}
