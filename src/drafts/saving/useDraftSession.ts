// The session of the open design as a hook: starts once, flushes when the page is hidden, stops on unmount.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyNames, designName } from '@/schemas/designNames';
import { newId } from '@/schemas/newId';
import { dataLanguage, i18n } from '@/service/language/i18n';
import { keepAsOwn } from '@/service/localDrafts/keepAsOwn';
import { type LocalWork, useLocalWork } from '@/service/localDrafts/localWork';
import { showToast } from '@/ui/toasts';
import type { OpenDocument } from '../documentPort';
import { type DraftSession, startDraftSession } from './draftSession';
import type { StartingDraft } from './openDraft';

/** Another tab took the design before its last edits were written: stores them as a separate design. */
async function keepLeft(work: LocalWork, session: DraftSession): Promise<void> {
  const left = await session.leave();
  if (!left) return;
  const names = copyNames(left, dataLanguage());
  const name = designName(names, dataLanguage());
  const ownCopy = await keepAsOwn(left, { journal: work.journal, owner: session.owner(), newId, names });
  const message = ownCopy
    ? ({ tone: 'info', key: 'leftBehind' } as const)
    : ({ tone: 'error', key: 'leftLost' } as const);
  showToast({ tone: message.tone, text: i18n.t(`editor:open.${message.key}`, { name }) });
}

/** Opens `start` as the open document and saves its changes. Null until it is open. */
export function useDraftSession(opened: OpenDocument, start: StartingDraft): DraftSession | null {
  const { t } = useTranslation('editor');
  const work = useLocalWork();
  const [session, setSession] = useState<DraftSession | null>(null);

  useEffect(() => {
    opened.open({ design: start.design, baseRev: start.baseRev });
    const started = startDraftSession({
      document: opened,
      work,
      unsaved: start.unsaved,
      readOnly: false,
      mayWrite: start.mayWrite,
    });
    if (start.gone) started.emit({ type: 'remoteRefused', reason: 'gone' });
    const endOffer = work.handover.offer(start.design.id, started.giveUp);
    setSession(started);
    const flush = () => {
      if (document.visibilityState === 'hidden') void started.flush();
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (started.isAtRisk()) event.preventDefault();
    };
    const offline = () => started.emit({ type: 'wentOffline' });
    const online = () => started.emit({ type: 'cameOnline' });
    const leave = () => {
      opened.letGo();
      void started.flush();
    };
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
      endOffer();
      if (start.mayWrite()) void started.flush();
      else void keepLeft(work, started);
      started.dispose();
      opened.close();
      setSession(null);
    };
  }, [opened, work, start]);

  useEffect(() => {
    if (work.storage === 'memory') showToast({ tone: 'warning', text: t('notices.memoryOnly') });
    if (start.gone) showToast({ tone: 'warning', text: t('notices.gone') });
    if (start.missingPictures > 0) showToast({ tone: 'warning', text: t('notices.missingImages') });
    if (start.recovered) showToast({ tone: 'warning', text: t('notices.recovered') });
    else if (start.unsaved && start.baseRev > 0) showToast({ tone: 'info', text: t('notices.restored') });
  }, [work, start, t]);

  useEffect(
    () =>
      work.onClosed(() => {
        session?.emit({ type: 'localFailed', reason: 'storageClosed' });
        showToast({ tone: 'error', text: t('notices.storageClosed') });
      }),
    [work, session, t],
  );

  useEffect(
    () =>
      work.device.onReplaced((by) => {
        if (by === 'otherTab') showToast({ tone: 'warning', text: t('notices.startedOver') });
      }),
    [work, t],
  );

  return session;
}
