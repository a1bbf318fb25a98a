// What each module does with a whole account: its deletion in one transaction, and its records for its owner.
import type { StoreName } from '@/backend/records';
import type { RecordKind } from '@/schemas/wire/accountRecords';
import type { Page, PageAsked } from './domain/paging';
import type { Refusal } from './domain/refusal';
import type { Blobs, Ports, Tx, Who } from './ports';

/** One page of the owner's records, without data of other people. */
export type OwnRecords = (tx: Tx, owner: string, page: PageAsked) => Promise<Page<object>>;

export interface AccountPart {
  /** Stores that its functions need. */
  readonly stores: readonly StoreName[];
  /** Why the account cannot be deleted now, or null. */
  fault?(tx: Tx, who: Who, ports: Ports): Promise<Refusal | null>;
  /** Deletes the account's records of this module, except those that must stay (docs/rules/backend.md S18). */
  erase(tx: Tx, who: Who, ports: Ports): Promise<void>;
  /** Records of the account that no other call returns (docs/rules/backend.md S19). */
  readonly records?: Readonly<Partial<Record<RecordKind, OwnRecords>>>;
}

const NAMING = ['files', 'fonts', 'builds'] as const satisfies readonly StoreName[];

/** Stores needed by `dropBytes`. */
export const BYTES_STORES = [...NAMING, 'blobs'] as const satisfies readonly StoreName[];

/**
 * Deletes stored bytes that no record names any more. With a collection it leaves them to that: a whole account may have
 * thousands of files, whose removal would take minutes before the answer.
 */
export async function dropBytes(
  tx: Tx,
  hashes: Iterable<string>,
  { isCollected = false }: Pick<Blobs, 'isCollected'>,
): Promise<void> {
  if (isCollected) return;
  for (const hash of new Set(hashes)) {
    let names = 0;
    for (const store of NAMING) names += await tx.count(store, { by: 'blob', of: hash });
    if (names === 0) await tx.delete('blobs', hash);
  }
}
