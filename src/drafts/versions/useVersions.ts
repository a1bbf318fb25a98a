// The versions of the open design, of the account and of this device, newest first.
import { useCallback, useEffect, useState } from 'react';
import type { Design } from '@/schemas/design';
import { VERSIONS_SAVED_MAX } from '@/schemas/limits';
import { useVersionsQuery } from '@/service/api/versions';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';
import type { DeviceVersion } from '@/service/localDrafts/versionLog';

interface ListedFacts {
  key: string;
  /** Empty for a save without a name. */
  name: string;
  savedAt: number;
  /** It is removed with the next save. */
  goesNext: boolean;
}
export type ListedVersion = ListedFacts &
  ({ where: 'account'; id: string } | { where: 'device'; seq: number; design: Design | null });

export interface Versions {
  status: 'loading' | 'ready' | 'failed';
  items: readonly ListedVersion[];
  /** The account's versions could not be loaded: `items` are those of this device. */
  isAccountUnread: boolean;
  /** Why. */
  accountError: unknown;
  reload(): void;
}

/** The key of the save that is removed next, when the maximum number is stored. */
function nextToGo(saves: readonly { key: string; name: string }[]): string | undefined {
  const unnamed = saves.filter(({ name }) => name === '');
  return unnamed.length >= VERSIONS_SAVED_MAX ? unnamed.at(-1)?.key : undefined;
}

export function useVersions(id: string, owner: string): Versions {
  const { versions: log } = useLocalWork();
  const isMember = owner !== VISITOR;
  const account = useVersionsQuery(id, { skip: !isMember, refetchOnMountOrArgChange: true });
  const [device, setDevice] = useState<readonly DeviceVersion[] | 'failed' | null>(null);

  const readDevice = useCallback(() => {
    log.list(id, owner).then(setDevice, (error: unknown) => {
      console.warn('The versions on this device could not be read.', error);
      setDevice('failed');
    });
  }, [log, id, owner]);
  useEffect(readDevice, [readDevice]);

  const { refetch } = account;
  const reload = useCallback(() => {
    readDevice();
    if (isMember) void refetch();
  }, [readDevice, refetch, isMember]);

  // A later request may have no data yet: the list then keeps showing the versions of this device.
  const [isAnswered, setAnswered] = useState(false);
  if (!isAnswered && (account.isSuccess || account.isError)) setAnswered(true);

  // A design that was never saved has no versions in the account.
  const isUnsaved = account.error !== undefined && 'code' in account.error && account.error.code === 404;
  const isAgain = isAnswered && account.isLoading;
  const isAccountUnread = isMember && (account.isError || isAgain) && !isUnsaved;
  if (device === 'failed') return { status: 'failed', items: [], isAccountUnread, accountError: account.error, reload };
  if (!device || (isMember && !isAnswered))
    return { status: 'loading', items: [], isAccountUnread, accountError: account.error, reload };
  const saved = (account.data ?? []).map((version) => ({ ...version, key: version.id }));
  const here = device.map((version) => ({ ...version, key: `device-${version.seq}` }));
  const going = new Set([nextToGo(saved), nextToGo(here)]);
  const items: ListedVersion[] = [
    ...saved.map(({ key, id: version, name, savedAt }) => ({
      ...{ key, name, savedAt, goesNext: going.has(key) },
      ...{ where: 'account' as const, id: version },
    })),
    ...here.map(({ key, seq, name, savedAt, design }) => ({
      ...{ key, name, savedAt, goesNext: going.has(key) },
      ...{ where: 'device' as const, seq, design },
    })),
  ];
  // Each list keeps its own order. The time decides between the two.
  return {
    status: 'ready',
    items: items.sort((one, other) => other.savedAt - one.savedAt),
    isAccountUnread,
    accountError: account.error,
    reload,
  };
}
