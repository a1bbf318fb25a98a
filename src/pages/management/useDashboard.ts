// The numbers of the dashboard for the present choice. The previous ones stay until the next are loaded.
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CODE } from '@/schemas/wire/envelope';
import type { Statistics } from '@/schemas/wire/statistics';
import { isApiError } from '@/service/api/apiError';
import { useStatisticsQuery } from '@/service/api/faces';
import { serverAhead } from '@/service/api/serverClock';
import { useStoreValue } from '@/ui/useStoreValue';
import { faceChosen, selectManagement } from './managementState';
import { daysOf, type Range } from './periods';

/** Number of listed faces: the most downloaded. */
const FACES = 50;

/** Numbers with the choice they belong to, which may be the previous one. */
export interface Shown {
  data: Statistics;
  days: { from: string; to: string };
  range: Range;
  faceId: string | null;
}

export interface DashboardFacts {
  /** Null until the first numbers are loaded. */
  shown: Shown | null;
  isAsking: boolean;
  /** Why the numbers could not be loaded or updated, or null. */
  error: unknown;
  retry(): void;
}

export function useDashboard(): DashboardFacts {
  const dispatch = useDispatch();
  const { range, faceId } = useSelector(selectManagement);
  // The service's clock decides the day. A page that is open over midnight keeps its days until it is reopened.
  const [opened] = useState(() => Date.now());
  const now = opened + useStoreValue(serverAhead);
  const days = daysOf(range, now);
  const params = { ...days, size: FACES, ...(faceId === null ? {} : { faceId }) };
  const { currentData, isFetching, isError, error, refetch } = useStatisticsQuery(params, {
    refetchOnMountOrArgChange: true,
  });
  const [shown, setShown] = useState<Shown | null>(null);
  if (currentData && currentData !== shown?.data) setShown({ data: currentData, days, range, faceId });
  const isGone = faceId !== null && !isFetching && isApiError(error) && error.code === CODE.notFound;
  useEffect(() => {
    // Deleted in the meantime, here or elsewhere: shows all faces again.
    if (isGone) dispatch(faceChosen(null));
  }, [isGone, dispatch]);
  return {
    shown,
    isAsking: isFetching,
    error: isError && !isFetching && !isGone ? error : null,
    retry: () => void refetch(),
  };
}
