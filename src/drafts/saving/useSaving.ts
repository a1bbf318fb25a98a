// Saving for the designer: the result as messages, the choice after a conflict, and the actions if the account's copy
// is gone.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import type { Design } from '@/schemas/design';
import { newId } from '@/schemas/newId';
import { embeddedBackend } from '@/service/api/backendPort';
import { draft } from '@/service/api/drafts';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { assetRefsOf } from '@/service/localDrafts/assetRefs';
import { keepAsOwn } from '@/service/localDrafts/keepAsOwn';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { VISITOR } from '@/service/localDrafts/records';
import { takeResumed } from '@/service/session/pendingSignIn';
import type { SessionDispatch } from '@/service/session/signIn';
import { announce } from '@/ui/announce';
import { showToast } from '@/ui/toasts';
import type { OpenDocument } from '../documentPort';
import { withDevicePictures } from './devicePictures';
import type { DraftSession } from './draftSession';
import { settleStates } from './settleStates';

export interface Saving {
  /** True once the server has it. Offers to keep a deleted design as a new one. */
  save(): Promise<boolean>;
  /** The problem that prevents the save, until it is resolved or dismissed. */
  obstacle: 'conflict' | 'gone' | 'deleted' | null;
  /** The problem is being resolved. */
  busy: boolean;
  putOff(): void;
  /** Stores the work as a new design, saves it and continues with it. */
  keepCopy(): Promise<void>;
  /** Stores the local edits as a separate design and opens the server's state. */
  openSaved(): Promise<void>;
  /** Saves the work as a new design, because the account no longer has the old one, and continues with it. */
  saveAsNew(): Promise<void>;
  /** Stores the work of a design that another tab deleted as a new design on this device, and continues with it. */
  keepDeleted(): Promise<void>;
}

/** Adds a version. A failure does not prevent the save. */
async function keepVersion(session: DraftSession, design: Design): Promise<void> {
  try {
    await session.keepVersion(design);
  } catch (error) {
    console.warn('This state could not be kept as a version.', error);
  }
}

