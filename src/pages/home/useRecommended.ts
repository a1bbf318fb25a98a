// The faces that Home recommends: the last cached ones at once, then the service's response.
import { useEffect, useState } from 'react';
import type { Platform } from '@/schemas/design';
import { useRecommendedQuery } from '@/service/api/recommend';
import {
  chooseRecommendPlatform,
  type FinalList,
  finalLists,
  keepLists,
  recommendPlatform,
  storedLists,
} from '@/service/recommend/recommendStore';

export interface Recommended {
  platform: Platform;
  choose(platform: Platform): void;
  /** Null until anything is known. */
  lists: readonly FinalList[] | null;
  isAsking: boolean;
  /** The service did not respond: `lists` may be from an earlier visit. */
  error: unknown;
  retry(): void;
}

export function useRecommended(): Recommended {
  const [platform, setPlatform] = useState(recommendPlatform);
  const { currentData, isFetching, error, refetch } = useRecommendedQuery(platform, {
    refetchOnMountOrArgChange: true,
  });
  useEffect(() => {
    if (currentData) keepLists(platform, currentData);
  }, [platform, currentData]);
  const lists = currentData ?? storedLists(platform);
  return {
    platform,
    choose: (next) => {
      chooseRecommendPlatform(next);
      setPlatform(next);
    },
    lists: lists && finalLists(lists),
    isAsking: isFetching,
    error: isFetching ? undefined : error,
    retry: () => void refetch(),
  };
}
