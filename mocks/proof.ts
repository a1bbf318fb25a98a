// Marks every response of the embedded backend, including faulty ones, to distinguish it from the page's host.
import type { App } from '@/backend/app';

export const PROOF_HEADER = 'x-embedded';

/** The application with the mark in each response. */
export function withProof<T extends App>(app: T): T {
  return {
    ...app,
    fetch: async (request, address) => {
      const response = await app.fetch(request, address);
      // A network fault has no headers.
      if (response.type !== 'error') response.headers.set(PROOF_HEADER, '1');
      return response;
    },
  };
}
