// One page of "My designs": the server's drafts and this device's for a signed-in user, otherwise only this device's.
import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Platform } from '@/schemas/design';
import { type FaceStatus, LIST_ALL, statusNumber } from '@/schemas/faceStatus';
import type { FaceCounts } from '@/schemas/wire/faces';
import { useDraftIdsQuery } from '@/service/api/drafts';
import { useFacePageQuery } from '@/service/api/faces';
import { useLocalWork } from '@/service/localDrafts/localWork';
import type { WithSession } from '@/service/session/session';
import { idOf, type ListedDesign, localOnly, onDevice, pageOfDesigns } from './designList';
import { useLocalDesigns } from './useLocalDesigns';
import { useOtherWatch } from './useOtherWatch';

/** Cards on a page. */
export const CARDS_PER_PAGE = 24;

/** What the list is narrowed by. */
export interface Wanted {
  search: string;
  /** From 1. */
  page: number;
  /** One tab, or all. */
  status: FaceStatus | 'all';
  platform: Platform | 'all';
}

export interface Designs {
  status: 'loading' | 'failed' | 'ready';
  items: readonly ListedDesign[];
  pageCount: number;
  /** Number of designs by status, including local drafts. Null while unknown. */
  counts: FaceCounts | null;
  /** The account's list could not be loaded: `items` are those of this device. */
  isAccountUnread: boolean;
  /** The account is unknown. The page frame shows why and retries. */
  isAccountUnknown: boolean;
  /** A retry is running. */
  isAsking: boolean;
  /** Designs of another watch, when this list is empty but that one is not. Null if there is nothing to offer. */
  otherWatch: { platform: Platform; count: number } | null;
  /** Loads again, after a failure or a local change. */
  reload(): void;
}

export function useDesigns({ search, page, status, platform }: Wanted): Designs {
  const session = useSelector((state: WithSession) => state.session.status);
  const work = useLocalWork();
  const signedIn = session === 'signedIn';
  const [isWhole, setWhole] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const local = useLocalDesigns(isWhole);
  const isNarrowed = status !== 'all' || platform !== 'all';
  const params = {
    current: page,
    size: CARDS_PER_PAGE,
    range: String(status === 'all' ? LIST_ALL : statusNumber(status)),
    ...(search ? { dialName: search } : {}),
    ...(platform === 'all' ? {} : { platform }),
  };
  const server = useFacePageQuery(params, { skip: !signedIn, refetchOnMountOrArgChange: true });

  const shown = server.currentData;
  const shownIds = shown?.records.map(({ id }) => id) ?? [];
  const savedIds = [...local.savedIds, ...(local.list ?? []).flatMap((item) => (item.baseRev > 0 ? [idOf(item)] : []))];
  // A page that contains everything is sufficient. The ids of the whole account are requested only if a local design is
  // not on it.
  const isAll = search === '' && !isNarrowed && page === 1 && shown !== undefined && shown.total <= shownIds.length;
  const isAsked =
    signedIn && page === 1 && shown !== undefined && !isAll && savedIds.some((id) => !shownIds.includes(id));
  const account = useDraftIdsQuery(undefined, { skip: !isAsked, refetchOnMountOrArgChange: true });
  const accountIds = isAll ? shownIds : isAsked ? account.currentData : undefined;
  // During a request the last response may be too old to treat a design as deleted.
  const serverIds = accountIds && !server.isFetching && !account.isFetching ? new Set(accountIds) : null;

  if (isUnread !== server.isError && !server.isFetching) setUnread(server.isError);
  const isLacking = serverIds !== null && local.savedIds.some((id) => !serverIds.has(id));
  if (!isWhole && (isUnread || isLacking || session === 'unknown')) setWhole(true);

  const { reload: reloadLocal } = local;
  const { refetch } = server;
  const reload = useCallback(() => {
    reloadLocal();
    if (signedIn) void refetch();
  }, [reloadLocal, refetch, signedIn]);
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') reload();
    };
    // Other tabs save, edit and release designs in the meantime.
    document.addEventListener('visibilitychange', seen);
    const end = work.channel.subscribe(reload);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      end();
    };
  }, [work, reload]);

  const isUnknown = session === 'unknown';
  const isAccountUnread = isUnknown || (signedIn && isUnread);
  // A design that only this device has is a draft in the list of its watch.
  const own = (local.list ?? []).filter(
    // The watch of an unreadable design is unknown, so it is in every list.
    ({ design }) => platform === 'all' || !design || design.copies.some((copy) => copy.platform === platform),
  );
  const addable = status === 'all' || status === 'draft' ? own : [];
  const onlyHere = localOnly(own, search).length;
  const isBare = platform !== 'all' && status === 'all' && search === '' && page === 1;
  const isNone = isBare && own.length === 0 && (signedIn ? shown?.total === 0 : local.list !== null);
  const otherWatch = useOtherWatch(isNone ? platform : null, { signedIn, local: local.list ?? [] });
  const counts = shown?.counts ? { ...shown.counts, draft: shown.counts.draft + onlyHere } : null;
  const facts = {
    isAccountUnread,
    isAccountUnknown: isUnknown,
    isAsking: server.isFetching,
    reload,
    counts,
    otherWatch,
  };
  if (session === 'loading' || !local.list) return { status: 'loading', items: [], pageCount: 1, ...facts };
  if (!signedIn || isAccountUnread) {
    const all = (isAccountUnread ? onDevice : localOnly)(addable, search);
    const items = all.slice((page - 1) * CARDS_PER_PAGE, page * CARDS_PER_PAGE);
    const pageCount = Math.max(1, Math.ceil(all.length / CARDS_PER_PAGE));
    return { status: local.failed ? 'failed' : 'ready', items, pageCount, ...facts };
  }
  if (!shown) return { status: 'loading', items: [], pageCount: 1, ...facts };
  return {
    status: 'ready',
    items: pageOfDesigns({ records: shown.records, local: local.list, addable, serverIds, search, page }),
    pageCount: Math.max(1, Math.ceil(shown.total / CARDS_PER_PAGE)),
    ...facts,
  };
}
