// Draft calls: save, open, list, delete.
import type { Design } from '@/schemas/design';
import { PAGE_SIZE_MAX } from '@/schemas/limits';
import { readDesign, type UnreadableReason } from '@/schemas/readDesign';
import { draftConflict } from '@/schemas/wire/drafts';
import type { DataOf, ParamsOf } from '@/schemas/wire/operations';
import { draftsRows } from '@/schemas/wire/rows/drafts';
import { api } from './api';
import { isApiError } from './apiError';
import { callsOf } from './baseQuery';

const call = callsOf(draftsRows);

export interface DraftRecord {
  id: string;
  /** Revision on the server. */
  rev: number;
  /** When that revision was written, UTC ms. */
  savedAt: number;
  /** The design, or null where this version cannot read it. */
  doc: Design | null;
  /** Why not, and the document as it came, so that it can still be exported. */
  unreadable: { reason: UnreadableReason; detail: string; raw: unknown } | null;
}

export interface DraftPage {
  records: DraftRecord[];
  total: number;
  current: number;
  size: number;
}

export interface SaveDraftArgs {
  id: string;
  /** Revision the edit started from; 0 for a design the server has never seen. */
  baseRev: number;
  /** Made once per save and kept for its retries. */
  saveId: string;
  doc: Design;
}

function readRecord({ doc: raw, ...record }: DataOf<'draftGet'>): DraftRecord {
  const read = readDesign(raw);
  return read.ok
    ? { ...record, doc: read.design, unreadable: null }
    : { ...record, doc: null, unreadable: { reason: read.reason, detail: read.detail, raw } };
}

const draftsApi = api.injectEndpoints({
  endpoints: (define) => ({
    saveDraft: define.mutation<DataOf<'draftSave'>, SaveDraftArgs>({
      query: (body) => call('draftSave', { body, quiet: 'shown' }),
      // What is saved stands in the lists of faces too, and makes builds old.
      invalidatesTags: (done) =>
        done
          ? ['Draft', { type: 'Face', id: done.id }, { type: 'Face', id: 'LIST' }, { type: 'Build', id: done.id }]
          : [],
    }),
    draft: define.query<DraftRecord, string>({
      query: (id) => call('draftGet', { params: { id }, quiet: 'shown' }),
      transformResponse: (data) => readRecord(data as DataOf<'draftGet'>),
      // A document is opened, then lives in the editor: an old answer must never open it again.
      keepUnusedDataFor: 0,
    }),
    draftPage: define.query<DraftPage, ParamsOf<'draftPage'>>({
      query: (params) => call('draftPage', { params }),
      transformResponse: (data) => {
        const page = data as DataOf<'draftPage'>;
        return { ...page, records: page.records.map(readRecord) };
      },
      providesTags: ['Draft'],
    }),
    /** Ids of all drafts of the account, as of now. */
    draftIds: define.query<string[], void>({
      queryFn: async (_arg, _api, _extra, send) => {
        const ids: string[] = [];
        for (let current = 1; ; current += 1) {
          const answer = await send(
            call('draftPage', { params: { current, size: PAGE_SIZE_MAX }, quiet: 'background' }),
          );
          if (answer.error) return { error: answer.error };
          const { records, total } = answer.data as DataOf<'draftPage'>;
          ids.push(...records.map(({ id }) => id));
          if (records.length === 0 || current * PAGE_SIZE_MAX >= total) return { data: ids };
        }
      },
      providesTags: ['Draft'],
      keepUnusedDataFor: 0,
    }),
    deleteDraft: define.mutation<null, string>({
      query: (id) => call('draftDelete', { params: { id } }),
      invalidatesTags: (_done, error, id) =>
        error ? [] : ['Draft', { type: 'Face', id }, { type: 'Face', id: 'LIST' }],
    }),
  }),
});

export const {
  useSaveDraftMutation,
  useDraftQuery,
  useLazyDraftQuery,
  useDraftPageQuery,
  useDraftIdsQuery,
  useDeleteDraftMutation,
} = draftsApi;
/** For callers outside of components. */
export const { saveDraft, draft, draftPage, deleteDraft } = draftsApi.endpoints;

/** The revision a refused save met on the server, or null if the refusal was no conflict. */
export function conflictRev(error: unknown): number | null {
  if (!isApiError(error) || error.code !== 409) return null;
  const read = draftConflict.safeParse(error.data);
  return read.success ? read.data.rev : null;
}
