// The backend as a plain fetch function, without a worker and without MSW.
import type { App } from '@/backend/app';

/** A planned network fault rejects as fetch does. */
export function inProcessFetch(app: App): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await app.fetch(request);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}
