// Which versions of a design stay: pure, so that every store keeps and prunes alike.
import { VERSIONS_NAMED_MAX, VERSIONS_SAVED_MAX } from '@/schemas/limits';
import type { VersionRecord } from './records';

/** What a store knows of a design's versions. Keys grow with time. */
export interface VersionsThere {
  /** The newest version, named or not. */
  newest: Pick<VersionRecord, 'hash' | 'name'> | undefined;
  namedCount: number;
  /** Keys of the saves without a name, oldest first. */
  unnamed: readonly number[];
}

export type KeepDecision = 'same' | 'nameNewest' | 'tooMany' | 'add';

/** What to do with a version that is to be kept. */
export function decideKeep({ newest, namedCount }: VersionsThere, record: VersionRecord): KeepDecision {
  const isSame = newest?.hash === record.hash;
  if (isSame && (record.name === '' || record.name === newest.name)) return 'same';
  if (record.name !== '' && namedCount >= VERSIONS_NAMED_MAX && !(isSame && newest.name !== '')) return 'tooMany';
  return isSame ? 'nameNewest' : 'add';
}

/** Keys of the saves without a name that go: all but the newest ones. `unnamed`: oldest first. */
export const savesToPrune = (unnamed: readonly number[]): readonly number[] =>
  unnamed.slice(0, Math.max(0, unnamed.length - VERSIONS_SAVED_MAX));

/** The version under another name; empty: without one. */
export const renamed = (record: VersionRecord, name: string): VersionRecord => ({
  ...record,
  name,
  named: name === '' ? 'no' : 'yes',
});
