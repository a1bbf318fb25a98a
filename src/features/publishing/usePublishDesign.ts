// The saved revision to publish. Unsaved edits of this device are saved first or reported.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Design } from '@/schemas/design';
import { isApiError } from '@/service/api/apiError';
import { draft } from '@/service/api/drafts';
import { type LocalWork, useLocalWork } from '@/service/localDrafts/localWork';
import { acquireEditLock } from '@/service/localDrafts/locks';
import type { SaveFailure } from '@/service/localDrafts/saveDraft';
import { type SessionDispatch, selectUser, type WithSession } from '@/service/session/session';

/** Why edits of this device are not on the server; the words are `publish:unsaved.<why>`. */
export type Unsaved = 'otherTab' | 'conflict' | 'gone' | 'notSaved';

export type PublishDesign =
  | { kind: 'loading' }
  | { kind: 'notFound' }
  | { kind: 'unsaved'; why: Unsaved; failure?: SaveFailure }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; design: Design; rev: number };

/** Saves edits of this device to the server. Null if nothing prevents publishing any more. */
async function savedFirst(work: LocalWork, id: string): Promise<Extract<PublishDesign, { kind: 'unsaved' }> | null> {
  const lock = await acquireEditLock(navigator.locks, id);
  try {
    if (lock) await work.adopt(id);
    const owner = work.owner();
    const local = await work.journal.load(id, owner);
    if (local.kind !== 'draft' || !local.draft.unsaved) return null;
    if (!lock) return { kind: 'unsaved', why: 'otherTab' };
    const { design, baseRev } = local.draft;
    const result = await work.saver.save(design, { owner, baseRev });
    if (result.kind === 'saved') return null;
    if (result.kind === 'withdrawn') return { kind: 'unsaved', why: 'gone' };
    if (result.kind === 'conflict' || result.kind === 'gone') return { kind: 'unsaved', why: result.kind };
    return { kind: 'unsaved', why: 'notSaved', ...(result.kind === 'failed' && { failure: result.reason }) };
  } finally {
    lock?.release();
  }
}

async function open(work: LocalWork, id: string, dispatch: SessionDispatch): Promise<PublishDesign> {
  const unsaved = await savedFirst(work, id);
  if (unsaved) return unsaved;
  const { data, error } = await dispatch(draft.initiate(id, { forceRefetch: true, subscribe: false }));
  if (data?.doc) return { kind: 'ready', design: data.doc, rev: data.rev };
  return data || (isApiError(error) && error.code === 404) ? { kind: 'notFound' } : { kind: 'failed', error };
}

/** Keeps the shown state during a reload. Waits while nobody is signed in. */
export function usePublishDesign(id: string): { opened: PublishDesign; reload(): void } {
  const work = useLocalWork();
  const dispatch = useDispatch<SessionDispatch>();
  const userId = useSelector((state: WithSession) => selectUser(state)?.userId ?? null);
  const [opened, setOpened] = useState<PublishDesign>({ kind: 'loading' });
  /** The newest load, whose result counts while the component is mounted. */
  const newest = useRef<object | null>(null);

  const reload = useCallback(() => {
    if (userId === null) return;
    const mine = {};
    newest.current = mine;
    const show = (next: PublishDesign) => {
      if (newest.current === mine) setOpened(next);
    };
    open(work, id, dispatch).then(show, (error: unknown) => show({ kind: 'failed', error }));
  }, [id, userId, work, dispatch]);
  useEffect(() => {
    reload();
    return () => {
      newest.current = null;
    };
  }, [reload]);

  return { opened, reload };
}
