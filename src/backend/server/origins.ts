// Which pages may call: those that this server gives out, and those of the list.
import { OPERATION_IDS, type Operation, operations } from '@/schemas/wire/operations';

export type Caller = 'own' | 'listed' | 'foreign';

/** Calls of programs carry no origin and are as one's own. */
export function callerOf(request: Request, listed: readonly string[]): Caller {
  const origin = request.headers.get('origin');
  if (origin === null || origin === new URL(request.url).origin) return 'own';
  // Behind a proxy that speaks https the server itself is asked by http: the host says whose page it was.
  if (URL.canParse(origin) && new URL(origin).host === request.headers.get('host')) return 'own';
  return listed.includes(origin) ? 'listed' : 'foreign';
}

const METHODS = [...new Set(OPERATION_IDS.map((op) => (operations[op] as Operation).method))].join(', ');

/** What lets the page of a listed origin read the answer. */
export function allowOrigin(request: Request, response: Response): Response {
  response.headers.set('access-control-allow-origin', request.headers.get('origin') ?? '');
  // By it the page knows what time it is here.
  response.headers.set('access-control-expose-headers', 'date');
  response.headers.set('cross-origin-resource-policy', 'cross-origin');
  response.headers.append('vary', 'origin');
  return response;
}

/** The answer to a browser that asks before a call; no cookie ever travels. */
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
