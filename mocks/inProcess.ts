// The backend as a fetch function, without worker and MSW.
import type { App } from '@/backend/app';

/** A planned network fault rejects like fetch. */
export function inProcessFetch(app: App): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await app.fetch(request);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}
