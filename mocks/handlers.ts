// The MSW door: whatever is asked of the API goes to the core, which knows its calls and what to say to any other.
import { HttpResponse, http, type RequestHandler } from 'msw';
import type { App } from '@/backend/app';
import { CALL_FOLDERS } from '@/schemas/wire/callPaths';

/** Answers for an API at `origin`, empty for the page's own. One handler for each folder of calls: the core finds the operation, the library need not. */
export function handlers(app: App, origin = ''): RequestHandler[] {
  return CALL_FOLDERS.map((folder) =>
    http.all(`${origin}${folder}*`, async ({ request }) => {
      const response = await app.fetch(request);
      return response.type === 'error' ? HttpResponse.error() : response;
    }),
  );
}
