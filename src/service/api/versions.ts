// Calls for versions of a design stored in the account.
import type { Design } from '@/schemas/design';
import { PAGE_SIZE_MAX } from '@/schemas/limits';
import { readDesign } from '@/schemas/readDesign';
import type { BodyOf, DataOf } from '@/schemas/wire/operations';
import { versionsRows } from '@/schemas/wire/rows/versions';
import type { VersionFacts } from '@/schemas/wire/versions';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf(versionsRows);

const versionsApi = api.enhanceEndpoints({ addTagTypes: ['Version'] }).injectEndpoints({
  endpoints: (define) => ({
    /** All versions of a design, newest first; there are fewer than a page holds. */
    versions: define.query<VersionFacts[], string>({
      query: (id) => call('versionPage', { params: { id, size: PAGE_SIZE_MAX }, quiet: 'shown' }),
      transformResponse: (data) => (data as DataOf<'versionPage'>).records,
      providesTags: ['Version'],
      keepUnusedDataFor: 0,
    }),
    versionCount: define.query<number, string>({
      query: (id) => call('versionPage', { params: { id, size: 1 }, quiet: 'background' }),
      transformResponse: (data) => (data as DataOf<'versionPage'>).total,
      keepUnusedDataFor: 0,
    }),
    /** The design of a version; null if this version of the application cannot read it. */
    versionDesign: define.query<Design | null, string>({
      query: (id) => call('versionGet', { params: { id }, quiet: 'shown' }),
      transformResponse: (data) => {
        const read = readDesign((data as DataOf<'versionGet'>).doc);
        return read.ok ? read.design : null;
      },
    }),
    nameVersion: define.mutation<VersionFacts, BodyOf<'versionName'>>({
      query: (body) => call('versionName', { body, quiet: 'shown' }),
      invalidatesTags: ['Version'],
    }),
    deleteVersion: define.mutation<null, string>({
      query: (id) => call('versionDelete', { params: { id } }),
      invalidatesTags: ['Version'],
    }),
    keepVersion: define.mutation<DataOf<'versionKeep'>, BodyOf<'versionKeep'>>({
      query: (body) => call('versionKeep', { body, quiet: 'background' }),
      invalidatesTags: ['Version'],
    }),
  }),
});

export const { useVersionsQuery, useVersionDesignQuery, useNameVersionMutation, useDeleteVersionMutation } =
  versionsApi;
/** For callers outside components. */
export const { versions, versionCount, versionDesign, nameVersion, keepVersion } = versionsApi.endpoints;
