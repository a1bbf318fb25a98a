// Opens a design for editing: the right to edit it in this tab, then the state to begin with.
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isApiError } from '@/service/api/apiError';
import { releaseAll } from '@/service/api/assetUrl';
import { draft } from '@/service/api/drafts';
import { type LocalWork, useLocalWork } from '@/service/localDrafts/localWork';
import { acquireEditLock, type EditLock } from '@/service/localDrafts/locks';
import { VISITOR } from '@/service/localDrafts/records';
import { pause, timers } from '@/service/localDrafts/schedule';
import type { SessionDispatch } from '@/service/session/signIn';
import { type FetchedDraft, type OpenedDraft, openDraft } from './openDraft';

export type Opening = { kind: 'loading' } | { kind: 'otherTab' } | { kind: 'takenOver' } | OpenedDraft;

/** A tab that was just reloaded or left frees its lock a moment later: this many tries, this many ms apart. */
const LOCK_TRIES = 4;
const LOCK_WAIT_MS = 150;

async function lockFor(id: string, steal: boolean): Promise<EditLock | null> {
  for (let tries = 1; ; tries += 1) {
    const lock = await acquireEditLock(navigator.locks, id, { steal });
    if (lock || tries === LOCK_TRIES) return lock;
    await pause(timers, LOCK_WAIT_MS);
  }
}

/** The server's draft. Codes other than "not found" are failures, told with their own words. */
async function fetchFrom(dispatch: SessionDispatch, id: string): Promise<FetchedDraft> {
  const asked = dispatch(draft.initiate(id, { forceRefetch: true, subscribe: false }));
  const { data, error } = await asked;
  if (data) {
    const { rev, savedAt, doc, unreadable } = data;
    return { kind: 'draft', draft: { rev, savedAt, design: doc, text: JSON.stringify(unreadable?.raw ?? doc) } };
  }
  return isApiError(error) && error.code === 404 ? { kind: 'missing' } : { kind: 'failed', error };
}

async function open(work: LocalWork, dispatch: SessionDispatch, id: string): Promise<OpenedDraft> {
  const owner = work.owner();
  const fetchDraft = owner === VISITOR ? null : () => fetchFrom(dispatch, id);
  return openDraft({ id, owner, journal: work.journal, fetchDraft });
}

/** `attempt` opens anew when it changes; `steal` takes the design over from another tab. */
export function useOpenedDraft(id: string, attempt: number, steal: boolean): Opening {
  const work = useLocalWork();
  const dispatch = useDispatch<SessionDispatch>();
  const [opening, setOpening] = useState<{ attempt: number; now: Opening }>({ attempt, now: { kind: 'loading' } });

  useEffect(() => {
    let isHere = true;
    let lock: EditLock | null = null;
    const show = (now: Opening) => {
      if (isHere) setOpening({ attempt, now });
    };
    const start = async () => {
      // Nothing is drawn yet: addresses of the pictures of pages before are free to go (reliability.md, fault 28).
      releaseAll();
      if (steal) {
        // Another tab loses the design only to a tab that can open it.
        const peeked = await open(work, dispatch, id);
        if (peeked.kind !== 'open' && peeked.kind !== 'choice') {
          show(peeked);
          return;
        }
      }
      lock = await lockFor(id, steal);
      if (!isHere) lock?.release();
      else if (!lock) show({ kind: 'otherTab' });
      else {
        lock.lost.then(() => show({ kind: 'takenOver' }));
        show(await open(work, dispatch, id));
      }
    };
    show({ kind: 'loading' });
    start().catch((error: unknown) => show({ kind: 'failed', error }));
    return () => {
      isHere = false;
      lock?.release();
    };
  }, [id, attempt, steal, work, dispatch]);

  return opening.attempt === attempt ? opening.now : { kind: 'loading' };
}
