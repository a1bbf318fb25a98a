// "Save" as the designer meets it: the result in words, and the choice after a conflict.
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { designName } from '@/schemas/design';
import { newId } from '@/schemas/newId';
import { embeddedBackend } from '@/service/api/backendPort';
import { draft } from '@/service/api/drafts';
import { useLocalWork } from '@/service/localDrafts/localWork';
import type { SessionDispatch } from '@/service/session/signIn';
import { announce } from '@/ui/announce';
import { showToast } from '@/ui/toasts';
import type { OpenDocument } from '../openDocument';
import type { DraftSession } from './draftSession';

export interface Saving {
  save(): Promise<void>;
  hasConflict: boolean;
  closeConflict(): void;
  /** Writes the work as a new design of its own, saves it and goes on with it. */
  keepCopy(): Promise<void>;
  /** Keeps the local edits as a design of their own and opens what the server has. */
  openSaved(): Promise<void>;
}

export function useSaving(opened: OpenDocument, session: DraftSession | null, reopen: () => void): Saving {
  const { t } = useTranslation(['editor', 'errors']);
  const dispatch = useDispatch<SessionDispatch>();
  const work = useLocalWork();
  const navigate = useNavigate();
  const [hasConflict, setConflict] = useState(false);

  const save = useCallback(async () => {
    const result = await session?.save();
    if (!result) return;
    if (result.kind === 'conflict') setConflict(true);
    else if (result.kind === 'failed') showToast({ tone: 'error', text: t(result.key, result.params) });
    else if (result.kind === 'saved') {
      // The embedded backend of a browser that stores nothing lives as long as the page: "saved" would hide that.
      const backend = await embeddedBackend();
      if (backend?.persistent === false) session?.tell({ type: 'localFailed', reason: 'memoryOnly' });
      else announce(t('saveState.savedNow'), { topic: 'save' });
    } else if (result.kind === 'otherOwner') showToast({ tone: 'warning', text: t('errors:draft.otherOwner') });
  }, [session, t]);

  /** The work as a new design of its own on this device; its id and what it holds. */
  const copyOfWork = async () => {
    const design = opened.design();
    if (!design) return null;
    const name = t('conflict.copyName', { name: designName(design) });
    const named = design.dialNameCn ? { dialNameCn: name } : { dialName: name };
    const copy = { ...design, ...named, id: newId() };
    work.journal.edit(copy, { owner: work.owner(), baseRev: 0 });
    await work.journal.flush();
    return { original: design.id, copy, name };
  };

  /** This device takes the server's revision of the design; damaged records that were set aside stay. */
  const takeServers = async (id: string) => {
    const { data } = await dispatch(draft.initiate(id, { forceRefetch: true, subscribe: false }));
    if (!data?.doc) return;
    const facts = { owner: work.owner(), baseRev: data.rev };
    work.journal.edit(data.doc, facts);
    await work.journal.flush();
    await work.journal.acknowledge({ sent: data.doc, saved: data.doc, ...facts });
  };

  const keepCopy = async () => {
    const kept = await copyOfWork();
    if (!kept) return;
    await takeServers(kept.original);
    setConflict(false);
    session?.tell({ type: 'conflictResolved' });
    // The save that was asked for goes on with the copy.
    const result = await work.saver.save(kept.copy, { owner: work.owner(), baseRev: 0 });
    if (result.kind === 'failed') showToast({ tone: 'error', text: t(result.key, result.params) });
    await navigate(`/dial/${kept.copy.id}`);
  };

  const openSaved = async () => {
    const kept = await copyOfWork();
    if (!kept) return;
    await takeServers(kept.original);
    setConflict(false);
    showToast({ tone: 'info', text: t('conflict.keptAs', { name: kept.name }) });
    reopen();
  };

  return { save, hasConflict, closeConflict: () => setConflict(false), keepCopy, openSaved };
}
