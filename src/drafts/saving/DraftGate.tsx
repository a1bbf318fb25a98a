// Shown before the editor until a design is open: loading, choices, and every reason why it cannot be opened.
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Link } from 'react-router';
import { errorMessage } from '@/service/api/apiError';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { takeResumed } from '@/service/session/pendingSignIn';
import { selectUser, type WithSession } from '@/service/session/session';
import { ensureSignedIn, type SessionDispatch, signInAnew } from '@/service/session/signIn';
import { Button, buttonClass } from '@/ui/Button';
import { later } from '@/ui/later';
import { PageHeading } from '@/ui/PageHeading';
import { Spinner } from '@/ui/Spinner';
import { showToast } from '@/ui/toasts';
import type { ChooseDraftProps } from './ChooseDraft';
import type { OpenedDraft, StartingDraft } from './openDraft';
import { saveFile } from './saveFile';
import { useEarlySave } from './useEarlySave';
import { type Opening, useOpenedDraft } from './useOpenedDraft';

const ChooseDraft = later<ChooseDraftProps>(async () => (await import('./ChooseDraft')).ChooseDraft);

interface NoticeProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** One sentence in the middle of the page, with actions. */
function Notice({ title, text, children }: NoticeProps) {
  const { t } = useTranslation('editor');
  return (
    <main className="grid min-h-dvh place-items-center bg-app p-6">
      <div className="flex max-w-md flex-col gap-3 text-center text-balance">
        <PageHeading title={title} className="text-lg font-semibold" />
        <p className="text-sm text-muted">{text}</p>
        <div className="flex flex-wrap justify-center gap-2">
          {children}
          <Link to="/dialList" className={buttonClass('secondary')}>
            {t('open.back')}
          </Link>
        </div>
      </div>
    </main>
  );
}

/** Downloads the remaining data of a design that cannot be opened. */
function DownloadRemains({ id, text }: { id: string; text?: string }) {
  const { t } = useTranslation('editor');
  const work = useLocalWork();
  const download = async () => {
    if (text !== undefined) {
      saveFile(new Blob([text], { type: 'application/json' }), `${id}.json`);
      return;
    }
    for (const [index, record] of (await work.journal.quarantined(id, work.owner())).entries()) {
      saveFile(record.bytes, `${id}-${index + 1}.json`);
    }
  };
  return <Button onClick={() => void download()}>{t('open.download')}</Button>;
}

type Blocked = Exclude<Opening, { kind: 'open' | 'choice' | 'loading' }>;
const isBlocked = (opening: Opening): opening is Blocked => !['open', 'choice', 'loading'].includes(opening.kind);

function Blockage({ id, opening, again, takeOver }: { id: string; opening: Blocked; again(): void; takeOver(): void }) {
  const { t } = useTranslation(['editor', 'errors']);
  const dispatch = useDispatch<SessionDispatch>();
  const store = useStore<WithSession>();
  const signIn = async () => {
    try {
      if (await ensureSignedIn(dispatch, store.getState)) again();
    } catch (failure) {
      showToast({ tone: 'error', text: errorMessage((key, values) => t(key, values), failure) });
    }
  };
  const name = useSelector(selectUser)?.username ?? '';
  const signInAsOther = async () => {
    if (await signInAnew(dispatch)) again();
  };
  const words = (kind: string) => ({ title: t(`open.${kind}.title`), text: t(`open.${kind}.text`) });
  const notices: { [K in Blocked['kind']]: (state: Extract<Blocked, { kind: K }>) => ReactNode } = {
    otherTab: () => (
      <Notice {...words('otherTab')}>
        <Button variant="primary" onClick={takeOver}>
          {t('open.takeOver')}
        </Button>
      </Notice>
    ),
    takenOver: () => (
      <Notice {...words('takenOver')}>
        <Button variant="primary" onClick={takeOver}>
          {t('open.takeOver')}
        </Button>
      </Notice>
    ),
    notHandedOver: () => (
      <Notice {...words('notHandedOver')}>
        <Button variant="primary" onClick={takeOver}>
          {t('open.again')}
        </Button>
      </Notice>
    ),
    // The same whether the design belongs to another account or does not exist, so nothing is revealed about other
    // accounts.
    notFound: () => (
      <Notice title={t('open.notFound.title')} text={t('open.notFound.text', { name })}>
        <Button variant="primary" onClick={() => void signInAsOther()}>
          {t('open.otherAccount')}
        </Button>
      </Notice>
    ),
    signInNeeded: () => (
      <Notice {...words('signInNeeded')}>
        <Button variant="primary" onClick={() => void signIn()}>
          {t('open.signIn')}
        </Button>
      </Notice>
    ),
    readOnly: ({ text }) => (
      <Notice {...words('newerVersion')}>
        <DownloadRemains id={id} text={text} />
      </Notice>
    ),
    unreadable: () => (
      <Notice {...words('unreadable')}>
        <DownloadRemains id={id} />
      </Notice>
    ),
    failed: ({ error }) => (
      <Notice title={t('open.failed.title')} text={errorMessage((key, values) => t(key, values), error)}>
        <Button variant="primary" onClick={again}>
          {t('open.again')}
        </Button>
      </Notice>
    ),
  };
  const show = notices[opening.kind] as (state: Blocked) => ReactNode;
  return show(opening);
}

