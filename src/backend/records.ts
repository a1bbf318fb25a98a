// All stored records of the backend: one schema per store. Keys are `id`; indexes are listed beside the schemas.
import type { z } from 'zod';
import { accountsIndexes, accountsRecords, accountsUnique } from './modules/accounts/records';
import { aiIndexes, aiRecords } from './modules/ai/records';
import { designsIndexes, designsRecords } from './modules/designs/records';
import { moneyIndexes, moneyRecords, moneyUnique } from './modules/money/records';
import { publishingIndexes, publishingRecords } from './modules/publishing/records';
import { sharedIndexes, sharedRecords, sharedUnique } from './shared/domain/sharedRecords';

export const recordSchemas = {
  ...accountsRecords,
  ...designsRecords,
  ...publishingRecords,
  ...moneyRecords,
  ...aiRecords,
  ...sharedRecords,
} as const;

export type StoreName = keyof typeof recordSchemas;
export type RecordOf<S extends StoreName> = z.output<(typeof recordSchemas)[S]>;
export type PasswordRecord = NonNullable<RecordOf<'users'>['password']>;

export const STORE_NAMES = Object.keys(recordSchemas) as StoreName[];

/** Indexes of each store besides its key: lists are ordered by these fields and may be filtered by a prefix of them. */
export const INDEXES = {
  ...accountsIndexes,
  ...designsIndexes,
  ...publishingIndexes,
  ...moneyIndexes,
  ...aiIndexes,
  ...sharedIndexes,
} as const satisfies { [S in StoreName]: Readonly<Record<string, readonly (keyof RecordOf<S>)[]>> };
export type IndexOf<S extends StoreName> = keyof (typeof INDEXES)[S] & string;

/** Unique indexes. */
export const UNIQUE: { readonly [S in StoreName]?: readonly IndexOf<S>[] } = {
  ...accountsUnique,
  ...moneyUnique,
  ...sharedUnique,
};

/** The fields of an index. */
export const indexFields = (store: StoreName, index: string): readonly string[] =>
  (INDEXES[store] as Readonly<Record<string, readonly string[]>>)[index] ?? [];
