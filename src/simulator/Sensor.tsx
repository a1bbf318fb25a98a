// A sensor of the simulated watch: its value as a number that can be typed, and as a slider.
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WatchState } from '@/face/dataTags/watchState';
import { NumberInput } from '@/ui/NumberInput';
import { Slider } from '@/ui/Slider';
import { useSimulator, useWatchField } from './simulator';

export interface SensorProps {
  field: 'battery' | 'steps' | 'heartRate';
  max: number;
  /** Step of the slider; the number field takes any whole value. */
  step: number;
}

export function Sensor({ field, max, step }: SensorProps) {
  const { t } = useTranslation('editor');
  const { watch } = useSimulator();
  const value = useWatchField(field) ?? 0;
  /** What was typed and is no reading of this sensor; it stays in the field until it is left. */
  const [refused, setRefused] = useState<number | null>(null);
  const name = useId();
  const label = t(`simulator.sensors.${field}`);
  const set = (next: number) => watch.set({ [field]: next } as Partial<WatchState>);
  const type = (next: number) => {
    const isReading = Number.isInteger(next) && next >= 0 && next <= max;
    setRefused(isReading ? null : next);
    if (isReading) set(next);
  };
  return (
    <div className="flex h-8 items-center gap-1 rounded-md border border-line bg-raised pr-1 pl-2.5">
      <span id={name} className="text-xs whitespace-nowrap">
        {label}
      </span>
      <NumberInput
        className="w-16 shrink-0"
        label={t('simulator.valueOf', { sensor: label })}
        value={refused ?? value}
        invalid={refused !== null}
        min={0}
        max={max}
        onChange={type}
        onBlur={() => setRefused(null)}
      />
      <Slider
        labelledBy={name}
        className="w-20 shrink-0 grow-0"
        min={0}
        max={max}
        step={step}
        value={value}
        valueText={t(`simulator.values.${field}`, { value })}
        onChange={set}
      />
    </div>
  );
}
