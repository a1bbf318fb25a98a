// Downloads the data of the account: says what is in the file, makes it with its progress, and can be cancelled.
import { CircleCheck, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { fileNameOf } from '@/drafts/projectFiles/fileName';
import { saveFile } from '@/drafts/saving/saveFile';
import type { User } from '@/schemas/session';
import { errorMessage, isApiError } from '@/service/api/apiError';
import { languageRow } from '@/service/language/i18n';
import { momentText } from '@/service/language/momentText';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import type { SessionDispatch } from '@/service/session/session';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ProgressBox } from '@/ui/ProgressBox';
import { type AccountFile, type AccountStep, accountFile } from './accountFile';

export interface DownloadDataDialogProps {
  user: User;
  onClose(): void;
}

type State =
  | { name: 'idle' | 'stopped' }
  | { name: 'running'; step: AccountStep }
  | { name: 'made'; made: AccountFile; fileName: string }
  | { name: 'failed'; error: unknown };

function Progress({ step, onStop }: { step: AccountStep; onStop(): void }) {
  const { t } = useTranslation(['ownAccount', 'profile']);
  const waiting =
    step.waitsUntil === undefined
      ? null
      : t('download.waiting', { time: momentText(step.waitsUntil, languageRow().dates) });
  const text = waiting ?? t(`download.steps.${step.part}`, { done: step.done, total: step.total });
  const stepName = waiting ?? t(`download.parts.${step.part}`);
  useEffect(() => announce(stepName, { topic: 'accountFile' }), [stepName]);
  const percent = step.total === 0 ? 0 : Math.round((step.done / step.total) * 100);
  return (
    <ProgressBox
      label={t('download.progress')}
      text={text}
      percent={percent}
      cancelText={t('profile:cancel')}
      onCancel={onStop}
    />
  );
}

function Made({ made: { file, missing }, fileName }: { made: AccountFile; fileName: string }) {
  const { t } = useTranslation('ownAccount');
  useEffect(() => announce(t('download.made', { name: fileName })), [fileName, t]);
  return (
    <section
      aria-label={t('download.madeFile')}
      className="flex flex-col gap-3 rounded-lg border border-line bg-app p-3 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <CircleCheck size={16} aria-hidden="true" className="shrink-0 text-accent" />
        <p className="min-w-0 grow basis-40 [overflow-wrap:anywhere]">{t('download.made', { name: fileName })}</p>
        <Button size="sm" icon={<Download size={14} />} onClick={() => saveFile(file, fileName)}>
          {t('download.again')}
        </Button>
      </div>
      {missing.length > 0 ? (
        <div className="text-warning">
          <p>{t('download.missing', { count: missing.length })}</p>
          <ul className="max-h-40 list-disc overflow-auto pl-5 [overflow-wrap:anywhere]">
            {missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

export function DownloadDataDialog({ user, onClose }: DownloadDataDialogProps) {
  const { t } = useTranslation(['ownAccount', 'errors', 'profile']);
  const dispatch = useDispatch<SessionDispatch>();
  const language = useDataLanguage();
  const [state, setState] = useState<State>({ name: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function make() {
    const own = new AbortController();
    running.current = own;
    const show = (next: State) => {
      if (running.current === own) setState(next);
    };
    show({ name: 'running', step: { part: 'records', done: 0, total: 0 } });
    try {
      const made = await accountFile({
        ...{ user, dispatch, language, signal: own.signal, unnamed: t('download.unnamed') },
        onStep: (step) => show({ name: 'running', step }),
      });
      const fileName = fileNameOf(t('download.fileName', { name: user.username }), 'Dialwright', 'zip');
      saveFile(made.file, fileName);
      show({ name: 'made', made, fileName });
    } catch (error) {
      show(own.signal.aborted ? { name: 'stopped' } : { name: 'failed', error });
      // An error of a call is shown with its reason.
      if (!own.signal.aborted && !isApiError(error))
        console.warn('The data of the account could not be downloaded.', error);
    }
  }

  const failed = state.name === 'failed' ? state.error : null;
  const failure = failed
    ? isApiError(failed)
      ? errorMessage((key, values) => t(key, values), failed)
      : t(failed instanceof RangeError ? 'download.tooLarge' : 'download.failed')
    : null;
  useEffect(() => {
    if (failure) announce(failure, { politeness: 'assertive' });
  }, [failure]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('download.title')}
      description={t('download.intro')}
      size="md"
      footer={
        <>
          <Button onClick={onClose}>{t('download.close')}</Button>
          <Button
            variant="primary"
            icon={<Download size={16} />}
            busy={state.name === 'running'}
            data-autofocus=""
            onClick={() => void make()}
          >
            {t('download.make')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-sm leading-relaxed text-pretty">
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {(['designs', 'files', 'faces', 'money', 'person'] as const).map((row) => (
            <li key={row}>{t(`download.rows.${row}`)}</li>
          ))}
        </ul>
        <p className="text-muted">{t('download.without')}</p>
        {state.name === 'running' ? <Progress step={state.step} onStop={() => running.current?.abort()} /> : null}
        {state.name === 'stopped' ? <p role="status">{t('download.stopped')}</p> : null}
        {state.name === 'made' ? <Made made={state.made} fileName={state.fileName} /> : null}
        {failure ? <p className="rounded-md border border-danger px-3 py-2 text-danger">{failure}</p> : null}
      </div>
    </Dialog>
  );
}
