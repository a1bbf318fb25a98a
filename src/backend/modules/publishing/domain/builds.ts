// Build tasks: one per copy and content, with a state derived from stored times and the clock. Pure (docs/rules/backend.md K1 to
// K4, K6).

import type { RecordOf } from '@/backend/records';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import type { BuildState, BuildTask } from '@/schemas/wire/builds';

type Build = RecordOf<'builds'>;

/** The same copy with the same content is one task, even if requested again (K2, K3). */
export const buildId = ({
  faceId,
  copyId,
  kind,
  content,
}: Pick<Build, 'faceId' | 'copyId' | 'kind' | 'content'>): string =>
  `${faceId}.${copyId}.${kind}.${content.slice(0, 24)}`;

/** When the task succeeds or fails (UTC ms). */
const endOf = (build: Build, { packageWaitMs, buildMs }: AccountLimits): number =>
  build.uploadedAt === null ? build.createdAt + packageWaitMs : build.uploadedAt + buildMs;

/** When the last task ends, or the first one fails; null without tasks. */
export function latestEnd(builds: readonly Build[], policy: AccountLimits): number | null {
  if (builds.length === 0) return null;
  const missing = builds.filter((build) => build.uploadedAt === null);
  const ends = (missing.length > 0 ? missing : builds).map((build) => endOf(build, policy));
  return missing.length > 0 ? Math.min(...ends) : Math.max(...ends);
}

export function buildStateAt(build: Build, now: number, policy: AccountLimits): BuildState {
  const isOver = now >= endOf(build, policy);
  if (build.uploadedAt === null) return isOver ? 'failed' : 'queued';
  return isOver ? 'success' : 'building';
}

/** A task as its owner sees it. */
export function taskOf(build: Build, now: number, policy: AccountLimits): BuildTask {
  const { id, faceId, copyId, platform, kind, createdAt, uploadedAt, size, release = null } = build;
  const state = buildStateAt(build, now, policy);
  const checked = uploadedAt === null ? 0 : Math.min(1, (now - uploadedAt) / policy.buildMs);
  // Uploading the package counts as half of the progress.
  const progress = uploadedAt === null ? 0 : 0.5 + checked / 2;
  return { id, faceId, copyId, platform, kind, state, progress, createdAt, size, release };
}
