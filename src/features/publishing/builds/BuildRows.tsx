// Build tasks with their progress, and the actions for failed ones.
import { RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen } from '@/packaging/builds/newestTasks';
import { Problems } from '@/packaging/Problems';
import { useFindingWords } from '@/packaging/useFindingWords';
import type { Design } from '@/schemas/design';
import type { ListedTask } from '@/schemas/wire/builds';
import { errorMessage } from '@/service/api/apiError';
import { type PackageFailure, type PackageWork, packageWork, stopPackage } from '@/service/builds/packageWork';
import { listed } from '@/service/language/listed';
import { copyName, platformName } from '@/simulator/copyWords';
import { refusalWords } from '@/simulator/refusalWords';
import { Button } from '@/ui/Button';
import { useStoreValue } from '@/ui/useStoreValue';

/** The copy's name, or only the platform of a deleted copy. */
function useTaskName(design: Design): (task: Pick<ListedTask, 'copyId' | 'platform'>) => string {
  const { t } = useTranslation('editor');
  return (task) => {
    const copy = design.copies.find(({ id }) => id === task.copyId);
    return copy ? copyName(t, copy) : platformName(t, task);
  };
}

/** An uploaded package is half of the progress, and making the package is the first part of that. */
const MADE_SHARE = 0.35;
/** Something has begun. */
const LEAST_SHARE = 0.02;

function shareOf(work: PackageWork): number {
  if (work.step === 'failed') return 0;
  return work.step === 'sending' ? MADE_SHARE : Math.max(LEAST_SHARE, work.share * MADE_SHARE);
}

function useFailureWords(): (failure: PackageFailure) => string {
  const { t, i18n } = useTranslation(['pages', 'errors', 'messages', 'rules']);
  return (failure) => {
    if (failure.reason === 'call') return errorMessage((key, values) => t(key, values), failure.error);
    if (failure.reason === 'rule') return refusalWords(failure.refusal);
    return t(`publish:packageFailed.${failure.reason}`, {
      ...(failure.reason === 'pictures' && { count: failure.count }),
      ...(failure.reason === 'fonts' && { names: listed(failure.names, i18n.language) }),
    });
  };
}

function Failed({ design, failure, onRetry }: { design: Design; failure: PackageFailure; onRetry(): void }) {
  const { t } = useTranslation('pages');
  const failureWords = useFailureWords();
  const findingWords = useFindingWords(design);
  return (
    <>
      <p className="text-xs text-pretty text-muted">{failureWords(failure)}</p>
      {failure.reason === 'findings' ? (
        <Problems title={t('publish:build.toMend')} problems={findingWords(failure.findings)} />
      ) : null}
      <div>
        <Button size="sm" icon={<RotateCw size={14} />} onClick={onRetry}>
          {t('publish:build.retry')}
        </Button>
      </div>
    </>
  );
}

export interface BuildRowsProps {
  design: Design;
  tasks: readonly ListedTask[];
  onRetry(): void;
  /** Rendered at the end of a finished task. */
  after?: (task: ListedTask) => ReactNode;
}

export function BuildRows({ design, tasks, onRetry, after }: BuildRowsProps) {
  const { t } = useTranslation(['pages', 'editor', 'errors', 'messages']);
  const work = useStoreValue(packageWork);
  const nameOf = useTaskName(design);
  return (
    <ul className="flex flex-col gap-3">
      {tasks.map((task) => {
        const own = task.state === 'queued' ? work.get(task.id) : undefined;
        const step = own?.step;
        const hasFailed = task.state === 'failed' || step === 'failed';
        const progress = own ? shareOf(own) : task.progress;
        const isStopped = own?.step === 'failed' && own.failure.reason === 'stopped';
        const state = isStopped ? 'stopped' : hasFailed ? 'failed' : (step ?? task.state);
        const name = nameOf(task);
        const percent = Math.floor(progress * 100);
        return (
          <li key={task.id} className="flex flex-col gap-1.5 text-sm">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span>{name}</span>
              <span className={hasFailed && !isStopped ? 'text-danger' : 'text-muted tabular-nums'}>
                {state === 'building' ? `${percent}%` : t(`publish:build.${state}`)}
              </span>
            </div>
            {hasFailed ? null : (
              <div
                role="progressbar"
                aria-label={t('publish:build.progress', { name })}
                aria-valuenow={percent}
                aria-valuemin={0}
                aria-valuemax={100}
                className="h-1.5 overflow-hidden rounded-full bg-raised"
              >
                <div
                  className="h-full rounded-full bg-accent forced-colors:bg-[Highlight]"
                  style={{ width: `${percent}%` }}
                />
              </div>
            )}
            {own?.step === 'failed' ? <Failed design={design} failure={own.failure} onRetry={onRetry} /> : null}
            {own && own.step !== 'failed' ? (
              <div>
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<X size={14} />}
                  aria-label={t('publish:build.stop', { name })}
                  onClick={() => stopPackage(task.id)}
                >
                  {t('messages:ui.cancel')}
                </Button>
              </div>
            ) : null}
            {task.current || isOpen(task) ? null : <p className="text-xs text-muted">{t('publish:build.older')}</p>}
            {task.state === 'success' ? after?.(task) : null}
          </li>
        );
      })}
    </ul>
  );
}
