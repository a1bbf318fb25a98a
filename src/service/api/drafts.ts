// Draft calls: save, open, list, delete.
import type { Design } from '@/schemas/design';
import { PAGE_SIZE_MAX } from '@/schemas/limits';
import { readDesign, type UnreadableReason } from '@/schemas/readDesign';
import type { DataOf, ParamsOf } from '@/schemas/wire/operations';
import { draftsRows } from '@/schemas/wire/rows/drafts';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(draftsRows);

export interface DraftRecord {
  id: string;
  /** Revision on the server. */
  rev: number;
  /** When the revision was written, UTC ms. */
  savedAt: number;
  /** The design, or null if this version cannot read it. */
  doc: Design | null;
  /** Why it cannot be read, and the raw document, so that it can be exported. */
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
  /** Revision the edit is based on; 0 for a design unknown to the server. */
  baseRev: number;
  /** Created once per save and reused for its retries. */
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
      // A save also affects lists of faces and outdates builds.
      invalidatesTags: (done) =>
        done
          ? ['Draft', { type: 'Face', id: done.id }, { type: 'Face', id: 'LIST' }, { type: 'Build', id: done.id }]
          : [],
    }),
    draft: define.query<DraftRecord, string>({
      query: (id) => call('draftGet', { params: { id }, quiet: 'shown' }),
      transformResponse: (data) => readRecord(data as DataOf<'draftGet'>),
      // A document is opened and then lives in the editor, so a cached response must never open it again.
      keepUnusedDataFor: 0,
    }),
    /** `quiet`: the calling screen shows a failure. */
    draftPage: define.query<DraftPage, ParamsOf<'draftPage'> & { quiet?: 'shown' }>({
      query: ({ quiet, ...params }) => call('draftPage', quiet ? { params, quiet: 'shown' } : { params }),
      transformResponse: (data) => {
        const page = data as DataOf<'draftPage'>;
        return { ...page, records: page.records.map(readRecord) };
      },
      providesTags: ['Draft'],
    }),
    /** Current ids of all drafts of the account. */
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
    /** `isSent`: a first save may still be under way; it is then refused. */
    deleteDraft: define.mutation<null, { id: string; isSent?: boolean }>({
      query: ({ id, isSent }) => call('draftDelete', { params: { id, ...(isSent ? { sent: 'true' as const } : {}) } }),
      invalidatesTags: (_done, error, { id }) =>
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
/** For callers outside components. */
export const { saveDraft, draft, draftPage, deleteDraft } = draftsApi.endpoints;
