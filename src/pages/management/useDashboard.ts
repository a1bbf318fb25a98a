// The numbers of the dashboard for what is chosen; those before stand until the next ones are there.
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

/** Faces that are named: the most downloaded. */
const FACES = 50;

/** Numbers, and what they are of: it may be what was chosen before. */
export interface Shown {
  data: Statistics;
  days: { from: string; to: string };
  range: Range;
  faceId: string | null;
}

export interface DashboardFacts {
  /** Null until the first numbers are there. */
  shown: Shown | null;
  isAsking: boolean;
  /** Why the numbers could not be loaded or updated; null: they could. */
  error: unknown;
  retry(): void;
}

export function useDashboard(): DashboardFacts {
  const dispatch = useDispatch();
  const { range, faceId } = useSelector(selectManagement);
  // The service's clock says which day it is. A page that is open over midnight keeps its days until it is opened anew.
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
    // Deleted meanwhile, here or elsewhere: all faces are shown again.
    if (isGone) dispatch(faceChosen(null));
  }, [isGone, dispatch]);
  return {
    shown,
    isAsking: isFetching,
    error: isError && !isFetching && !isGone ? error : null,
    retry: () => void refetch(),
  };
}
