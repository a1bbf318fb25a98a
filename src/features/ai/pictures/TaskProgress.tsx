// A running task: its prompt, elapsed time, and a button to stop waiting.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AI_POLL_TOTAL_MS } from '@/schemas/limits';
import type { Polling } from '@/service/ai/polling';
import { Button } from '@/ui/Button';
import { Spinner } from '@/ui/Spinner';
import { minutesOf } from '../minutesOf';

export function TaskProgress({ task, onCancel }: { task: Polling; onCancel(): void }) {
  const { t } = useTranslation('ai');
  const { submittedAt } = task;
  const [now, setNow] = useState(Date.now);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  // The submit button was removed: moves the focus here unless it is elsewhere.
  useEffect(() => {
    if (document.activeElement === document.body) cancel.current?.focus();
  }, []);
  const spent = Math.min(AI_POLL_TOTAL_MS, Math.max(0, now - submittedAt));
  const words = t('pictures.progress', { time: minutesOf(spent), most: minutesOf(AI_POLL_TOTAL_MS) });
  return (
    <fieldset className="flex flex-col gap-1.5 rounded-md border border-line bg-raised px-2.5 py-2">
      <legend className="sr-only">{t('pictures.progressFor', { prompt: task.prompt })}</legend>
      <p className="line-clamp-2 text-xs [overflow-wrap:anywhere] text-muted" aria-hidden="true">
        {task.prompt}
      </p>
      <div className="flex items-center gap-2">
        <Spinner size={14} />
        <p className="min-w-0 grow text-sm tabular-nums" data-progress="">
          {words}
        </p>
        <Button ref={cancel} size="sm" variant="ghost" onClick={onCancel}>
          {t('pictures.cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
