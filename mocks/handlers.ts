// The MSW door: one handler per operation, each one line over the core, so that a test can override any of them.
import { HttpResponse, http, type RequestHandler } from 'msw';
import type { App } from '@/backend/app';
import { OPERATION_IDS, type Operation, operations } from '@/schemas/wire/operations';

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } satisfies Record<
  Operation['method'],
  unknown
>;

/** Handlers for an API at `origin`, empty for the page's own. */
export function handlers(app: App, origin = ''): RequestHandler[] {
  return OPERATION_IDS.map((op) => {
    const { method, path } = operations[op];
    return METHODS[method](`${origin}${path}`, async ({ request }) => {
      const response = await app.fetch(request);
      return response.type === 'error' ? HttpResponse.error() : response;
    });
  });
}
