// The queue with the face that is looked at: the next one comes up after a verdict, or where somebody else was quicker.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FaceData } from '@/schemas/wire/faces';
import { useModerationPageQuery } from '@/service/api/faces';
import { useSeenAgain } from '@/ui/useSeenAgain';

/** Faces on a page of the queue. */
const PAGE = 10;
/** How often others' verdicts are asked for, ms. */
const POLL_MS = 30_000;

export interface Queue {
  records: readonly FaceData[];
  /** Faces that wait, on all pages. */
  total: number;
  page: number;
  pageCount: number;
  shown: FaceData | null;
  isLoading: boolean;
  isFetching: boolean;
  error: unknown;
  choose(id: string): void;
  turnTo(page: number): void;
  /** It was judged: it leaves the queue at once, before that was asked for anew. Gives the one that comes up. */
  dropped(face: FaceData): FaceData | null;
  refetch(): void;
}

/** One sending of a face: sent anew it is another. */
const keyOf = ({ id, pending }: Pick<FaceData, 'id' | 'pending'>): string => `${id} ${pending?.since ?? 0}`;

/** `onLost`: what was looked at waits no more, by somebody else's doing; `next` may be the same face, sent anew. */
export function useQueue(skip: boolean, onLost: (face: FaceData, next: FaceData | null) => void): Queue {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  /** Where it stood: what follows it comes up in its place. */
  const [place, setPlace] = useState(0);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  /** What was looked at last; null after an act of one's own, which is no loss. */
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
