// The build tasks of a face, followed while they go on; making their packages goes on here as well.
import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { BuildTask, ListedTask } from '@/schemas/wire/builds';
import { api } from '@/service/api/api';
import { useBuildListQuery } from '@/service/api/builds';
import { packageWork } from '@/service/builds/packageWork';
import type { SessionDispatch } from '@/service/session/session';
import { useStoreValue } from '@/ui/useStoreValue';
import { goesOn, startPackages } from './makePackages';
import { newestTasks } from './newestTasks';

/** How often a build that goes on is asked for, ms. */
const POLL_MS = 1000;

export interface Builds {
  tasks: readonly ListedTask[];
  goesOn: boolean;
  /** Why the tasks could not be loaded; undefined: they could. */
  error: unknown;
  /** Asks again, and makes what is missing: where it could not be asked, nobody has begun. */
  refetch(): void;
  /** Makes the packages that are missing. */
  make(): void;
}

/** `skip`: nothing is asked. */
export function useBuilds(id: string, kind: BuildTask['kind'], skip = false): Builds {
  const dispatch = useDispatch<SessionDispatch>();
  const [isFollowed, setFollowed] = useState(false);
  const {
    data = [],
    error,
    refetch,
  } = useBuildListQuery(id, {
    skip,
    pollingInterval: isFollowed ? POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  const tasks = newestTasks(data, kind);
  // What is made here anew is followed from its first step on.
  useStoreValue(packageWork);
  const isGoing = goesOn(tasks);
  if (isGoing !== isFollowed) setFollowed(isGoing);

  // Once the last of them has ended, the face may be somewhere else.
  useEffect(() => {
    if (isGoing) return () => void dispatch(api.util.invalidateTags([{ type: 'Face', id }]));
    return undefined;
  }, [isGoing, dispatch, id]);

  const make = useCallback(() => startPackages(id, kind, dispatch), [id, kind, dispatch]);
  const askAgain = () => {
    void refetch();
    make();
  };
  return { tasks, goesOn: isGoing, error, refetch: askAgain, make };
}
