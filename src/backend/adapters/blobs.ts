// Stores blobs in the unit of work's own store, so that export, import and reset cover them.
import type { Blobs, Uow } from '@/backend/shared/ports';

export function storeBlobs(uow: Uow): Blobs {
  return {
    put: (hash, bytes) => uow.rw(['blobs'], (tx) => tx.put('blobs', { id: hash, bytes: new Uint8Array(bytes) })),
    get: async (hash, range) => {
      const bytes = (await uow.ro(['blobs'], (tx) => tx.get('blobs', hash)))?.bytes ?? null;
      return bytes && range ? bytes.subarray(range.first, range.last + 1) : bytes;
    },
  };
}
