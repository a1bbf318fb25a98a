// A sensor of the simulated watch, as a slider.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WatchState } from '@/face/dataTags/watchState';
import { Slider } from '@/ui/Slider';
import { useSimulator, useWatchField } from './simulator';

/** One sensor of the watch: what it is, its value in words, its slider. */
export function Sensor({ field, max, step }: { field: 'battery' | 'steps' | 'heartRate'; max: number; step: number }) {
  const { t } = useTranslation('editor');
  const { watch } = useSimulator();
  const value = useWatchField(field) ?? 0;
  const name = useId();
  const words = t(`simulator.values.${field}`, { value: value.toLocaleString('en-US') });
  return (
    <div className="flex h-8 items-center gap-1 rounded-md border border-line bg-raised pr-1 pl-2.5">
      <span id={name} className="text-xs whitespace-nowrap">
        {t(`simulator.sensors.${field}`)}
      </span>
      <span className="min-w-11 text-right text-xs whitespace-nowrap text-muted tabular-nums" aria-hidden="true">
        {words}
      </span>
      <Slider
        labelledBy={name}
        className="w-20 grow-0"
        min={0}
        max={max}
        step={step}
        value={value}
        valueText={words}
        onChange={(next) => watch.set({ [field]: next } as Partial<WatchState>)}
      />
    </div>
  );
}
