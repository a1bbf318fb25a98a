// The backend's clock: its time, forward by a step, to a time, and back to now. The simulator's watch has its own.
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { clockForm } from '@/schemas/forms/testers';
import { readClockMove } from '@/schemas/testersClock';
import type { TestersSeen } from '@/schemas/wire/testersCalls';
import { languageRow } from '@/service/language/i18n';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { PanelHeading } from '@/ui/PanelHeading';
import type { Testers } from './useTesters';

/** Steps with a button. */
const STEPS = ['+10m', '+1h', '+1d', '+30d'] as const;

const written = (at: number): string =>
  new Intl.DateTimeFormat(languageRow().dates, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);

export interface ClockSectionProps {
  clock: TestersSeen['clock'];
  testers: Pick<Testers, 'moveClock'>;
  /** Fetches the backend's state again. */
  look(): Promise<TestersSeen | null>;
}

export function ClockSection({ clock: { now, moved }, testers, look }: ClockSectionProps) {
  const { t } = useTranslation('testers');
  const moveTo = async (text: string) => {
    const to = readClockMove(text);
    if (!to || !(await testers.moveClock(to))) return;
    const next = await look();
    if (next) announce(t('clock.moved', { time: written(next.clock.now) }));
  };
  return (
    <section>
      <PanelHeading>{t('clock.title')}</PanelHeading>
      <p className="pb-2 text-sm">{t(moved ? 'clock.moved' : 'clock.real', { time: written(now) })}</p>
      <fieldset className="flex flex-wrap gap-2 pb-3" aria-label={t('clock.steps')}>
        {STEPS.map((step) => (
          <Button key={step} size="sm" onClick={() => void moveTo(step)}>
            {t(`clock.step.${step.slice(1)}`)}
          </Button>
        ))}
        <Button
          size="sm"
          icon={<RotateCcw size={14} aria-hidden="true" />}
          disabled={!moved}
          onClick={() => void moveTo('real')}
        >
          {t('clock.back')}
        </Button>
      </fieldset>
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
