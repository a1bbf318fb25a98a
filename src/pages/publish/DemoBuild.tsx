// Demo build: packages of the saved revision to look at; the face stays as it is (backend.md K6).
import { Download } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { projectFileName } from '@/drafts/projectFiles/fileName';
import { saveFile } from '@/drafts/saving/saveFile';
import { type Design, designName } from '@/schemas/design';
import type { BuildTask } from '@/schemas/wire/builds';
import { errorMessage } from '@/service/api/apiError';
import { useBuildPreviewMutation, usePackageGetMutation } from '@/service/api/builds';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Spinner } from '@/ui/Spinner';
import { showToast } from '@/ui/toasts';
import { BuildRows } from './BuildRows';
import { useBuilds } from './useBuilds';

export function DemoBuild({ design, onClose }: { design: Design; onClose(): void }) {
  const { t } = useTranslation(['pages', 'errors']);
  const { id } = design;
  const [begin, begun] = useBuildPreviewMutation();
  const { tasks, goesOn, isError, refetch, make } = useBuilds(id, 'preview', !begun.isSuccess);
  const isDone = begun.isSuccess && tasks.length > 0 && tasks.every(({ state }) => state === 'success');

  const start = useCallback(() => {
    const running = begin(id);
    running.unwrap().then(make, (error: unknown) => console.info('The demo build did not begin.', error));
  }, [begin, id, make]);
  useEffect(start, [start]);
  useEffect(() => {
    if (isDone) announce(t('publish.demoDone'));
  }, [isDone, t]);

  return (
    <Dialog open onClose={onClose} title={t('publish.demo')} description={t('publish.demoText')} size="md">
      <div className="flex flex-col gap-4">
        {begun.isError ? (
          <div role="alert" className="flex flex-col items-start gap-2 text-sm">
            <p>{errorMessage((key, values) => t(key, values), begun.error)}</p>
            <Button size="sm" onClick={start}>
              {t('designs.retry')}
            </Button>
          </div>
        ) : null}
        {isError ? (
          <div role="alert" className="flex flex-col items-start gap-2 text-sm">
            <p>{t('publish.build.unread')}</p>
            <Button size="sm" onClick={refetch}>
              {t('designs.retry')}
            </Button>
          </div>
        ) : null}
        {begun.isLoading || (begun.isSuccess && tasks.length === 0 && !isError) ? (
          <p className="flex items-center gap-2 text-sm text-muted">
            <Spinner /> {t('publish.demoBegins')}
          </p>
        ) : null}
        <BuildRows
          design={design}
          tasks={tasks}
          onRetry={make}
          after={(task) => <DownloadPackage task={task} design={design} />}
        />
        <p className="text-xs text-muted">{t(goesOn ? 'publish.demoLeave' : 'publish.build.kind')}</p>
      </div>
    </Dialog>
  );
}

function DownloadPackage({ task, design }: { task: BuildTask; design: Design }) {
  const { t } = useTranslation(['pages', 'editor', 'errors']);
  const [fetchPackage, { isLoading }] = usePackageGetMutation();
  const name = projectFileName(
    `${designName(design)} ${t(`editor:copies.platforms.${task.platform}`)}`,
    t('editor:exportFile.unnamed'),
  );
  const download = async () => {
    try {
      const file = await fetchPackage(task.id).unwrap();
      // Not as JSON: some systems would put `.json` behind the name.
      saveFile(new Blob([file], { type: 'application/octet-stream' }), name);
    } catch (error) {
      showToast({ tone: 'error', text: errorMessage((key, values) => t(key, values), error) });
    }
  };
  return (
    <div>
      <Button size="sm" icon={<Download size={14} />} busy={isLoading} onClick={() => void download()}>
        {t('publish.download', { name })}
      </Button>
    </div>
  );
}
