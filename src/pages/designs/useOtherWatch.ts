// For an empty list of one watch: whether the designer has designs of another one, and how many.
import { type Platform, platform as platformName } from '@/schemas/design';
import { useFacePageQuery } from '@/service/api/faces';
import type { LocalDesign } from './designList';

/** `empty`: the watch whose list is empty. Null otherwise; then nothing is requested. */
export function useOtherWatch(
  empty: Platform | null,
  { signedIn, local }: { signedIn: boolean; local: readonly LocalDesign[] },
): { platform: Platform; count: number } | null {
  const other = platformName.options.find((one) => one !== empty) ?? null;
  const skip = empty === null || other === null || !signedIn;
  const server = useFacePageQuery(
    { current: 1, size: 1, range: '-1', ...(other && { platform: other }) },
    { skip, refetchOnMountOrArgChange: true },
  );
  if (empty === null || other === null) return null;
  const onlyHere = local.filter(
    ({ baseRev, design }) => baseRev === 0 && design?.copies.some((copy) => copy.platform === other),
  ).length;
  const count = onlyHere + (skip ? 0 : (server.currentData?.total ?? 0));
  return count > 0 ? { platform: other, count } : null;
}
