// Which pages may call the API: those served here, and listed origins.
import { OPERATION_IDS, type Operation, operations } from '@/schemas/wire/operations';
import { REQUEST_ID } from './requestIds';

export type Caller = 'own' | 'listed' | 'foreign';

/** Requests of programs have no origin and are treated as same-origin. */
export function callerOf(request: Request, listed: readonly string[]): Caller {
  const origin = request.headers.get('origin');
  if (origin === null || origin === new URL(request.url).origin) return 'own';
  // Behind an https proxy the server receives http, so compare only the host.
  if (URL.canParse(origin) && new URL(origin).host === request.headers.get('host')) return 'own';
  return listed.includes(origin) ? 'listed' : 'foreign';
}

const METHODS = [...new Set(OPERATION_IDS.map((op) => (operations[op] as Operation).method))].join(', ');

/** Headers that let a listed origin read the response. */
export function allowOrigin(request: Request, response: Response): Response {
  response.headers.set('access-control-allow-origin', request.headers.get('origin') ?? '');
  // Lets the page read the server's time, the id of its request and which part of a file it has.
  response.headers.set('access-control-expose-headers', `date, etag, content-range, accept-ranges, ${REQUEST_ID}`);
  response.headers.set('cross-origin-resource-policy', 'cross-origin');
  response.headers.append('vary', 'origin');
  return response;
}

/** Response to a CORS preflight; cookies are never used. */
export const preflight = (request: Request): Response =>
  allowOrigin(
    request,
    new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': 'content-type, token, oversea',
        'access-control-max-age': '600',
      },
    }),
  );
