// The mark in every answer of the embedded backend, broken ones included: it was no host of the page that answered.
import type { App } from '@/backend/app';

export const PROOF_HEADER = 'x-embedded';

/** The application with the mark in each of its answers. */
export function withProof<T extends App>(app: T): T {
  return {
    ...app,
    fetch: async (request) => {
      const response = await app.fetch(request);
      // A network fault has no headers to carry it.
      if (response.type !== 'error') response.headers.set(PROOF_HEADER, '1');
      return response;
    },
  };
}
