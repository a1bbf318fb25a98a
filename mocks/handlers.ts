// MSW handlers: forward all API requests to the backend, which knows its calls and responds to unknown ones.
import { HttpResponse, http, type RequestHandler } from 'msw';
import type { App } from '@/backend/app';
import { CALL_FOLDERS } from '@/schemas/wire/callPaths';

/**
 * Handlers for an API at `origin`, empty for the page's own. One handler per path prefix; the backend does the routing.
 */
export function handlers(app: App, origin = ''): RequestHandler[] {
  return CALL_FOLDERS.map((folder) =>
    http.all(`${origin}${folder}*`, async ({ request }) => {
      const response = await app.fetch(request);
      return response.type === 'error' ? HttpResponse.error() : response;
    }),
  );
}
