// The user's tasks, newest first, four per page, with their images, one of which can be added to the canvas. Refreshes
// unfinished tasks that nothing else polls.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AI_FIRST_POLL_MS, AI_HISTORY_PAGE_SIZE } from '@/schemas/limits';
import type { ImageTask } from '@/schemas/wire/ai';
import { setAiInfo } from '@/service/ai/aiInfo';
import { useImageHistoryQuery } from '@/service/api/ai';
import { errorMessage } from '@/service/api/apiError';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { PanelHeading } from '@/ui/PanelHeading';
import { Waiting } from '@/ui/Waiting';
import { HistoryTask } from './HistoryTask';
import { useAiInfo } from './useAiInfo';

const isUnderWay = ({ state }: ImageTask): boolean => state === 'submitted' || state === 'generating';

/** `waitedFor`: the task that is polled already. */
export function AiHistory({ userId, waitedFor }: { userId: string; waitedFor: string | undefined }) {
  const { t } = useTranslation(['ai', 'errors']);
  const box = useId();
  const { showImgBox } = useAiInfo(userId);
  const [current, setCurrent] = useState(1);
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useImageHistoryQuery(
    { userId, current },
    { refetchOnMountOrArgChange: true, pollingInterval: isOpen ? AI_FIRST_POLL_MS : 0, skipPollingIfUnfocused: true },
  );
  // After an error the user can retry.
  const isOpenNow = !error && (data?.records.some((task) => isUnderWay(task) && task.taskId !== waitedFor) ?? false);
  if (isOpenNow !== isOpen) setOpen(isOpenNow);
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / AI_HISTORY_PAGE_SIZE));
  const turnTo = (page: number) => {
    setCurrent(page);
    announce(t('pictures.page', { current: page, last }), { topic: 'page' });
  };
  return (
    <section aria-label={t('pictures.history')} className="flex flex-col gap-2" aria-busy={isFetching || undefined}>
      <PanelHeading
        level={2}
        aside={
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={showImgBox}
            aria-controls={box}
            onClick={() => setAiInfo(userId, { showImgBox: !showImgBox })}
          >
            {t(showImgBox ? 'pictures.hideBox' : 'pictures.showBox')}
          </Button>
        }
      >
        {t('pictures.history')}
      </PanelHeading>
      <div id={box} hidden={!showImgBox} className={showImgBox ? 'flex flex-col gap-2' : undefined}>
        {error && !isFetching ? (
          <div role="alert" className="flex flex-col items-start gap-2 py-1 text-sm">
            <p>{errorMessage((key, values) => t(key, values), error)}</p>
            <Button size="sm" onClick={() => void refetch()}>
              {t('pictures.again')}
            </Button>
          </div>
        ) : null}
        {data || error ? null : (
          <Waiting size={14} className="py-2 text-sm">
            {t('pictures.loading')}
          </Waiting>
        )}
        {data?.total === 0 ? <p className="py-1 text-sm text-muted">{t('pictures.empty')}</p> : null}
        {data && data.total > 0 ? (
          <ul className="flex flex-col gap-2">
            {data.records.map((task) => (
              <HistoryTask key={task.taskId} task={task} userId={userId} isAwaited={task.taskId === waitedFor} />
            ))}
          </ul>
        ) : null}
        {last > 1 ? (
          <nav aria-label={t('pictures.history')} className="flex items-center justify-between gap-2">
            <IconButton
              size="sm"
              label={t('pictures.newer')}
              icon={<ChevronLeft size={14} />}
              disabledReason={current === 1 ? t('pictures.newest') : undefined}
              onClick={() => turnTo(current - 1)}
            />
            <p className="text-xs text-muted">{t('pictures.page', { current, last })}</p>
            <IconButton
              size="sm"
              label={t('pictures.older')}
              icon={<ChevronRight size={14} />}
              disabledReason={current >= last ? t('pictures.oldest') : undefined}
              onClick={() => turnTo(current + 1)}
            />
          </nav>
        ) : null}
      </div>
    </section>
  );
}
