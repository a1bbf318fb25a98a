// The designs of this device that the server does not have as they are, read from the journal.
import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';
import { selectUser } from '@/service/session/session';
import type { LocalDesign } from './designList';

export interface LocalDesigns {
  /** Null until they were read. */
  list: readonly LocalDesign[] | null;
  /** This device could not be read; `list` is then empty. */
  failed: boolean;
  reload(): void;
}

type Work = ReturnType<typeof useLocalWork>;

/** Who signed in takes the visitor's designs along (reliability.md); then all unsaved ones are read. */
async function readLocal({ journal }: Work, owner: string): Promise<LocalDesign[]> {
  if (owner !== VISITOR) {
    const visitors = await journal.list(VISITOR);
    if (visitors.length > 0) {
      await journal.adopt(
        visitors.map(({ id }) => id),
        owner,
      );
    }
  }
  const found: LocalDesign[] = [];
  for (const { id, name, state, unsaved, baseRev, savedAt: listedAt } of await journal.list(owner)) {
    if (state === 'ok' && !unsaved && baseRev > 0) continue;
    const loaded = await journal.load(id, owner);
    if (loaded.kind === 'unreadable' || loaded.kind === 'readOnly') {
      const reason = loaded.kind === 'readOnly' ? 'newerVersion' : 'unreadable';
      found.push({ design: null, id, name, baseRev, savedAt: listedAt, state: reason });
    }
    if (loaded.kind === 'draft') {
      const { design, savedAt } = loaded.draft;
      found.push({ design, baseRev: loaded.draft.baseRev, savedAt });
    }
  }
  return found;
}

export function useLocalDesigns(): LocalDesigns {
  const work = useLocalWork();
  const owner = useSelector(selectUser)?.userId ?? VISITOR;
  /** A new object asks for the same once more. */
  const [request, setRequest] = useState({});
  const [read, setRead] = useState<{
    request: object;
    owner: string;
    list: readonly LocalDesign[];
    failed: boolean;
  } | null>(null);

  useEffect(() => {
    let wanted = true;
    readLocal(work, owner).then(
      (list) => {
        if (wanted) setRead({ request, owner, list, failed: false });
      },
      (error: unknown) => {
        console.warn('The designs of this device could not be read.', error);
        if (wanted) setRead({ request, owner, list: [], failed: true });
      },
    );
    return () => {
      wanted = false;
    };
  }, [work, owner, request]);

  const reload = useCallback(() => setRequest({}), []);
  useEffect(() => work.device.onReplaced(reload), [work, reload]);
  const current = read?.owner === owner ? read : null;
  return { list: current?.list ?? null, failed: current?.failed ?? false, reload };
}
