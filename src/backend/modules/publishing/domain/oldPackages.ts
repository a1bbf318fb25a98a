// Finds packages that are no longer needed. Pure.
import type { RecordOf } from '@/backend/records';

type Build = RecordOf<'builds'>;

/** Facts that decide whether a package is still needed. */
export interface PackageUses {
  /** The face, also a deleted one; undefined if there was none. */
  face: Pick<RecordOf<'faces'>, 'pending' | 'shown' | 'updatedAt'> | undefined;
  /** Hashes of the copies of the documents saved, in review and live. */
  contents: ReadonlySet<string>;
  /** All tasks of the face. */
  builds: readonly Build[];
  /** The face has ledger entries or downloads. */
  isSold: boolean;
}

/** When the task last changed. */
const changedAt = ({ createdAt, uploadedAt }: Build): number => Math.max(createdAt, uploadedAt ?? 0);

/**
 * Whether the task and its package can be deleted: it is older than `unusedMs`, its face does not wait for it, no document of
 * the face has its content, and the same copy has a newer task. All tasks of a face that was deleted `unusedMs` ago can, except the
 * published packages of a face that was sold. Sales are imported later, so the time starts at the deletion.
 */
export function isOldPackage(build: Build, uses: PackageUses, now: number, unusedMs: number): boolean {
  const { face, contents, builds, isSold } = uses;
  if (now - changedAt(build) < unusedMs) return false;
  if (isSold && build.kind === 'publish') return false;
  if (!face) return true;
  if (face.shown === 'no') return now - face.updatedAt >= unusedMs;
  if (face.pending?.builds.includes(build.id) || contents.has(build.content)) return false;
  return builds.some(
    ({ copyId, kind, createdAt }) => copyId === build.copyId && kind === build.kind && createdAt > build.createdAt,
  );
}
