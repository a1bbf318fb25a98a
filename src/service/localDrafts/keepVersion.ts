// Decides which versions of a design are kept; pure, so that every store behaves the same.
import { VERSIONS_NAMED_MAX, VERSIONS_SAVED_MAX } from '@/schemas/limits';
import type { VersionRecord } from './records';

/** A store's versions of a design. Keys increase with time. */
export interface VersionsThere {
  /** The newest version, named or not. */
  newest: Pick<VersionRecord, 'hash' | 'name'> | undefined;
  namedCount: number;
  /** Keys of unnamed saves, oldest first. */
  unnamed: readonly number[];
}

export type KeepDecision = 'same' | 'nameNewest' | 'tooMany' | 'add';

/** The action for a new version. A name is never replaced: content that has another name becomes a second version. */
export function decideKeep({ newest, namedCount }: VersionsThere, record: VersionRecord): KeepDecision {
  const isSame = newest?.hash === record.hash;
  if (isSame && (record.name === '' || record.name === newest.name)) return 'same';
  if (record.name !== '' && namedCount >= VERSIONS_NAMED_MAX) return 'tooMany';
  return isSame && newest.name === '' ? 'nameNewest' : 'add';
}

/** Keys of unnamed saves to delete: all but the newest ones. `unnamed`: oldest first. */
export const savesToPrune = (unnamed: readonly number[]): readonly number[] =>
  unnamed.slice(0, Math.max(0, unnamed.length - VERSIONS_SAVED_MAX));

/** The version with another name; an empty one removes the name. */
export const renamed = (record: VersionRecord, name: string): VersionRecord => ({
  ...record,
  name,
  named: name === '' ? 'no' : 'yes',
});
