// Versions of a draft: recording, pruning and naming. Pure.

import type { RecordOf } from '@/backend/records';
import { type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { VERSIONS_NAMED_MAX, VERSIONS_SAVED_MAX } from '@/schemas/limits';
import type { VersionFacts } from '@/schemas/wire/versions';

export type Version = RecordOf<'versions'>;

/** Maximum characters of all documents of a draft's versions: unnamed saves are pruned for it, naming is refused. */
export const VERSIONS_SIZE_MAX = 64 * 1024 * 1024;

const sizeOf = (versions: readonly Version[]): number => versions.reduce((sum, { size }) => sum + size, 0);

export const versionOfSave = (draftId: string, rev: number): string => `${draftId}.r${rev}`;

/** The versions to delete: unnamed saves beyond the newest ones, or beyond the size limit. `versions`: newest first. */
export function versionsToPrune(versions: readonly Version[]): Version[] {
  const unnamed = versions.filter(({ named }) => named === 'no');
  let size = sizeOf(versions.filter(({ named }) => named === 'yes'));
  return unnamed.filter((version, index) => {
    // The newest save always stays.
    const stays = index === 0 || (index < VERSIONS_SAVED_MAX && size + version.size <= VERSIONS_SIZE_MAX);
    if (stays) size += version.size;
    return !stays;
  });
}

/** Names a version, or removes its name; `versions` are all of its draft. */
export function decideName(version: Version, name: string, versions: readonly Version[]): Version | Refusal {
  const named = versions.filter((one) => one.named === 'yes' && one.id !== version.id);
  if (name !== '' && named.length >= VERSIONS_NAMED_MAX) return refuse('tooManyNamedVersions');
  if (name !== '' && sizeOf(named) + version.size > VERSIONS_SIZE_MAX) return refuse('namedVersionsFull');
  return { ...version, name, named: name === '' ? 'no' : 'yes' };
}

/**
 * The version next to `version` in time that is the same state: equal content, and no other name. Null if there is none;
 * then `version` is listed beside the others. `versions`: without it, newest first.
 */
export function sameState(version: Version, name: string, versions: readonly Version[]): Version | null {
  const older = versions.findIndex(({ seq }) => seq <= version.seq);
  const at = older < 0 ? versions.length : older;
  const beside = [versions[at - 1], versions[at]];
  const isSame = (one: Version | undefined) =>
    one?.content === version.content && (name === '' || one.name === '' || one.name === name);
  return beside.find(isSame) ?? null;
}

/** Distinct pictures used by a draft or one of its versions. */
export const filesNamed = (docFiles: readonly string[], versions: readonly Version[]): string[] => [
  ...new Set([...docFiles, ...versions.flatMap(({ files }) => files)]),
];

export const publicVersion = ({ id, draftId, rev, name, savedAt }: Version): VersionFacts => ({
  id,
  draftId,
  rev,
  name,
  savedAt,
});
