// One page of "My designs": the server's drafts for who is signed in, this device's for a visitor.
import { useSelector } from 'react-redux';
import { useDraftPageQuery } from '@/service/api/drafts';
import type { WithSession } from '@/service/session/session';
import { type ListedDesign, localOnly, pageOfDesigns } from './designList';
import { useLocalDesigns } from './useLocalDesigns';

/** Cards on a page. */
export const CARDS_PER_PAGE = 24;

export interface Designs {
  status: 'loading' | 'failed' | 'ready';
  items: readonly ListedDesign[];
  pageCount: number;
  /** Asks again, after a failure or a change on this device. */
  reload(): void;
}

export function useDesigns(search: string, page: number): Designs {
  const session = useSelector((state: WithSession) => state.session.status);
  const signedIn = session === 'signedIn';
  const local = useLocalDesigns();
  const params = { current: page, size: CARDS_PER_PAGE, ...(search ? { dialName: search } : {}) };
  const server = useDraftPageQuery(params, { skip: !signedIn, refetchOnMountOrArgChange: true });

  const reload = () => {
    local.reload();
    if (signedIn) void server.refetch();
  };
  const empty = { items: [], pageCount: 1, reload };
  if (session === 'loading' || !local.list) return { status: 'loading', ...empty };

  if (!signedIn) {
    const all = localOnly(local.list, search);
    const items = all.slice((page - 1) * CARDS_PER_PAGE, page * CARDS_PER_PAGE);
    const pageCount = Math.max(1, Math.ceil(all.length / CARDS_PER_PAGE));
    return { status: local.failed ? 'failed' : 'ready', items, pageCount, reload };
  }
  if (server.isError) return { status: 'failed', ...empty };
  if (!server.currentData) return { status: 'loading', ...empty };
  const { records, total } = server.currentData;
  return {
    status: 'ready',
    items: pageOfDesigns({ records, local: local.list, search, page }),
    pageCount: Math.max(1, Math.ceil(total / CARDS_PER_PAGE)),
    reload,
  };
}
