// The build tasks of a face, polled while they run. Also resumes making their packages here.
import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { goesOn, startPackages } from '@/packaging/builds/makePackages';
import { newestTasks } from '@/packaging/builds/newestTasks';
import type { BuildTask, ListedTask } from '@/schemas/wire/builds';
import { api } from '@/service/api/api';
import { useBuildListQuery } from '@/service/api/builds';
import { packageWork } from '@/service/builds/packageWork';
import type { SessionDispatch } from '@/service/session/session';
import { useStoreValue } from '@/ui/useStoreValue';

/** Poll interval of a running build, ms. */
const POLL_MS = 1000;

export interface Builds {
  tasks: readonly ListedTask[];
  goesOn: boolean;
  /** Why the tasks could not be loaded, or undefined. */
  error: unknown;
  /** Fetches again and makes missing packages, which had not started if the fetch failed. */
  refetch(): void;
  /** Makes the missing packages. */
  make(): void;
}

/** `skip`: fetches nothing. */
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
  // Subscribes, so a package that is made here is shown from its first step.
  useStoreValue(packageWork);
  const isGoing = goesOn(tasks);
  if (isGoing !== isFollowed) setFollowed(isGoing);

  // After the last task has finished, the state of the face can be another.
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
