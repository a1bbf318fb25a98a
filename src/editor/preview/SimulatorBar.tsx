// The bottom bar: what time the simulated watch shows, how it runs, and what its sensors say.
import { Pause, Play, SlidersHorizontal } from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { localTime, timeOfDay } from '@/face/dataTags/watchState';
import { CLOCK_SPEEDS, type ClockMode, type ClockSpeed, stillAt0859 } from '@/face/liveData/clock';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Select } from '@/ui/Select';
import { Slider } from '@/ui/Slider';
import { useMediaQuery } from '../useMediaQuery';
import { Sensor } from './Sensor';
import { useSimulator, useWatchField } from './simulator';
import { TimeField } from './TimeField';

const two = (value: number) => String(value).padStart(2, '0');

function useClockMode(): ClockMode {
  const { clock } = useSimulator();
  return useSyncExternalStore(clock.subscribe, clock.mode);
}

/** Play and pause at a speed, the moment, and the day as a slider. */
function TimeControls({ speed }: { speed: ClockSpeed }) {
  const { t } = useTranslation('editor');
  const { watch, clock } = useSimulator();
  const mode = useClockMode();
  const now = useWatchField('now');
  const zone = watch.state().zone;
  const time = localTime(now, zone);
  const secondOfDay = time.hour * 3600 + time.minute * 60 + time.second;
  const isRunning = mode.kind !== 'paused';
  const hoursAndMinutes = `${two(time.hour)}:${two(time.minute)}`;

  const showTime = (hours: number, minutes: number, seconds: number) => {
    const at = timeOfDay(now, zone, hours, minutes, seconds);
    clock.setMode(mode.kind === 'running' ? { ...mode, from: at } : { kind: 'paused', at });
  };
  return (
    <>
      <IconButton
        bordered
        label={isRunning ? t('simulator.pause') : t('simulator.play')}
        icon={isRunning ? <Pause size={16} /> : <Play size={16} />}
        onClick={() => clock.setMode(isRunning ? { kind: 'paused', at: now } : { kind: 'running', from: now, speed })}
      />
      <TimeField shown={`${hoursAndMinutes}:${two(time.second)}`} onTime={showTime} />
      <Slider
        label={t('simulator.timeOfDay')}
        className="max-w-40 min-w-20 max-lg:w-32 max-lg:grow"
        min={0}
        max={86_399}
        step={60}
        value={secondOfDay}
        valueText={hoursAndMinutes}
        onChange={(seconds) => showTime(Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), time.second)}
      />
    </>
  );
}

/** The day the watch shows. */
function DateField() {
  const { t } = useTranslation('editor');
  const { watch, clock } = useSimulator();
  const now = useWatchField('now');
  const zone = watch.state().zone;
  const time = localTime(now, zone);
  const showDate = (text: string) => {
    const [year, month, day] = text.split('-').map(Number);
    if (!year || !month || !day || year < 1970 || year > 2199) return;
    const noon = Date.UTC(year, month - 1, day, 12);
    clock.setMode({ kind: 'paused', at: timeOfDay(noon, zone, time.hour, time.minute, time.second) });
  };
  return (
    <input
      type="date"
      aria-label={t('simulator.date')}
      className="h-8 w-32 shrink-0 rounded-md border border-line bg-app px-2 text-sm tabular-nums"
      min="1970-01-01"
      max="2199-12-31"
      value={`${time.year}-${two(time.month)}-${two(time.day)}`}
      onChange={(event) => showDate(event.target.value)}
    />
  );
}

/** Real time, the sample moment, and the speed of a running clock. */
function ModeControls({ speed, onSpeed }: { speed: ClockSpeed; onSpeed(speed: ClockSpeed): void }) {
  const { t } = useTranslation('editor');
  const { watch, clock } = useSimulator();
  const mode = useClockMode();
  return (
    <>
      <Button size="sm" aria-pressed={mode.kind === 'real'} onClick={() => clock.setMode({ kind: 'real' })}>
        {t('simulator.real')}
      </Button>
      <Button size="sm" onClick={() => clock.setMode({ kind: 'paused', at: stillAt0859(watch.state()) })}>
        08:59:08
      </Button>
      <Select
        aria-label={t('simulator.speed')}
        value={String(speed)}
        options={CLOCK_SPEEDS.map((one) => ({ value: String(one), label: `×${one}` }))}
        onChange={(text) => {
          const chosen = CLOCK_SPEEDS.find((one) => String(one) === text) ?? 1;
          onSpeed(chosen);
          // A paused watch stays paused: the speed is for the next play.
          if (mode.kind === 'running') clock.setMode({ kind: 'running', from: watch.state().now, speed: chosen });
        }}
      />
    </>
  );
}

const SENSORS = [
  { field: 'battery', max: 100, step: 1 },
  { field: 'steps', max: 99_999, step: 100 },
  { field: 'heartRate', max: 240, step: 1 },
] as const;

export function SimulatorBar() {
  const { t } = useTranslation('editor');
  const isWide = useMediaQuery('(min-width: 1024px)');
  const [isOpen, setOpen] = useState(false);
  const [speed, setSpeed] = useState<ClockSpeed>(1);
  const more = useId();
  return (
    <section
      aria-label={t('simulator.title')}
      className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line bg-panel px-3 py-2"
    >
      <TimeControls speed={speed} />
      {isWide ? null : (
        <IconButton
          bordered
          label={t('simulator.more')}
          icon={<SlidersHorizontal size={16} />}
          aria-expanded={isOpen}
          aria-controls={more}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      <div id={more} className={isWide || isOpen ? 'flex grow flex-wrap items-center gap-2' : 'hidden'}>
        <DateField />
        <ModeControls speed={speed} onSpeed={setSpeed} />
        <span className="grow" />
        {SENSORS.map((sensor) => (
          <Sensor key={sensor.field} {...sensor} />
        ))}
      </div>
    </section>
  );
}
