// What each module does when an account is deleted, in the transaction of the deletion.
import type { StoreName } from '@/backend/records';
import type { Refusal } from './domain/refusal';
import type { Ports, Tx, Who } from './ports';

export interface AccountPart {
  /** Stores that its functions need. */
  readonly stores: readonly StoreName[];
  /** Why the account cannot be deleted now, or null. */
  fault?(tx: Tx, who: Who, ports: Ports): Promise<Refusal | null>;
  /** Deletes the account's records of this module, except those that must stay (docs/rules/backend.md S18). */
  erase(tx: Tx, who: Who, ports: Ports): Promise<void>;
}

const NAMING = ['files', 'fonts', 'builds'] as const satisfies readonly StoreName[];

/** Stores needed by `dropBytes`. */
export const BYTES_STORES = [...NAMING, 'blobs'] as const satisfies readonly StoreName[];

/** Deletes stored bytes that no record names any more. A server's bytes are outside the transaction: its collection deletes them. */
export async function dropBytes(tx: Tx, hashes: Iterable<string>): Promise<void> {
  for (const hash of new Set(hashes)) {
    let names = 0;
    for (const store of NAMING) names += await tx.count(store, { by: 'blob', of: hash });
    if (names === 0) await tx.delete('blobs', hash);
  }
}
