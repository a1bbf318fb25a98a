// The id of a request: in its log line, its answer and its failures. A proxy may send its own.
import { AsyncLocalStorage } from 'node:async_hooks';
import { newId } from '@/schemas/newId';

export const REQUEST_ID = 'x-request-id';

const current = new AsyncLocalStorage<string>();

/** The id that the client or a proxy sent, if it is short and harmless in a log; else a new one. */
export function requestIdOf(request: Request): string {
  const sent = request.headers.get(REQUEST_ID) ?? '';
  return /^[\w.-]{8,64}$/.test(sent) ? sent : newId();
}

export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** The id of the request that is being handled; undefined for work without a request. */
export const currentRequestId = (): string | undefined => current.getStore();
