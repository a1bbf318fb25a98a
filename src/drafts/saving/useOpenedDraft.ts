// Opens a design for editing: acquires the tab's lock, then chooses the initial state.
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
import { withDevicePictures } from './devicePictures';
import { type FetchedDraft, type OpenedDraft, openDraft } from './openDraft';

export type Opening =
  /** `isWaiting`: for another tab's last edits. */
  | { kind: 'loading'; isWaiting?: boolean }
  | { kind: 'otherTab' }
  | { kind: 'takenOver' }
  /** The other tab is alive but could not write its last edits, so it keeps the design. */
  | { kind: 'notHandedOver' }
  | OpenedDraft;

/** A tab that was just reloaded or closed releases its lock a little later: number of tries and ms between them. */
const LOCK_TRIES = 4;
const LOCK_WAIT_MS = 150;

async function lockFor(id: string): Promise<EditLock | null> {
  for (let tries = 1; ; tries += 1) {
    const lock = await acquireEditLock(navigator.locks, id);
    if (lock || tries === LOCK_TRIES) return lock;
    await pause(timers, LOCK_WAIT_MS);
  }
}

/** The server's draft. Codes other than "not found" are failures with their own messages. */
async function fetchFrom(dispatch: SessionDispatch, id: string): Promise<FetchedDraft> {
  const request = dispatch(draft.initiate(id, { forceRefetch: true, subscribe: false }));
  const { data, error } = await request;
  if (data) {
    const { rev, savedAt, doc, unreadable } = data;
    return { kind: 'draft', draft: { rev, savedAt, design: doc, text: JSON.stringify(unreadable?.raw ?? doc) } };
  }
  return isApiError(error) && error.code === 404 ? { kind: 'missing' } : { kind: 'failed', error };
}

async function open(work: LocalWork, dispatch: SessionDispatch, id: string): Promise<OpenedDraft> {
  const owner = work.owner();
  const fetchDraft = owner === VISITOR ? null : () => fetchFrom(dispatch, id);
  const opened = await openDraft({ id, owner, journal: work.journal, fetchDraft });
  // Without the design the server may have lost its images too.
  return opened.kind === 'open' && opened.gone
    ? { ...opened, design: await withDevicePictures(opened.design, work.assets) }
    : opened;
}

/** Whether the design is a visitor's on this device, which a signed-in user can adopt. */
async function isVisitors(work: LocalWork, id: string): Promise<boolean> {
  return work.owner() !== VISITOR && (await work.journal.load(id, VISITOR)).kind !== 'none';
}

const MAY_WRITE = () => true;
const LOADING: Opening = { kind: 'loading' };

/** A new `attempt` opens again. `steal` takes the design over from another tab. */
export function useOpenedDraft(
  id: string,
  attempt: number,
  steal: boolean,
): { opening: Opening; mayWrite: () => boolean } {
  const work = useLocalWork();
  const dispatch = useDispatch<SessionDispatch>();
  const [opening, setOpening] = useState<{ attempt: number; now: Opening; mayWrite: () => boolean }>({
    attempt,
    now: { kind: 'loading' },
    mayWrite: MAY_WRITE,
  });

  useEffect(() => {
    let isHere = true;
    let lock: EditLock | null = null;
    const show = (now: Opening) => {
      if (isHere) setOpening({ attempt, now, mayWrite: lock?.isHeld ?? MAY_WRITE });
    };
    const start = async () => {
      // Nothing is rendered yet, so image URLs of previous pages can be released (docs/rules/reliability.md, fault 28).
      releaseAll();
      lock = await lockFor(id);
      if (!lock && steal && isHere) {
        // Another tab loses the design only to a tab that can open it, and only after its last edits were written.
        const peeked = await open(work, dispatch, id);
        if (peeked.kind !== 'open' && peeked.kind !== 'choice' && !(await isVisitors(work, id))) {
          show(peeked);
          return;
        }
        show({ kind: 'loading', isWaiting: true });
        if ((await work.handover.ask(id)) === 'notWritten') {
          show({ kind: 'notHandedOver' });
          return;
        }
        if (isHere) lock = await acquireEditLock(navigator.locks, id, { steal });
      }
      if (!isHere) lock?.release();
      else if (!lock) show({ kind: 'otherTab' });
      else {
        lock.lost.then(() => show({ kind: 'takenOver' }));
        await work.adopt(id);
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

  const { now, mayWrite } = opening;
  return { opening: opening.attempt === attempt ? now : LOADING, mayWrite };
}