/** `takeSave`: see `StartingDraft`. */
export function useSaving(
  opened: OpenDocument,
  session: DraftSession | null,
  reopen: () => void,
  takeSave: () => boolean,
): Saving {
  const { t } = useTranslation(['editor', 'errors']);
  const dispatch = useDispatch<SessionDispatch>();
  const work = useLocalWork();
  const language = useDataLanguage();
  const navigate = useNavigate();
  const [obstacle, setObstacle] = useState<Saving['obstacle']>(null);
  const [busy, setBusy] = useState(false);

  const save = useCallback(async () => {
    if (session?.isDeleted()) setObstacle('deleted');
    const visitors = session && session.owner() === VISITOR && !session.isDeleted() ? opened.design() : null;
    // A visitor's save is a version on this device, whether they sign in or not.
    if (session && visitors) await keepVersion(session, visitors);
    const result = await session?.save();
    if (!result) return false;
    if (result.kind === 'conflict' || result.kind === 'gone') setObstacle(result.kind);
    else if (result.kind === 'withdrawn') setObstacle('deleted');
    else if (result.kind === 'failed') showToast({ tone: 'error', text: t(result.key, result.params) });
    else if (result.kind === 'saved') {
      void work.carryVersions(result.design.id);
      // In a browser that stores nothing, the embedded backend lives only as long as the page. "Saved" would hide that.
      const backend = await embeddedBackend();
      if (backend?.persistent === false) session?.emit({ type: 'localFailed', reason: 'memoryOnly' });
      else announce(t('saveState.savedNow'), { topic: 'save' });
    } else if (result.kind === 'otherOwner') showToast({ tone: 'warning', text: t('errors:draft.otherOwner') });
    return result.kind === 'saved';
  }, [opened, session, t, work]);

  // The dialog opens by itself once. After "Not now", "Save" opens it again.
  const wasOffered = useRef<DraftSession | null>(null);
  useEffect(
    () =>
      session?.subscribe(() => {
        if (!session.isDeleted() || wasOffered.current === session) return;
        wasOffered.current = session;
        setObstacle('deleted');
      }),
    [session],
  );

  // A third-party sign-in left the page while a save waited for it, or "Save" was pressed before the design was open.
  useEffect(() => {
    const id = opened.now()?.id;
    if (!session || !id) return;
    const isEarly = takeSave();
    if (takeResumed('save', id) || isEarly) void save();
  }, [opened, session, save, takeSave]);

  /** The dialog stays open until the action is done, so nothing is edited meanwhile. Returns false on failure. */
  const settle = async (act: (session: DraftSession) => Promise<boolean>) => {
    if (!session || busy) return;
    setBusy(true);
    try {
      if (await act(session)) setObstacle(null);
      else showToast({ tone: 'error', text: t('choose.notKept') });
    } catch (error) {
      console.warn('What stood in the way of a save could not be settled.', error);
      showToast({ tone: 'error', text: t('choose.notKept') });
    } finally {
      setBusy(false);
    }
  };

  /** Replaces the work with the server's state. The work becomes a separate design; null if that failed. */
  const parted = async (from: DraftSession) => {
    const aside = opened.design();
    if (!aside) return null;
    const { data } = await dispatch(draft.initiate(aside.id, { forceRefetch: true, subscribe: false }));
    if (!data?.doc) return null;
    const owner = from.owner();
    const chosen = { design: data.doc, unsaved: false };
    await from.flush();
    const ownCopy = await settleStates(
      { chosen, baseRev: data.rev, aside },
      { journal: work.journal, owner, language },
    );
    // The open design is the one set aside: nothing of it may be written under the old id any more.
    if (ownCopy) from.stop();
    return ownCopy;
  };

  /** Opens the new design, unless the user has left the editor meanwhile. */
  const goOn = async (from: string | undefined, to: string): Promise<void> => {
    if (opened.now()?.id === from) await navigate(`/dial/${to}`);
  };

  const keepCopy = () =>
    settle(async (from) => {
      const id = opened.now()?.id;
      const ownCopy = await parted(from);
      if (!ownCopy) return false;
      // The requested save continues with the copy.
      const result = await work.saver.save(ownCopy.design, { owner: from.owner(), baseRev: 0 });
      if (result.kind === 'failed') showToast({ tone: 'error', text: t(result.key, result.params) });
      await goOn(id, ownCopy.design.id);
      return true;
    });

  const openSaved = () =>
    settle(async (from) => {
      const ownCopy = await parted(from);
      if (!ownCopy) return false;
      showToast({ tone: 'info', text: t('conflict.keptAs', { name: ownCopy.name }) });
      reopen();
      return true;
    });

  const saveAsNew = () =>
    settle(async (from) => {
      const design = opened.design();
      if (!design) return false;
      const owner = from.owner();
      // The server may have lost the images too, so those of this device are uploaded again.
      const own = await withDevicePictures(design, work.assets);
      await work.assets.forgetUploads(assetRefsOf(own));
      const ownCopy = await keepAsOwn(own, { journal: work.journal, owner, newId });
      if (!ownCopy) return false;
      from.stop();
      const result = await work.saver.save(ownCopy, { owner, baseRev: 0 });
      if (result.kind === 'failed') showToast({ tone: 'error', text: t(result.key, result.params) });
      // The new design contains everything. The old one is removed once the account has the new one.
      if (result.kind === 'saved') await work.journal.remove(design.id, owner);
      await goOn(design.id, ownCopy.id);
      return true;
    });

  const keepDeleted = () =>
    settle(async (from) => {
      const design = opened.design();
      const ownCopy = design && (await keepAsOwn(design, { journal: work.journal, owner: from.owner(), newId }));
      if (!ownCopy) return false;
      from.stop();
      showToast({ tone: 'success', text: t('deleted.kept') });
      await goOn(design.id, ownCopy.id);
      return true;
    });

  return { save, obstacle, busy, putOff: () => setObstacle(null), keepCopy, openSaved, saveAsNew, keepDeleted };
}