export interface DraftGateProps {
  id: string;
  /** The editor, once a design is open. `reopen` opens the stored design again. */
  children(start: StartingDraft): ReactNode;
}

export function DraftGate({ id, children }: DraftGateProps) {
  const { t } = useTranslation('editor');
  const isKnown = useSelector((state: WithSession) => state.session.status !== 'loading');
  // Stays true once known, so refetching the session during a save does not close the design.
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  return isKnown || wasKnown ? (
    <KnownVisitorGate id={id}>{children}</KnownVisitorGate>
  ) : (
    <main className="grid min-h-dvh place-items-center bg-app" aria-busy="true">
      <Spinner label={t('open.loading')} />
    </main>
  );
}

/** Opens the draft once the session, and so the owner of the designs, is known. */
function KnownVisitorGate({ id, children }: DraftGateProps) {
  const { t } = useTranslation('editor');
  const [{ attempt, steal }, setTry] = useState({ attempt: 0, steal: false });
  const [chosen, setChosen] = useState<StartingDraft | null>(null);
  const { opening, mayWrite } = useOpenedDraft(id, attempt, steal);
  const takeSave = useEarlySave(isBlocked(opening) || (opening.kind === 'choice' && !chosen));
  // The same object for the same opening, because a new one would restart the session.
  const opened = useMemo(
    () => (opening.kind === 'open' ? startOf(opening, { mayWrite, takeSave }) : null),
    [opening, mayWrite, takeSave],
  );
  // A sign-in that left the page has returned, but the design was deleted meanwhile: its save must not wait for another account.
  const isMissing = opening.kind === 'notFound';
  useEffect(() => {
    if (!isMissing) return;
    takeResumed('save', id);
    takeResumed('publish', id);
  }, [isMissing, id]);
  const again = useCallback((take: boolean) => {
    setChosen(null);
    setTry((last) => ({ attempt: last.attempt + 1, steal: take }));
  }, []);

  if (isBlocked(opening)) {
    return <Blockage id={id} opening={opening} again={() => again(steal)} takeOver={() => again(true)} />;
  }
  if (chosen) return children(chosen);
  if (opening.kind === 'loading') {
    return (
      <main className="grid min-h-dvh place-items-center bg-app" aria-busy="true">
        <Spinner label={t(opening.isWaiting ? 'open.waiting' : 'open.loading')} />
      </main>
    );
  }
  if (opening.kind === 'choice') {
    const start = (state: Pick<StartingDraft, 'design' | 'baseRev' | 'unsaved'>) =>
      setChosen({ ...state, recovered: false, missingPictures: 0, gone: false, mayWrite, takeSave });
    return <ChooseDraft choice={opening} onChoose={start} />;
  }
  return opened && children(opened);
}

const startOf = (
  opened: Extract<OpenedDraft, { kind: 'open' }>,
  ports: Pick<StartingDraft, 'mayWrite' | 'takeSave'>,
): StartingDraft => ({
  design: opened.design,
  baseRev: opened.baseRev,
  unsaved: opened.unsaved,
  recovered: opened.recovered !== null,
  missingPictures: opened.missingPictures,
  gone: opened.gone,
  ...ports,
});
