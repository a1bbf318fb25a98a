// One page of "My designs": the server's drafts for who is signed in, with this device's; this device's alone where nobody can say more.
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
  /** Designs by status, those of this device among the drafts; null while nobody can say. */
  counts: FaceCounts | null;
  /** The account's list could not be read: `items` are what this device has. */
  isAccountUnread: boolean;
  /** The account itself is unknown; the frame of the page says why and retries. */
  isAccountUnknown: boolean;
  /** It is being asked for once more. */
  isAsking: boolean;
  /** Designs of another watch, where this list is empty and would not be for that one; null: nothing to offer. */
  otherWatch: { platform: Platform; count: number } | null;
  /** Asks again, after a failure or a change on this device. */
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
  const known = [...local.savedIds, ...(local.list ?? []).flatMap((item) => (item.baseRev > 0 ? [idOf(item)] : []))];
  // A page that holds everything answers by itself; the whole account is asked only where a design of here is not on it.
  const isAll = search === '' && !isNarrowed && page === 1 && shown !== undefined && shown.total <= shownIds.length;
  const isAsked = signedIn && page === 1 && shown !== undefined && !isAll && known.some((id) => !shownIds.includes(id));
  const account = useDraftIdsQuery(undefined, { skip: !isAsked, refetchOnMountOrArgChange: true });
  const accountIds = isAll ? shownIds : isAsked ? account.currentData : undefined;
  // While an answer is on its way the last one may be too old to call a design gone.
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
    // Other tabs save, edit and let go of designs meanwhile.
    document.addEventListener('visibilitychange', seen);
    const end = work.channel.subscribe(reload);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      end();
    };
  }, [work, reload]);

  const isUnknown = session === 'unknown';
  const isAccountUnread = isUnknown || (signedIn && isUnread);
  // What only this device has is a draft, and stands in the list of its watch.
  const own = (local.list ?? []).filter(
    // Which watch an unreadable design is for is unknown: it stands in every list.
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
