// The date of the simulated watch, with shortcuts to moon phases.
import { useTranslation } from 'react-i18next';
import { moonPhase } from '@/face/dataTags/astronomy';
import { localTime } from '@/face/dataTags/watchState';
import { Button } from '@/ui/Button';
import { useSimulator, useWatchField } from '../simulator';
import { momentOf } from './localMoment';
import { MOON_QUARTERS, type MoonQuarter, nextMoonDay } from './moonDays';
import { SettingRow } from './SettingRow';
import { DateField, RealTimeButton } from './TimeControls';

const QUARTERS = Object.keys(MOON_QUARTERS) as MoonQuarter[];

export function DayControls() {
  const { t } = useTranslation(['editor', 'simulator']);
  const { watch, clock } = useSimulator();
  const now = useWatchField('now');
  const goTo = (quarter: MoonQuarter) => {
    const state = watch.state();
    const time = localTime(state.now, state.zone);
    const day = localTime(nextMoonDay(state.now, quarter), state.zone);
    const at = momentOf([day.year, day.month, day.day], [time.hour, time.minute, time.second], state.zone);
    clock.setMode({ kind: 'paused', at });
  };
  return (
    <>
      <SettingRow label={t('simulator.date')}>
        <DateField />
        <RealTimeButton />
      </SettingRow>
      <SettingRow label={t('simulator:moon')}>
        <span className="text-sm text-muted">{t(`simulator:moons.${moonPhase(now)}`)}</span>
      </SettingRow>
      <fieldset className="flex flex-wrap gap-1.5" aria-label={t('simulator:nextMoon')}>
        {QUARTERS.map((quarter) => (
          <Button key={quarter} size="sm" onClick={() => goTo(quarter)}>
            {t(`simulator:moonDays.${quarter}`)}
          </Button>
        ))}
      </fieldset>
    </>
  );
}
