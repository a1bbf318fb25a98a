// Front of the server: allowed origins, checks for operators, static files, one log line and id per request.

import { refuse } from '@/backend/shared/domain/refusal';
import { isCallPath } from '@/schemas/wire/callPaths';
import { CODE, type Envelope } from '@/schemas/wire/envelope';
import { operations } from '@/schemas/wire/operations';
import type { App } from '../app';
import { routeOf } from '../route';
import { callerAddress, type TrustedProxies } from './callerAddress';
import type { Metrics } from './metrics';
import { allowOrigin, callerOf, preflight } from './origins';
import { REQUEST_ID, requestIdOf, withRequestId } from './requestIds';
import { withCallHeaders } from './secureHeaders';
import { sentAnswer } from './sentAnswers';
import type { StaticFiles } from './staticFiles';

/** Log entry of one request, without secrets: no token, body, query or id. */
export interface RequestLine {
  at: string;
  /** Also in the header `x-request-id` of the answer, and in the lines of its failures. */
  id: string;
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
  /** Missing if nobody may read them. */
  metrics?: Metrics | undefined;
  /** The server will stop, so no new requests should be sent to it. */
  isDraining?: () => boolean;
}

const json = (envelope: Envelope, status: number): Response =>
  Response.json(envelope, { status, headers: { 'cache-control': 'no-store' } });

function refused(status: number): Response {
  const { code, msg, enMsg } = refuse(status === 404 ? 'notFound' : 'badInput');
  return json({ code, success: false, data: null, msg, enMsg }, status);
}

/** Answers a request; `peer` is the address of the connection. */
export type Front = (request: Request, peer: string) => Promise<Response>;

export function createFront(ports: FrontPorts): Front {
  const { app, origins, proxies, files, demo, log, metrics, isDraining = () => false } = ports;
  const live = json({ code: CODE.ok, success: true, data: { ok: true } }, 200);

  async function health(): Promise<Response> {
    try {
      await app.ports.uow.ro(['meta'], (tx) => tx.get('meta', 'health'));
      return json({ code: CODE.ok, success: true, data: { ok: true } }, 200);
    } catch {
      return json({ code: CODE.failed, success: false, data: null }, 503);
    }
  }

  /** Answers for operators and their programs, by path. */
  const CHECKS: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
    '/healthz': health,
    '/livez': async () => live.clone(),
    '/readyz': async () => (isDraining() ? json({ code: CODE.busy, success: false, data: null }, 503) : health()),
    '/metrics': async (request) => {
      if (!metrics?.isReader(request)) return refused(404);
      return new Response(metrics.text(), { headers: { 'content-type': 'text/plain; version=0.0.4' } });
    },
  };

  async function call(request: Request, peer: string): Promise<Response> {
    const caller = callerOf(request, origins);
    if (caller === 'foreign') return refused(403);
    if (request.method === 'OPTIONS') return caller === 'listed' ? preflight(request) : refused(404);
    const response = await sentAnswer(
      request,
      (await demo?.(request)) ??
        (await app.fetch(request, callerAddress(peer, request.headers.get('x-forwarded-for'), proxies))),
    );
    return caller === 'listed' && response.type !== 'error' ? allowOrigin(request, response) : response;
  }

  async function answer(request: Request, peer: string): Promise<{ path: string; response: Response }> {
    const { pathname } = new URL(request.url);
    const check = Object.hasOwn(CHECKS, pathname) ? CHECKS[pathname] : undefined;
    if (check) return { path: pathname, response: withCallHeaders(await check(request)) };
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
    const id = requestIdOf(request);
    metrics?.begin();
    const { path, response } = await withRequestId(id, () => answer(request, peer));
    const ms = Math.round(performance.now() - started);
    const { status } = response;
    if (response.type !== 'error') response.headers.set(REQUEST_ID, id);
    metrics?.end({ path, status, ms });
    log({ at: new Date().toISOString(), id, method: request.method, path, status, ms });
    return response;
  };
}
