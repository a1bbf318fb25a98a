// Every reason why a design cannot be opened, with what the user can do about it.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Link } from 'react-router';
import { errorMessage } from '@/service/api/apiError';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { selectUser, type WithSession } from '@/service/session/session';
import { ensureSignedIn, type SessionDispatch, signInAnew } from '@/service/session/signIn';
import { Button, buttonClass } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { showToast } from '@/ui/toasts';
import { saveFile } from './saveFile';
import type { Opening } from './useOpenedDraft';

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

/** An opening that ended without a design. */
export type Blocked = Exclude<Opening, { kind: 'open' | 'choice' | 'loading' }>;

export interface BlockageProps {
  id: string;
  opening: Blocked;
  again(): void;
  takeOver(): void;
}

export function Blockage({ id, opening, again, takeOver }: BlockageProps) {
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
