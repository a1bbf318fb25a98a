// "Save" as the designer meets it: the result in words, and the choice after a conflict.
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { designName } from '@/schemas/design';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { announce } from '@/ui/announce';
import { showToast } from '@/ui/toasts';
import { documentOf } from '../document/editorState';
import type { WithEditor } from '../document/selectors';
import type { DraftSession } from './draftSession';

export interface Saving {
  save(): Promise<void>;
  hasConflict: boolean;
  closeConflict(): void;
  /** Writes the work as a new design of its own and opens it. */
  keepCopy(): Promise<void>;
  /** Sets the local edits aside and opens what the server has. */
  openSaved(): Promise<void>;
}

export function useSaving(session: DraftSession | null, reopen: () => void): Saving {
  const { t } = useTranslation(['editor', 'errors']);
  const store = useStore<WithEditor>();
  const work = useLocalWork();
  const navigate = useNavigate();
  const [hasConflict, setConflict] = useState(false);

  const save = useCallback(async () => {
    const result = await session?.save();
    if (!result) return;
    if (result.kind === 'conflict') setConflict(true);
    else if (result.kind === 'failed') showToast({ tone: 'error', text: t(result.key, result.params) });
    else if (result.kind === 'saved') announce(t('saveState.savedNow'));
    else if (result.kind === 'otherOwner') showToast({ tone: 'warning', text: t('errors:draft.otherOwner') });
  }, [session, t]);

  const keepCopy = async () => {
    const design = documentOf(store.getState().editor);
    if (!design) return;
    const id = crypto.randomUUID();
    const name = t('conflict.copyName', { name: designName(design) });
    const named = design.dialNameCn ? { dialNameCn: name } : { dialName: name };
    work.journal.edit({ ...design, ...named, id }, { owner: work.owner(), baseRev: 0 });
    await work.journal.flush();
    setConflict(false);
    session?.tell({ type: 'conflictResolved' });
    await navigate(`/dial/${id}`);
  };

  const openSaved = async () => {
    const design = documentOf(store.getState().editor);
    if (!design) return;
    setConflict(false);
    await work.journal.flush();
    await work.journal.remove(design.id, work.owner());
    reopen();
  };

  return { save, hasConflict, closeConflict: () => setConflict(false), keepCopy, openSaved };
}
