// The session of the open design as a component holds it: started once, flushed when the page hides, ended on leaving.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { showToast } from '@/ui/toasts';
import { designClosed, designOpened } from '../document/documentSlice';
import type { WithEditor } from '../document/selectors';
import { type DraftSession, startDraftSession } from './draftSession';
import type { StartingDraft } from './openDraft';

/** Opens `start` in the store and keeps it safe. Null until the store holds it. */
export function useDraftSession(start: StartingDraft): DraftSession | null {
  const { t } = useTranslation('editor');
  const store = useStore<WithEditor>();
  const work = useLocalWork();
  const [session, setSession] = useState<DraftSession | null>(null);

  useEffect(() => {
    store.dispatch(designOpened({ design: start.design, baseRev: start.baseRev }));
    const started = startDraftSession({ store, work, unsaved: start.unsaved, readOnly: false });
    setSession(started);
    const flush = () => {
      if (document.visibilityState === 'hidden') void started.flush();
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (started.isAtRisk()) event.preventDefault();
    };
    const offline = () => started.tell({ type: 'wentOffline' });
    const online = () => started.tell({ type: 'cameOnline' });
    const leave = () => void started.flush();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', leave);
    window.addEventListener('beforeunload', ask);
    window.addEventListener('offline', offline);
    window.addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('offline', offline);
      window.removeEventListener('online', online);
      void started.flush();
      started.dispose();
      store.dispatch(designClosed());
      setSession(null);
    };
  }, [store, work, start]);

  useEffect(() => {
    if (work.storage === 'memory') showToast({ tone: 'warning', text: t('notices.memoryOnly') });
    if (start.missingPictures > 0) showToast({ tone: 'warning', text: t('notices.missingImages') });
    if (start.recovered) showToast({ tone: 'warning', text: t('notices.recovered') });
    else if (start.unsaved && start.baseRev > 0) showToast({ tone: 'info', text: t('notices.restored') });
  }, [work, start, t]);

  useEffect(
    () =>
      work.onClosed(() => {
        session?.tell({ type: 'localFailed', reason: 'storageClosed' });
        showToast({ tone: 'error', text: t('notices.storageClosed') });
      }),
    [work, session, t],
  );

  return session;
}
