// One row per endpoint: the backend routes by this table, the client calls by it, the contract tests walk it.
import { z } from 'zod';
import { font } from '../font';
import {
  FONT_UPLOAD_BYTES,
  IMAGE_UPLOAD_BYTES,
  MULTI_UPLOAD_TIMEOUT_MS,
  MULTIPART_OVERHEAD_BYTES,
  REQUEST_TIMEOUT_MS,
  UPLOAD_FILES_MAX,
} from '../limits';
import { loginBody, loginData, nothing, pingData, userInfoData } from './account';
import { assemblyPageData, assemblyPageParams } from './assembly';
import { draftData, draftPageData, draftPageParams, draftParams, draftSaveBody, draftSaveData } from './drafts';
import { fontPageData, fontPageHeaders, fontPageParams, fontParams, fontUploadBody, fontUploadParams } from './fonts';
import { fileParams, listUploadBody, listUploadData, uploadBody, uploadData } from './uploads';

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` for a part that `params` describes. */
  path: `/${string}`;
  /** Whether a live session is needed. */
  auth: 'none' | 'user';
  /** Path parts and query parameters together. */
  params?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** How the body travels; JSON unless said. */
  encoding?: 'json' | 'multipart';
  /** Largest body in bytes, where it is not that of a document. */
  bytesMax?: number;
  /** `data` of a successful envelope; for a binary answer, what describes it. */
  data: z.ZodType;
  /** The answer is bytes, not an envelope. */
  binary?: boolean;
  /** Sending it twice has the effect of once. */
  idempotent: boolean;
  /** How long the client waits, ms (spec 7). */
  timeoutMs: number;
}

const row = <const T extends Omit<Operation, 'timeoutMs'> & { timeoutMs?: number }>(operation: T) => ({
  timeoutMs: REQUEST_TIMEOUT_MS,
  ...operation,
});

export const operations = {
  ping: row({ method: 'GET', path: '/api/ping', auth: 'none', data: pingData, idempotent: true }),

  login: row({
    method: 'POST',
    path: '/api/user/login',
    auth: 'none',
    body: loginBody,
    data: loginData,
    idempotent: false,
  }),
  logout: row({ method: 'POST', path: '/api/user/logout', auth: 'none', data: nothing, idempotent: true }),
  userInfo: row({ method: 'GET', path: '/api/user/info/query', auth: 'user', data: userInfoData, idempotent: true }),

  upload: row({
    method: 'POST',
    path: '/api/upload',
    auth: 'user',
    body: uploadBody,
    encoding: 'multipart',
    data: uploadData,
    idempotent: true,
  }),
  listUpload: row({
    method: 'POST',
    path: '/api/list/upload',
    auth: 'user',
    body: listUploadBody,
    encoding: 'multipart',
    bytesMax: UPLOAD_FILES_MAX * (IMAGE_UPLOAD_BYTES + MULTIPART_OVERHEAD_BYTES),
    data: listUploadData,
    idempotent: true,
    timeoutMs: MULTI_UPLOAD_TIMEOUT_MS,
  }),
  file: row({
    method: 'GET',
    path: '/api/files/:id',
    auth: 'none',
    params: fileParams,
    data: z.instanceof(Blob),
    binary: true,
    idempotent: true,
  }),

  draftSave: row({
    method: 'POST',
    path: '/api/face/draft/save',
    auth: 'user',
    body: draftSaveBody,
    data: draftSaveData,
    idempotent: true,
  }),
  draftPage: row({
    method: 'GET',
    path: '/api/face/draft/page',
    auth: 'user',
    params: draftPageParams,
    data: draftPageData,
    idempotent: true,
  }),
  draftGet: row({
    method: 'GET',
    path: '/api/face/draft/:id',
    auth: 'user',
    params: draftParams,
    data: draftData,
    idempotent: true,
  }),
  draftDelete: row({
    method: 'DELETE',
    path: '/api/face/draft/:id',
    auth: 'user',
    params: draftParams,
    data: nothing,
    idempotent: true,
  }),

  fontPage: row({
    method: 'GET',
    path: '/api/font/page',
    auth: 'none',
    params: fontPageParams,
    headers: fontPageHeaders,
    data: fontPageData,
    idempotent: true,
  }),
  fontUpload: row({
    method: 'POST',
    path: '/api/font/upload',
    auth: 'user',
    params: fontUploadParams,
    body: fontUploadBody,
    encoding: 'multipart',
    // One byte more is read, so that the refusal can name the rule.
    bytesMax: 2 * FONT_UPLOAD_BYTES,
    data: font,
    idempotent: true,
  }),
  fontDelete: row({
    method: 'DELETE',
    path: '/api/font/:id',
    auth: 'user',
    params: fontParams,
    data: nothing,
    idempotent: true,
  }),
  assemblyPage: row({
    method: 'GET',
    path: '/api/assembly/page',
    auth: 'none',
    params: assemblyPageParams,
    data: assemblyPageData,
    idempotent: true,
  }),
} satisfies Record<string, Operation>;

type Rows = typeof operations;
export type OperationId = keyof Rows;
type Part<Id extends OperationId, Key extends 'params' | 'headers' | 'body'> =
  Rows[Id] extends Record<Key, infer S extends z.ZodType> ? S : never;
/** What a caller gives, before defaults. */
export type ParamsOf<Id extends OperationId> = [Part<Id, 'params'>] extends [never]
  ? undefined
  : z.input<Part<Id, 'params'>>;
export type BodyOf<Id extends OperationId> = [Part<Id, 'body'>] extends [never] ? undefined : z.input<Part<Id, 'body'>>;
/** What the backend reads, after defaults. */
export type ReadParamsOf<Id extends OperationId> = [Part<Id, 'params'>] extends [never]
  ? undefined
  : z.output<Part<Id, 'params'>>;
export type ReadHeadersOf<Id extends OperationId> = [Part<Id, 'headers'>] extends [never]
  ? undefined
  : z.output<Part<Id, 'headers'>>;
export type ReadBodyOf<Id extends OperationId> = [Part<Id, 'body'>] extends [never]
  ? undefined
  : z.output<Part<Id, 'body'>>;
export type DataOf<Id extends OperationId> = z.output<Rows[Id]['data']>;

export const OPERATION_IDS = Object.keys(operations) as OperationId[];
