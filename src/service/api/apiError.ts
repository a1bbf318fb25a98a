// What can go wrong with a call, as one serialisable shape, and the sentence that tells it.
export interface ApiError {
  /** `http`: status other than 200. `business`: the envelope refuses. `schema`: an answer that is not the contract's. */
  kind: 'http' | 'network' | 'timeout' | 'business' | 'schema';
  /** HTTP status of a `http` error. */
  status?: number;
  /** Envelope code of a `business` error. */
  code?: number;
  /** The server's words, Chinese and English. */
  msg?: string;
  enMsg?: string;
  /** Data of the refusal, for example `{ rev }` of a conflict. */
  data?: unknown;
}

/** Statuses the specification has words for (spec 8). */
const NAMED_STATUSES: ReadonlySet<number> = new Set([400, 401, 403, 404, 408, 500, 501, 502, 503, 504, 505]);

/** Any translator: i18next's `t` fits. */
export type Translate = (key: string, values: Record<string, unknown>) => string;

/** The sentence to show. The language picks between the server's Chinese and English words (spec 3). */
export function errorMessage(t: Translate, error: unknown): string {
  if (!isApiError(error)) return t('errors:api.unknown', {});
  if (error.kind === 'http') {
    const status = error.status ?? 0;
    const said = t(NAMED_STATUSES.has(status) ? `errors:api.http.${status}` : 'errors:api.http.other', { status });
    return t('errors:api.http.sentence', { said });
  }
  if (error.kind === 'business' && (error.msg || error.enMsg)) {
    // Each language names the field of the envelope it reads.
    return (t('errors:api.serverWords', {}) === 'enMsg' && error.enMsg) || error.msg || error.enMsg || '';
  }
  if (error.kind === 'business') return t('errors:api.unknown', {});
  return t(`errors:api.${error.kind}`, {});
}

/** Whether a caught value is an error of a call. */
export function isApiError(error: unknown): error is ApiError {
  const kind = (error as { kind?: unknown } | null)?.kind;
  return kind === 'http' || kind === 'network' || kind === 'timeout' || kind === 'business' || kind === 'schema';
}
