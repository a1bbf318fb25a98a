// Which server failures to retry, and when: exponential backoff with jitter.
import { pause, type Schedule } from './schedule';

/** Number of retries after the first attempt. */
export const RETRIES_MAX = 3;
/** Maximum delay before the first retry, ms; doubled for each further one. */
export const RETRY_BASE_MS = 1000;

/** A failed server call, as typed by the service's base query. */
export interface ServerFailure {
  kind: 'http' | 'network' | 'timeout' | 'business' | 'schema';
  /** HTTP status, or the envelope's code. */
  code: number | null;
  data: unknown;
}

const KINDS: ReadonlySet<unknown> = new Set(['http', 'network', 'timeout', 'business', 'schema']);

/** Converts a thrown value (`{ kind, status or code, data }`) to a server failure; null for anything else. */
export function serverFailure(thrown: unknown): ServerFailure | null {
  if (typeof thrown !== 'object' || thrown === null || !('kind' in thrown) || !KINDS.has(thrown.kind)) return null;
  const { code, status, data }: { kind: unknown; code?: unknown; status?: unknown; data?: unknown } = thrown;
  const number = [code, status].find((candidate) => typeof candidate === 'number') ?? null;
  return { kind: thrown.kind as ServerFailure['kind'], code: number, data };
}

/** "Too many requests", by HTTP or envelope: nothing was done, and a retry may succeed. */
const TOO_MANY = 429;
export const isTooMany = ({ code }: ServerFailure): boolean => code === TOO_MANY;

/** HTTP 401 and 403, and the envelope's 403, end the session (docs/rules/backend.md S1, S2). */
export const isSessionEnd = ({ code }: ServerFailure): boolean => code === 401 || code === 403;

/**
 * No connection, a timeout, an unreadable response (HTML, truncated JSON, wrong schema), a server error or a busy
 * server: the work may or may not have been done, so repeat the call with the same id.
 */
export function isWorthRetrying(failure: ServerFailure): boolean {
  const { kind, code } = failure;
  return (
    isTooMany(failure) ||
    kind === 'network' ||
    kind === 'timeout' ||
    kind === 'schema' ||
    (code !== null && code >= 500)
  );
}

/** Delay before retry number `retry` (from 0), ms: between half and all of base x 2^retry. `random` returns 0 to 1. */
export function retryDelay(retry: number, random: () => number): number {
  return RETRY_BASE_MS * 2 ** retry * (0.5 + random() / 2);
}

export interface RetryPorts {
  schedule: Schedule;
  /** 0 to 1. */
  random(): number;
  /** False if the browser knows that it has no connection. Default: true. */
  isOnline?(): boolean;
}

/**
 * Runs `call` and retries it after a retryable failure, at most three times; then throws the last failure. Does not
 * retry after a network failure while the browser is offline.
 */
export async function withRetry<T>(call: () => Promise<T>, ports: RetryPorts): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await call();
    } catch (thrown) {
      const failure = serverFailure(thrown);
      const isCutOff = failure?.kind === 'network' && ports.isOnline?.() === false;
      if (!failure || !isWorthRetrying(failure) || isCutOff || retry >= RETRIES_MAX) throw thrown;
      await pause(ports.schedule, retryDelay(retry, ports.random));
    }
  }
}
