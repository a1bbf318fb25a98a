// Stores and loads versions, in the transaction that saves the draft.

import type { RecordOf } from '@/backend/records';
import { referencesOf } from '@/backend/shared/domain/references';
import type { Tx } from '@/backend/shared/ports';
import { VERSIONS_NAMED_MAX, VERSIONS_SAVED_MAX } from '@/schemas/limits';
import { filesNamed, type Version, versionOfSave, versionsToPrune } from '../domain/versions';

/** Stores needed for versions, besides the draft itself. */
export const VERSION_STORES = ['versions', 'versionDocs'] as const;

/** One above the limit, because pruning follows writing. */
const ALL = VERSIONS_NAMED_MAX + VERSIONS_SAVED_MAX + 2;

/** All versions of a draft, newest first. */
export const versionsOf = (tx: Tx, draftId: string): Promise<Version[]> =>
  tx.list('versions', { by: 'draft', of: draftId, order: 'descending', limit: ALL });

export async function removeVersion(tx: Tx, id: string): Promise<void> {
  await tx.delete('versions', id);
  await tx.delete('versionDocs', id);
}

/** Removes all versions of a draft. */
export async function removeVersions(tx: Tx, draftId: string): Promise<void> {
  for (const { id } of await versionsOf(tx, draftId)) await removeVersion(tx, id);
}

export async function putVersion(tx: Tx, version: Version, doc: unknown): Promise<void> {
  await tx.put('versions', version);
  await tx.put('versionDocs', { id: version.id, doc });
}

/** Removes versions beyond the limits, and returns the remaining ones. */
export async function pruned(tx: Tx, versions: readonly Version[]): Promise<Version[]> {
  const old = new Set(versionsToPrune(versions).map(({ id }) => id));
  for (const id of old) await removeVersion(tx, id);
  return versions.filter(({ id }) => !old.has(id));
}

interface Saved {
  doc: unknown;
  /** Hash of the document. */
  content: string;
  files: readonly string[];
}

const recordOf = (draft: RecordOf<'drafts'>, seq: number, { doc, content, files }: Saved): Version => ({
  id: versionOfSave(draft.id, draft.rev),
  owner: draft.owner,
  draftId: draft.id,
  seq,
  rev: draft.rev,
  savedAt: draft.savedAt,
  name: '',
  named: 'no',
  content,
  size: JSON.stringify(doc).length,
  files: [...files],
});

/**
 * Records a save as a version and returns the draft with the pictures used by it and its versions. `before`: the
 * overwritten draft and document, which become a version too if they were saved before versions existed.
 */
export async function recordVersion(
  tx: Tx,
  draft: RecordOf<'drafts'>,
  saved: Saved,
  before: { draft: RecordOf<'drafts'>; doc: unknown } | null,
): Promise<RecordOf<'drafts'>> {
  const there = await versionsOf(tx, draft.id);
  const added: Version[] = [];
  let last = there[0]?.seq ?? 0;
  const add = async (of: RecordOf<'drafts'>, one: Saved) => {
    // Server time, but always after an earlier save, even if the clock goes back.
    last = Math.max(of.savedAt, last + 1);
    const version = recordOf(of, last, one);
    await putVersion(tx, version, one.doc);
    added.unshift(version);
  };
  if (there.length === 0 && before?.doc !== undefined && before !== null) {
    const { fileIds } = referencesOf(before.doc);
    const content = before.draft.saves.at(-1)?.hash ?? '';
    await add(before.draft, { doc: before.doc, content, files: fileIds });
  }
  // Saving the same content again adds no version.
  if ((added[0] ?? there[0])?.content !== saved.content) await add(draft, saved);
  const left = await pruned(tx, [...added, ...there]);
  return { ...draft, files: filesNamed(saved.files, left) };
}

/** Updates the list of used pictures after versions changed without a save. */
export async function noteFiles(tx: Tx, draft: RecordOf<'drafts'>, versions: readonly Version[]): Promise<void> {
  const { fileIds } = referencesOf((await tx.get('docs', draft.id))?.doc);
  await tx.put('drafts', { ...draft, files: filesNamed(fileIds, versions) });
}
