// The designs of this device from the journal. Those that equal the server's version are included only on request.
import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { type LocalWork, useLocalWork } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';
import { selectOwnerId } from '@/service/session/session';
import type { LocalDesign } from './designList';

export interface LocalDesigns {
  /** Null until they were read. */
  list: readonly LocalDesign[] | null;
  /** Ids of designs that equalled the server's version when saved: in `list` only on request. */
  savedIds: readonly string[];
  /** This device's storage could not be read; `list` is then empty. */
  failed: boolean;
  reload(): void;
}

interface Read {
  list: readonly LocalDesign[];
  savedIds: readonly string[];
}

/** One design, or null if nothing of it is left. */
async function loaded(work: LocalWork, owner: string, summary: Summary): Promise<LocalDesign | null> {
  const { id, names, baseRev, savedAt } = summary;
  const stored = await work.journal.load(id, owner);
  if (stored.kind === 'none') return null;
  if (stored.kind !== 'draft') {
    const state = stored.kind === 'readOnly' ? 'newerVersion' : 'unreadable';
    return { design: null, id, names, baseRev, savedAt, state };
  }
  const { draft } = stored;
  const isElsewhere = owner === VISITOR && work.owner() !== VISITOR;
  return { design: draft.design, baseRev: draft.baseRev, savedAt: draft.savedAt, unsaved: draft.unsaved, isElsewhere };
}

type Summary = Awaited<ReturnType<LocalWork['journal']['list']>>[number];

/** After a sign-in, adopts the visitor's designs except those that other tabs edit, then reads the list. */
async function readLocal(work: LocalWork, owner: string, whole: boolean): Promise<Read> {
  const elsewhere = new Set(await work.adoptFree());
  const designs: LocalDesign[] = [];
  const savedIds: string[] = [];
  const take = async (of: string, summary: Summary) => {
    const design = await loaded(work, of, summary);
    if (design) designs.push(design);
  };
  for (const summary of await work.journal.list(owner)) {
    const isAsSaved = summary.state === 'ok' && !summary.unsaved && summary.baseRev > 0;
    if (isAsSaved) savedIds.push(summary.id);
    if (!isAsSaved || whole) await take(owner, summary);
  }
  if (elsewhere.size > 0) {
    for (const summary of await work.journal.list(VISITOR)) if (elsewhere.has(summary.id)) await take(VISITOR, summary);
  }
  return { list: designs, savedIds };
}

/** `whole`: includes those that equal the server's version. */
export function useLocalDesigns(whole: boolean): LocalDesigns {
  const work = useLocalWork();
  const owner = useSelector(selectOwnerId) ?? VISITOR;
  /** A new object triggers a reload. */
  const [request, setRequest] = useState({});
  const [read, setRead] = useState<(Read & { request: object; owner: string; failed: boolean }) | null>(null);

  useEffect(() => {
    let wanted = true;
    readLocal(work, owner, whole).then(
      (designs) => {
        if (wanted) setRead({ ...designs, request, owner, failed: false });
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
