// Drafts: saving by revision, idempotent repeats, deletion. Pure (docs/rules/backend.md L1-L3, L8, L14, L15).

import type { RecordOf } from '@/backend/records';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import { type Refusal, refuse } from '@/backend/shared/domain/refusal';
import type { Design } from '@/schemas/design';
import { tooDeepOrLarge } from '@/schemas/readDesign';
import { keptPictures } from './copyPictures';

type Draft = RecordOf<'drafts'>;

export interface SaveCommand {
  owner: string;
  id: string;
  baseRev: number;
  saveId: string;
  doc: Design;
  /** Hash of the document, computed before the transaction. */
  hash: string;
}

export interface SaveAnswer {
  id: string;
  rev: number;
  savedAt: number;
}

/** The records to write (null for a repeat), and the response. */
export interface SaveDecision {
  draft: Draft | null;
  answer: SaveAnswer;
}

/** Most bytes of UTF-8 for one UTF-16 unit. */
const UNIT_BYTES_MAX = 3;

/**
 * Whether a design as it is stored, with the facts that a save adds, can be sent and read again. `bytesMax`: of its JSON in
 * UTF-8.
 */
export function fitsLimits(doc: Design, bytesMax: number): boolean {
  if (tooDeepOrLarge(doc) !== null) return false;
  const text = JSON.stringify(doc);
  if (text.length * UNIT_BYTES_MAX <= bytesMax) return true;
  return new TextEncoder().encode(text).length <= bytesMax;
}

/** The draft, if it exists and belongs to the user; another user's draft is reported as missing (S3). */
export function ownDraft(draft: Draft | undefined, owner: string): Draft | Refusal {
  return draft && draft.owner === owner && !draft.deleted ? draft : refuse('notFound');
}

/** Saves a revision. `files` are the stored files of the document, in any order. */
export function decideSave(
  state: { draft: Draft | undefined; files: readonly (RecordOf<'files'> | undefined)[] },
  command: SaveCommand,
  now: number,
  policy: AccountLimits,
): SaveDecision | Refusal {
  const { draft } = state;
  if (draft && (draft.owner !== command.owner || draft.deleted)) return refuse('notFound');
  const repeated = draft?.saves.find((save) => save.saveId === command.saveId);
  if (draft && repeated) {
    if (repeated.hash !== command.hash) return refuse('saveIdReused', { rev: draft.rev });
    return { draft: null, answer: { id: draft.id, rev: repeated.rev, savedAt: repeated.savedAt } };
  }
  if (!draft && command.baseRev > 0) return refuse('notFound');
  if (draft && command.baseRev !== draft.rev) return refuse('draftConflict', { rev: draft.rev });
  if (state.files.some((file) => file?.owner !== command.owner)) return refuse('missingAssets');
  const rev = (draft?.rev ?? 0) + 1;
  const names = [command.doc.dialNameCn, command.doc.dialName];
  const save = { saveId: command.saveId, hash: command.hash, rev, savedAt: now };
  return {
    draft: {
      id: command.id,
      owner: command.owner,
      rev,
      savedAt: now,
      names,
      search: searchOf(names),
      deleted: false,
      shown: 'yes',
      files: draft?.files ?? [],
      pictures: keptPictures(draft?.pictures, command.doc),
      saves: [...(draft?.saves ?? []), save].slice(-policy.savesKept),
    },
    answer: { id: command.id, rev, savedAt: now },
  };
}

/** Deletes; deleting twice succeeds (L8). */
export function decideDelete(draft: Draft | undefined, owner: string): { draft: Draft } | Refusal {
  if (!draft || draft.owner !== owner) return refuse('notFound');
  return { draft: { ...draft, deleted: true, shown: 'no', files: [], pictures: [], saves: [] } };
}

/** The deleted draft of a design whose first save has not arrived; that save is refused (L8). */
export const unsavedDraft = (id: string, owner: string, now: number): Draft => ({
  ...{ id, owner, rev: 1, savedAt: now, names: [], search: '', deleted: true, shown: 'no' },
  ...{ files: [], pictures: [], saves: [] },
});

/** Text searched when filtering by name. */
export const searchOf = (names: readonly string[]): string => names.join('\n').toLowerCase();

/** A draft of an earlier version, with the search text added. */
export const withSearch = (draft: Draft): Draft => ({
  ...draft,
  search: searchOf(draft.names),
  shown: draft.deleted ? 'no' : 'yes',
});
