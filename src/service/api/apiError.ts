// A serializable error of a call, and its message.
export interface ApiError {
  /**
   * `http`: status other than 200. `business`: the envelope is a refusal. `schema`: the response violates the contract.
   */
  kind: 'http' | 'network' | 'timeout' | 'business' | 'schema';
  /** HTTP status of an `http` error. */
  status?: number;
  /** Envelope code of a `business` error. */
  code?: number;
  /** The server's message, Chinese and English. */
  msg?: string;
  enMsg?: string;
  /** Data of the refusal, such as `{ rev }` of a conflict. */
  data?: unknown;
}

/** Statuses with messages in the specification (spec 8). */
const NAMED_STATUSES: ReadonlySet<number> = new Set([400, 401, 403, 404, 408, 500, 501, 502, 503, 504, 505]);

/** A translation function; i18next's `t` fits. */
export type Translate = (key: string, values: Record<string, unknown>) => string;

/** Each language names the envelope field that it uses. */
const serverWords = (t: Translate, { msg, enMsg }: ApiError): string =>
  (t('errors:api.serverWords', {}) === 'enMsg' && enMsg) || msg || enMsg || '';

/** The message to show. The language selects the server's Chinese or English message (spec 3). */
export function errorMessage(t: Translate, error: unknown): string {
  if (!isApiError(error)) return t('errors:api.unknown', {});
  if (error.kind === 'http') {
    const status = error.status ?? 0;
    // The server names the size that it takes; a proxy before it only the status.
    if (status === 413 && error.msg) return serverWords(t, error);
    const words = t(NAMED_STATUSES.has(status) ? `errors:api.http.${status}` : 'errors:api.http.other', { status });
    return t('errors:api.http.sentence', { said: words });
  }
  if (error.kind === 'business' && (error.msg || error.enMsg)) return serverWords(t, error);
  if (error.kind === 'business') return t('errors:api.unknown', {});
  return t(`errors:api.${error.kind}`, {});
}

/** Whether a caught value is an error of a call. */
export function isApiError(error: unknown): error is ApiError {
  const kind = (error as { kind?: unknown } | null)?.kind;
  return kind === 'http' || kind === 'network' || kind === 'timeout' || kind === 'business' || kind === 'schema';
}
