// The backend's clock: what it says, forward by a step, to a moment, and back to now. The watch of the simulator has its own.
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { clockForm } from '@/schemas/forms/testers';
import { type ClockMove, readClockMove } from '@/schemas/testersClock';
import { languageRow } from '@/service/language/i18n';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { PanelHeading } from '@/ui/PanelHeading';
import type { Testers } from './useTesters';

/** Steps that are one press away. */
const STEPS = ['+10m', '+1h', '+1d', '+30d'] as const;
const TICK_MS = 1000;

const written = (at: number): string =>
  new Intl.DateTimeFormat(languageRow().tag, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);

export function ClockSection({ testers }: { testers: Pick<Testers, 'clock' | 'moveClock'> }) {
  const { t } = useTranslation('testers');
  const [{ now, state }, setClock] = useState(testers.clock);
  useEffect(() => {
    const timer = setInterval(() => setClock(testers.clock()), TICK_MS);
    return () => clearInterval(timer);
  }, [testers]);

  const move = async (to: ClockMove) => {
    await testers.moveClock(to);
    const next = testers.clock();
    setClock(next);
    announce(t('clock.moved', { time: written(next.now) }));
  };
  const moveTo = async (text: string) => {
    const to = readClockMove(text);
    if (to) await move(to);
  };
  return (
    <section>
      <PanelHeading>{t('clock.title')}</PanelHeading>
      <p className="pb-2 text-sm">{t(state.kind === 'real' ? 'clock.real' : 'clock.moved', { time: written(now) })}</p>
      <div className="flex flex-wrap gap-2 pb-3" role="group" aria-label={t('clock.steps')}>
        {STEPS.map((step) => (
          <Button key={step} size="sm" onClick={() => void moveTo(step)}>
            {t(`clock.step.${step.slice(1)}`)}
          </Button>
        ))}
        <Button
          size="sm"
          icon={<RotateCcw size={14} aria-hidden="true" />}
          disabled={state.kind === 'real'}
          onClick={() => void moveTo('real')}
        >
          {t('clock.back')}
        </Button>
      </div>
      <SubmitForm
        schema={clockForm}
        schemaName="testers:clockForm"
        defaultValues={{ now: '' }}
        submitLabel={t('clock.set')}
        onSubmit={(form) => moveTo(form.now)}
      />
    </section>
  );
}
