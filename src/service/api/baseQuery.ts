// The base query of all calls: URL, token, timeout, envelope, schema, typed errors.
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { CODE, envelope, isSuccess } from '@/schemas/wire/envelope';
import type { BodyOf, Operation, OperationId, ParamsOf } from '@/schemas/wire/operations';
import { languageRow } from '../language/i18n';
import { loginRequested, sessionLost } from '../session/session';
import { dropToken, readToken } from '../session/tokenStore';
import type { ApiError } from './apiError';
import { apiUrl, backendFetch, isOfApi } from './backendPort';
import { noteServerTime } from './serverClock';

/** A part of a multipart body. */
type FormPart = string | Blob;

/**
 * By default a failed call is reported by a toast with the words of specification 8. `shown`: the calling screen shows
 * the error itself. `background`: nobody waits for the response, and nothing on the screen is missing without it.
 */
export type Quiet = 'shown' | 'background';

export interface OperationCall {
  op: OperationId;
  row: Operation;
  params?: Record<string, unknown> | undefined;
  headers?: Record<string, string> | undefined;
  body?: unknown;
  quiet?: Quiet;
  /** Only checks whether the session is live: its end is returned and not reported. */
  checksSession?: true;
}

/**
 * Stored in `action.meta.baseQueryMeta`. Errors of an ended session are quiet, because `sessionLost` reports them once
 * (S4).
 */
export interface CallMeta {
  op: OperationId;
  quiet: boolean;
}

interface CallInput<Id extends OperationId> {
  params?: ParamsOf<Id>;
  body?: BodyOf<Id>;
  headers?: Record<string, string>;
  quiet?: Quiet;
  checksSession?: true;
}

/**
 * Creates typed calls for these rows of the table. Each endpoint file imports only the rows it uses, so that pages load
 * only what they need.
 */
export const callsOf =
  <Own extends OperationId>(rows: Readonly<Record<Own, Operation>>) =>
  <Id extends Own>(op: Id, input: CallInput<Id> = {}): OperationCall => {
    const { params, ...rest } = input;
    return { op, row: rows[op], ...rest, params: params as Record<string, unknown> | undefined };
  };

export const baseQuery: BaseQueryFn<OperationCall, unknown, ApiError, object, CallMeta> = async (
  operationCall,
  api,
) => {
  const { row } = operationCall;
  const token = readToken();
  const meta: CallMeta = { op: operationCall.op, quiet: operationCall.quiet !== undefined };
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), row.timeoutMs);
  try {
    const signal = AbortSignal.any([limit.signal, api.signal]);
    const request = buildRequest(row, operationCall, token, signal);
    const answer = await untilAborted(signal, () => receive(row, request));
    if ('data' in answer) return { data: answer.data, meta };
    const { error } = answer;
    if (operationCall.checksSession) return { error, meta };
    if (error.status === CODE.sessionEnded || error.code === CODE.sessionEnded) {
      if (token !== null && readToken() === token) {
        dropToken();
        api.dispatch(sessionLost());
      } else if (token === null) {
        api.dispatch(loginRequested());
      }
      return { error, meta: { ...meta, quiet: true } };
    }
    if (error.status === 401) api.dispatch(loginRequested());
    return { error, meta };
  } catch (thrown) {
    if (limit.signal.aborted) return { error: { kind: 'timeout' }, meta };
    if (thrown instanceof TypeError || (thrown as { name?: unknown }).name === 'AbortError') {
      return { error: { kind: 'network' }, meta };
    }
    throw thrown;
  } finally {
    clearTimeout(timer);
  }
};

async function receive(row: Operation, request: Request): Promise<ReturnType<typeof readAnswer>> {
  const response = await backendFetch(request);
  // Browsers cache files with the date of the original response.
  if (!row.binary) noteServerTime(response.headers.get('date'), Date.now());
  if (!row.binary || response.status !== 200) return readAnswer(row, response.status, await response.text());
  const bytes = await response.blob();
  // A host may respond with an HTML page.
  return bytes.type.startsWith('text/') ? { error: { kind: 'schema' } } : { data: bytes };
}

/** Rejects as soon as the signal aborts, even if the transport ignores it. */
function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Headers of a request to `url`: the token goes to the origins of the API and nowhere else (docs/rules/reliability.md X1). */
export function authHeaders(url: URL, token: string | null): Record<string, string> {
  return token !== null && isOfApi(url) ? { token } : {};
}

/** The request of a call. Path parts are taken from the parameters, the rest becomes the query; arrays repeat. */
export function buildRequest(row: Operation, call: OperationCall, token: string | null, signal: AbortSignal): Request {
  const rest = new Map(Object.entries(call.params ?? {}));
  const path = row.path.replace(/\/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return value === undefined && row.lastPartOptional ? '' : `/${encodeURIComponent(String(value))}`;
  });
  const url = apiUrl(path);
  for (const [name, value] of rest) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) url.searchParams.append(name, String(item));
    }
  }
  const language = languageRow().tag;
  const headers = new Headers({ 'accept-language': language, ...call.headers, ...authHeaders(url, token) });
  const init: RequestInit = { method: row.method, headers, signal, credentials: 'omit', redirect: 'error' };
  if (row.encoding === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries(call.body as Record<string, FormPart | readonly FormPart[]>)) {
      for (const part of [value].flat()) form.append(name, part);
    }
    return new Request(url, { ...init, body: form });
  }
  if (call.body === undefined) return new Request(url, init);
  headers.set('content-type', 'application/json');
  return new Request(url, { ...init, body: JSON.stringify(call.body) });
}

/** Parses the envelope and validates the data; never throws. */
export function readAnswer(row: Operation, status: number, text: string): { data: unknown } | { error: ApiError } {
  if (status !== 200) return { error: { kind: 'http', status, ...wordsOf(text) } };
  const opened = envelope.safeParse(parseJson(text));
  if (!opened.success) return { error: { kind: 'schema' } };
  const { code, success, data = null, msg, enMsg } = opened.data;
  if (!isSuccess({ code, success })) {
    return {
      error: { kind: 'business', code, ...(msg && { msg }), ...(enMsg && { enMsg }), ...(data !== null && { data }) },
    };
  }
  const checked = row.data.safeParse(data);
  return checked.success ? { data: checked.data } : { error: { kind: 'schema' } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // HTML or a truncated response: not an envelope, so the schema rejects it.
  }
}

/** The messages of an envelope with an error status, if any. */
function wordsOf(text: string): Pick<ApiError, 'msg' | 'enMsg'> {
  const opened = envelope.safeParse(parseJson(text));
  if (!opened.success) return {};
  const { msg, enMsg } = opened.data;
  return { ...(msg && { msg }), ...(enMsg && { enMsg }) };
}
