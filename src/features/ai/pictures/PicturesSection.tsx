// Text-to-image: the prompt, the progress and earlier results.
import { useTranslation } from 'react-i18next';
import { PanelHeading } from '@/ui/PanelHeading';
import { useStoreValue } from '@/ui/useStoreValue';
import { AiHistory } from './AiHistory';
import { PromptForm } from './PromptForm';
import { TaskProgress } from './TaskProgress';
import { useImageTasks } from './useImageTasks';

export function PicturesSection({ userId }: { userId: string }) {
  const { t } = useTranslation('ai');
  const tasks = useImageTasks(userId);
  const { waiting } = useStoreValue(tasks.watch);
  return (
    <>
      <section aria-label={t('pictures.heading')} className="flex flex-col gap-2">
        <PanelHeading level={2}>{t('pictures.heading')}</PanelHeading>
        <PromptForm userId={userId} isWaiting={waiting !== null} submit={tasks.submit} />
        {waiting ? <TaskProgress task={waiting} onCancel={tasks.cancel} /> : null}
        {tasks.outcome ? (
          <p className={`text-sm ${tasks.outcome.isGood ? 'text-ink' : 'text-danger'}`} data-outcome="">
            {tasks.outcome.text}
          </p>
        ) : null}
      </section>
      <AiHistory userId={userId} waitedFor={waiting?.taskId} />
    </>
  );
}
