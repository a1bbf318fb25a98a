// The queue and the current face. The next face follows after a verdict, or if somebody else was faster.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FaceData } from '@/schemas/wire/faces';
import { useModerationPageQuery } from '@/service/api/faces';
import { useSeenAgain } from '@/ui/useSeenAgain';

/** Faces on a page of the queue. */
const PAGE = 10;
/** Poll interval for others' verdicts, ms. */
const POLL_MS = 30_000;

export interface Queue {
  records: readonly FaceData[];
  /** Number of waiting faces on all pages. */
  total: number;
  page: number;
  pageCount: number;
  shown: FaceData | null;
  isLoading: boolean;
  isFetching: boolean;
  error: unknown;
  choose(id: string): void;
  turnTo(page: number): void;
  /** The face was judged: removes it from the queue before the next fetch. Returns the next one. */
  dropped(face: FaceData): FaceData | null;
  refetch(): void;
}

/** One submission of a face. A new submission is another one. */
const keyOf = ({ id, pending }: Pick<FaceData, 'id' | 'pending'>): string => `${id} ${pending?.since ?? 0}`;

/**
 * `onLost`: the current face no longer waits because of somebody else. `next` may be the same face, submitted again.
 */
export function useQueue(skip: boolean, onLost: (face: FaceData, next: FaceData | null) => void): Queue {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  /** Its position in the queue, where the next one follows. */
  const [place, setPlace] = useState(0);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  /** The last current face. Null after the moderator's own action, which is not a loss. */
  const seen = useRef<FaceData | null>(null);
  const { data, currentData, isFetching, error, refetch } = useModerationPageQuery(
    { current: page, size: PAGE },
    { skip, refetchOnMountOrArgChange: true, pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  const ask = useCallback(() => {
    if (!skip) void refetch();
  }, [skip, refetch]);
  useSeenAgain(ask);

  const listed = (currentData ?? data)?.records ?? [];
  const records = listed.filter((face) => !gone.has(keyOf(face)));
  const total = Math.max(records.length, ((currentData ?? data)?.total ?? 0) - (listed.length - records.length));
  const pageCount = Math.max(1, Math.ceil(total / PAGE));
  const at = records.findIndex(({ id }) => id === chosen);
  if (at >= 0 && at !== place) setPlace(at);
  const shown = records[at >= 0 ? at : Math.min(place, records.length - 1)] ?? null;

  useEffect(() => {
    if (isFetching) return;
    const before = seen.current;
    seen.current = shown;
    if (before && (!shown || keyOf(before) !== keyOf(shown))) onLost(before, shown);
  }, [shown, isFetching, onLost]);
  if (!isFetching && page > pageCount) setPage(pageCount);

  return {
    ...{ records, total, page, pageCount, shown, isFetching, error },
    isLoading: data === undefined && error === undefined,
    choose(id) {
      seen.current = null;
      setChosen(id);
    },
    turnTo(next) {
      seen.current = null;
      setChosen(null);
      setPlace(0);
      setPage(next);
    },
    dropped(face) {
      seen.current = null;
      const index = records.indexOf(face);
      const next = records[index + 1] ?? records[index - 1] ?? null;
      setGone((keys) => new Set([...keys, keyOf(face)]));
      setChosen(next?.id ?? null);
      return next;
    },
    refetch: ask,
  };
}
