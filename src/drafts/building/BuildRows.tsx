// Build tasks with how far they are, and what can be done where one failed.
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Design } from '@/schemas/design';
import type { ListedTask } from '@/schemas/wire/builds';
import { errorMessage } from '@/service/api/apiError';
import { type PackageFailure, packageWork } from '@/service/builds/packageWork';
import { copyName, platformName } from '@/simulator/copyWords';
import { Button } from '@/ui/Button';
import { useStoreValue } from '@/ui/useStoreValue';
import { isOpen } from './newestTasks';

/** The copy's name; a copy that is gone by its platform alone. */
function useTaskName(design: Design): (task: Pick<ListedTask, 'copyId' | 'platform'>) => string {
  const { t } = useTranslation('editor');
  return (task) => {
    const copy = design.copies.find(({ id }) => id === task.copyId);
    return copy ? copyName(t, copy) : platformName(t, task);
  };
}

/** Where the package stands is half of the way; making it is the first part of that. */
const STEP_SHARE = { making: 0.15, sending: 0.35, failed: 0 } as const;

function useFailureWords(): (failure: PackageFailure) => string {
  const { t } = useTranslation(['pages', 'errors']);
  return (failure) =>
    failure.reason === 'call'
      ? errorMessage((key, values) => t(key, values), failure.error)
      : t(`publish:packageFailed.${failure.reason}`, failure.reason === 'pictures' ? { count: failure.count } : {});
}

export interface BuildRowsProps {
  design: Design;
  tasks: readonly ListedTask[];
  onRetry(): void;
  /** At the end of a finished one. */
  after?: (task: ListedTask) => ReactNode;
}

export function BuildRows({ design, tasks, onRetry, after }: BuildRowsProps) {
  const { t } = useTranslation(['pages', 'editor', 'errors']);
  const work = useStoreValue(packageWork);
  const nameOf = useTaskName(design);
  const failureWords = useFailureWords();
  return (
    <ul className="flex flex-col gap-3">
      {tasks.map((task) => {
        const own = task.state === 'queued' ? work.get(task.id) : undefined;
        const step = own?.step;
        const hasFailed = task.state === 'failed' || step === 'failed';
        const progress = step ? STEP_SHARE[step] : task.progress;
        const state = hasFailed ? 'failed' : (step ?? task.state);
        const name = nameOf(task);
        const percent = Math.floor(progress * 100);
        return (
          <li key={task.id} className="flex flex-col gap-1.5 text-sm">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span>{name}</span>
              <span className={hasFailed ? 'text-danger' : 'text-muted tabular-nums'}>
                {state === 'building' ? `${percent} %` : t(`publish:build.${state}`)}
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
            {own?.step === 'failed' ? <p className="text-xs text-muted">{failureWords(own.failure)}</p> : null}
            {step === 'failed' ? (
              <div>
                <Button size="sm" icon={<RotateCw size={14} />} onClick={onRetry}>
                  {t('publish:build.retry')}
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
