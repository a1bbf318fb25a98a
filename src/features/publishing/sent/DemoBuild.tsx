// Demo build: packages of the saved revision for testing. The face does not change (docs/rules/backend.md K6).
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Design } from '@/schemas/design';
import { errorMessage } from '@/service/api/apiError';
import { useBuildPreviewMutation } from '@/service/api/builds';
import { announce } from '@/ui/announce';
import { Dialog } from '@/ui/Dialog';
import { Spinner } from '@/ui/Spinner';
import { TryAgain } from '@/ui/TryAgain';
import { BuildRows } from '../builds/BuildRows';
import { DownloadPackage } from '../builds/DownloadPackage';
import { PackageKinds } from '../builds/PackageKinds';
import { useBuilds } from '../builds/useBuilds';

export function DemoBuild({ design, onClose }: { design: Design; onClose(): void }) {
  const { t } = useTranslation(['pages', 'errors', 'designs']);
  const { id } = design;
  const [begin, begun] = useBuildPreviewMutation();
  const { tasks, goesOn, error, refetch, make } = useBuilds(id, 'preview', !begun.isSuccess);
  const isDone = begun.isSuccess && tasks.length > 0 && tasks.every(({ state }) => state === 'success');

  const start = useCallback(() => {
    const running = begin(id);
    running.unwrap().then(make, (error: unknown) => console.info('The demo build did not begin.', error));
  }, [begin, id, make]);
  useEffect(start, [start]);
  useEffect(() => {
    if (isDone) announce(t('publish:demoDone'));
  }, [isDone, t]);

  return (
    <Dialog open onClose={onClose} title={t('publish:demo')} description={t('publish:demoText')} size="md">
      <div className="flex flex-col gap-4">
        {begun.isError ? (
          <TryAgain
            small
            text={errorMessage((key, values) => t(key, values), begun.error)}
            label={t('designs:retry')}
            onTry={start}
          />
        ) : null}
        {error ? (
          <TryAgain
            small
            text={t('publish:build.unread')}
            reason={errorMessage((key, values) => t(key, values), error)}
            label={t('designs:retry')}
            onTry={refetch}
          />
        ) : null}
        {begun.isLoading || (begun.isSuccess && tasks.length === 0 && !error) ? (
          <p className="flex items-center gap-2 text-sm text-muted">
            <Spinner /> {t('publish:demoBegins')}
          </p>
        ) : null}
        <BuildRows
          design={design}
          tasks={tasks}
          onRetry={make}
          after={(task) => <DownloadPackage task={task} design={design} />}
        />
        {goesOn ? <p className="text-xs text-muted">{t('publish:demoLeave')}</p> : <PackageKinds design={design} />}
      </div>
    </Dialog>
  );
}
