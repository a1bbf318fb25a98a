// The simulated time: play and pause, time of day (typed or slider), speed, date, and real time.
import { Pause, Play } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { localTime, timeOfDay } from '@/face/dataTags/watchState';
import { CLOCK_SPEEDS } from '@/face/liveData/clock';
import { Button } from '@/ui/Button';
import { fieldBorder } from '@/ui/fieldBox';
import { IconButton } from '@/ui/IconButton';
import { Select } from '@/ui/Select';
import { Slider } from '@/ui/Slider';
import { useClockMode, useSimulator, useWatchField } from '../simulator';
import { TimeField } from '../TimeField';
import { momentOf } from './localMoment';

const two = (value: number) => String(value).padStart(2, '0');

/** The wall clock of the simulated watch, and a setter; a running clock continues from the new time. */
function useWallClock() {
  const { clock } = useSimulator();
  const mode = useClockMode();
  const now = useWatchField('now');
  const zone = useWatchField('zone');
  const time = localTime(now, zone);
  const goTo = (at: number) => clock.setMode(mode.kind === 'running' ? { ...mode, from: at } : { kind: 'paused', at });
  return { time, now, zone, goTo };
}

export function PlayButton() {
  const { t } = useTranslation('editor');
  const { watch, clock, speed } = useSimulator();
  const isRunning = useClockMode().kind !== 'paused';
  const toggle = () => {
    const { now } = watch.state();
    clock.setMode(isRunning ? { kind: 'paused', at: now } : { kind: 'running', from: now, speed: speed.get() });
  };
  return (
    <IconButton
      bordered
      label={isRunning ? t('simulator.pause') : t('simulator.play')}
      icon={isRunning ? <Pause size={16} /> : <Play size={16} />}
      onClick={toggle}
    />
  );
}

/** The time of day: text field and slider. */
export function TimeScrub({ className = '' }: { className?: string }) {
  const { t } = useTranslation('editor');
  const { time, now, zone, goTo } = useWallClock();
  const hoursAndMinutes = `${two(time.hour)}:${two(time.minute)}`;
  return (
    <>
      <TimeField
        shown={`${hoursAndMinutes}:${two(time.second)}`}
        onTime={(...typed) => goTo(timeOfDay(now, zone, ...typed))}
      />
      <Slider
        label={t('simulator.timeOfDay')}
        className={className}
        min={0}
        max={86_399}
        step={60}
        value={time.hour * 3600 + time.minute * 60 + time.second}
        valueText={hoursAndMinutes}
        onChange={(at) => goTo(timeOfDay(now, zone, Math.floor(at / 3600), Math.floor((at % 3600) / 60), time.second))}
      />
    </>
  );
}

export function SpeedSelect({ className = '' }: { className?: string }) {
  const { t } = useTranslation('editor');
  const { watch, clock, speed } = useSimulator();
  const mode = useClockMode();
  const chosen = useSyncExternalStore(speed.subscribe, speed.get);
  return (
    <Select
      aria-label={t('simulator.speed')}
      className={className}
      value={String(mode.kind === 'running' ? mode.speed : chosen)}
      options={CLOCK_SPEEDS.map((one) => ({ value: String(one), label: `×${one}` }))}
      onChange={(text) => {
        const next = CLOCK_SPEEDS.find((one) => String(one) === text) ?? 1;
        speed.set(next);
        // A paused watch stays paused; the speed applies to the next play.
        if (mode.kind === 'running') clock.setMode({ kind: 'running', from: watch.state().now, speed: next });
      }}
    />
  );
}

/** The day the watch shows. */
export function DateField() {
  const { t } = useTranslation('editor');
  const { time, zone, goTo } = useWallClock();
  const showDate = (text: string) => {
    const [year, month, day] = text.split('-').map(Number);
    if (!year || !month || !day || year < 1970 || year > 2199) return;
    goTo(momentOf([year, month, day], [time.hour, time.minute, time.second], zone));
  };
  return (
    <input
      type="date"
      aria-label={t('simulator.date')}
      className={`h-8 w-34 shrink-0 rounded-md border bg-app px-2 text-sm tabular-nums ${fieldBorder()}`}
      min="1970-01-01"
      max="2199-12-31"
      value={`${time.year}-${two(time.month)}-${two(time.day)}`}
      onChange={(event) => showDate(event.target.value)}
    />
  );
}

/** Follows the real time at the watch's location. */
export function RealTimeButton() {
  const { t } = useTranslation('editor');
  const { clock } = useSimulator();
  const isReal = useClockMode().kind === 'real';
  return (
    <Button size="md" aria-pressed={isReal} onClick={() => clock.setMode({ kind: 'real' })}>
      {t('simulator.real')}
    </Button>
  );
}
