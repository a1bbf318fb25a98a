// The designs of this device, read from the journal; those the server has as they are only where they are asked for.
import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { type LocalWork, useLocalWork } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';
import { selectOwnerId } from '@/service/session/session';
import type { LocalDesign } from './designList';

export interface LocalDesigns {
  /** Null until they were read. */
  list: readonly LocalDesign[] | null;
  /** Ids of those the server had as they are when they were saved: not in `list` unless asked for. */
  savedIds: readonly string[];
  /** This device could not be read; `list` is then empty. */
  failed: boolean;
  reload(): void;
}

interface Read {
  list: readonly LocalDesign[];
  savedIds: readonly string[];
}

/** One design, or null where nothing of it is left. */
async function loaded(work: LocalWork, owner: string, summary: Summary): Promise<LocalDesign | null> {
  const { id, names, baseRev, savedAt } = summary;
  const found = await work.journal.load(id, owner);
  if (found.kind === 'none') return null;
  if (found.kind !== 'draft') {
    const state = found.kind === 'readOnly' ? 'newerVersion' : 'unreadable';
    return { design: null, id, names, baseRev, savedAt, state };
  }
  const { draft } = found;
  const isElsewhere = owner === VISITOR && work.owner() !== VISITOR;
  return { design: draft.design, baseRev: draft.baseRev, savedAt: draft.savedAt, unsaved: draft.unsaved, isElsewhere };
}

type Summary = Awaited<ReturnType<LocalWork['journal']['list']>>[number];

/** Who signed in takes the visitor's designs along, but for those other tabs edit; then what is asked for is read. */
async function readLocal(work: LocalWork, owner: string, whole: boolean): Promise<Read> {
  const elsewhere = new Set(await work.adoptFree());
  const found: LocalDesign[] = [];
  const savedIds: string[] = [];
  const take = async (of: string, summary: Summary) => {
    const design = await loaded(work, of, summary);
    if (design) found.push(design);
  };
  for (const summary of await work.journal.list(owner)) {
    const isAsSaved = summary.state === 'ok' && !summary.unsaved && summary.baseRev > 0;
    if (isAsSaved) savedIds.push(summary.id);
    if (!isAsSaved || whole) await take(owner, summary);
  }
  if (elsewhere.size > 0) {
    for (const summary of await work.journal.list(VISITOR)) if (elsewhere.has(summary.id)) await take(VISITOR, summary);
  }
  return { list: found, savedIds };
}

/** `whole`: also those the server has as they are. */
export function useLocalDesigns(whole: boolean): LocalDesigns {
  const work = useLocalWork();
  const owner = useSelector(selectOwnerId) ?? VISITOR;
  /** A new object asks for the same once more. */
  const [request, setRequest] = useState({});
  const [read, setRead] = useState<(Read & { request: object; owner: string; failed: boolean }) | null>(null);

  useEffect(() => {
    let wanted = true;
    readLocal(work, owner, whole).then(
      (found) => {
        if (wanted) setRead({ ...found, request, owner, failed: false });
      },
      (error: unknown) => {
        console.warn('The designs of this device could not be read.', error);
        if (wanted) setRead({ list: [], savedIds: [], request, owner, failed: true });
      },
    );
    return () => {
      wanted = false;
    };
  }, [work, owner, whole, request]);

  const reload = useCallback(() => setRequest({}), []);
  useEffect(() => work.device.onReplaced(reload), [work, reload]);
  const current = read?.owner === owner ? read : null;
  return { list: current?.list ?? null, savedIds: current?.savedIds ?? [], failed: current?.failed ?? false, reload };
}
