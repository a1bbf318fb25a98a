// The sessions of the account: where it is signed in since when, each with a button that ends it.
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SessionList } from '@/schemas/wire/account';
import { errorMessage } from '@/service/api/apiError';
import { useEndSessionsMutation, useSessionListQuery } from '@/service/api/ownAccount';
import { languageRow } from '@/service/language/i18n';
import { momentText } from '@/service/language/momentText';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Spinner } from '@/ui/Spinner';
import { showToast } from '@/ui/toasts';

export interface SessionsDialogProps {
  onClose(): void;
}

function SessionRow({ session, onEnd, busy }: { session: SessionList[number]; onEnd(): void; busy: boolean }) {
  const { t } = useTranslation('ownAccount');
  const { dates } = languageRow();
  const time = (at: number) => momentText(at, dates);
  const { signedInAt, seenAt, isOwn } = session;
  const since = signedInAt === null ? t('sessions.sinceUnknown') : t('sessions.since', { time: time(signedInAt) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0">
      <p className="min-w-0 grow basis-48 text-sm">
        <span className="block font-semibold">{since}</span>
        <span className="block text-muted">
          {isOwn ? t('sessions.own') : t('sessions.seen', { time: time(seenAt) })}
        </span>
      </p>
      {isOwn ? null : (
        <Button
          size="sm"
          icon={<LogOut size={14} />}
          busy={busy}
          aria-label={t('sessions.endOne', { since })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

export function SessionsDialog({ onClose }: SessionsDialogProps) {
  const { t } = useTranslation(['ownAccount', 'errors']);
  const { data: sessions, error } = useSessionListQuery();
  const [end, { error: refused, isLoading }] = useEndSessionsMutation();
  const failure = refused ?? (sessions ? undefined : error);
  const others = sessions?.filter(({ isOwn }) => !isOwn) ?? [];
  const endThose = async (one: { id?: string }, count: number) => {
    const { error: fault } = await end(one);
    if (!fault) showToast({ tone: 'success', text: t('sessions.ended', { count }) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sessions.title')}
      description={t('sessions.intro')}
      size="sm"
      initialFocus="title"
      footer={
        <>
          <Button onClick={onClose}>{t('download.close')}</Button>
          {others.length > 0 ? (
            <Button busy={isLoading} onClick={() => void endThose({}, others.length)}>
              {t('sessions.endOthers')}
            </Button>
          ) : null}
        </>
      }
    >
      {failure ? (
        <p role="alert" className="rounded-md border border-danger px-3 py-2 text-sm text-danger">
          {errorMessage((key, values) => t(key, values), failure)}
        </p>
      ) : null}
      {sessions ? (
        <ul>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={isLoading}
              onEnd={() => void endThose({ id: session.id }, 1)}
            />
          ))}
        </ul>
      ) : failure ? null : (
        <p className="flex items-center gap-2 text-sm text-muted" aria-busy="true">
          <Spinner /> {t('sessions.loading')}
        </p>
      )}
    </Dialog>
  );
}
