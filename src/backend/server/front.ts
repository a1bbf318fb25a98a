// Front of the server: allowed origins, health check, static files, one log line per request.

import { refuse } from '@/backend/shared/domain/refusal';
import { isCallPath } from '@/schemas/wire/callPaths';
import { CODE, type Envelope } from '@/schemas/wire/envelope';
import { operations } from '@/schemas/wire/operations';
import type { App } from '../app';
import { routeOf } from '../route';
import { callerAddress, type TrustedProxies } from './callerAddress';
import { allowOrigin, callerOf, preflight } from './origins';
import { withCallHeaders } from './secureHeaders';
import type { StaticFiles } from './staticFiles';

/** Log entry of one request, without secrets: no token, body, query or id. */
export interface RequestLine {
  at: string;
  method: string;
  /** Path in the operations table; for a static file its name. */
  path: string;
  status: number;
  ms: number;
}

/** Handles some requests; null for others. */
export type Door = (request: Request) => Promise<Response | null>;

export interface FrontPorts {
  app: Pick<App, 'fetch' | 'ports'>;
  origins: readonly string[];
  proxies: TrustedProxies;
  files: StaticFiles | null;
  /** Calls that only testers have. */
  demo: Door | null;
  log: (line: RequestLine) => void;
}

const json = (envelope: Envelope, status: number): Response =>
  Response.json(envelope, { status, headers: { 'cache-control': 'no-store' } });

function refused(status: number): Response {
  const { code, msg, enMsg } = refuse(status === 404 ? 'notFound' : 'badInput');
  return json({ code, success: false, data: null, msg, enMsg }, status);
}

/** Answers a request; `peer` is the address of the connection. */
export type Front = (request: Request, peer: string) => Promise<Response>;

export function createFront({ app, origins, proxies, files, demo, log }: FrontPorts): Front {
  async function health(): Promise<Response> {
    try {
      await app.ports.uow.ro(['meta'], (tx) => tx.get('meta', 'health'));
      return json({ code: CODE.ok, success: true, data: { ok: true } }, 200);
    } catch {
      return json({ code: CODE.failed, success: false, data: null }, 503);
    }
  }

  async function call(request: Request, peer: string): Promise<Response> {
    const caller = callerOf(request, origins);
    if (caller === 'foreign') return refused(403);
    if (request.method === 'OPTIONS') return caller === 'listed' ? preflight(request) : refused(404);
    const response =
      (await demo?.(request)) ??
      (await app.fetch(request, callerAddress(peer, request.headers.get('x-forwarded-for'), proxies)));
    return caller === 'listed' && response.type !== 'error' ? allowOrigin(request, response) : response;
  }

  async function answer(request: Request, peer: string): Promise<{ path: string; response: Response }> {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return { path: pathname, response: withCallHeaders(await health()) };
    if (isCallPath(pathname)) {
      const op = routeOf(request)?.op;
      const response = await call(request, peer);
      return {
        path: op ? operations[op].path : '/api/*',
        response: response.type === 'error' ? response : withCallHeaders(response),
      };
    }
    const file = await files?.answer(request);
    return file
      ? { path: file.headers.get('cache-control') === 'no-cache' ? '/' : '/assets/*', response: file }
      : { path: '*', response: withCallHeaders(refused(404)) };
  }

  return async (request, peer) => {
    const started = performance.now();
    const { path, response } = await answer(request, peer);
    const ms = Math.round(performance.now() - started);
    log({ at: new Date().toISOString(), method: request.method, path, status: response.status, ms });
    return response;
  };
}
