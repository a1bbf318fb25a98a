// One reading of the simulated watch: number field, slider, and "no data" for sensors.
import { CircleSlash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/IconButton';
import { NumberInput } from '@/ui/NumberInput';
import { Slider } from '@/ui/Slider';
import { withUnit } from '@/ui/withUnit';
import { isReading, type ReadingBounds } from './readings';

export interface ReadingProps {
  bounds: ReadingBounds;
  value: number | null;
  onChange(value: number | null): void;
}

export function Reading({ bounds, value, onChange }: ReadingProps) {
  const { t } = useTranslation(['editor', 'simulator']);
  const { key, min, max, step, precision = 1, unit, nullable = false } = bounds;
  /** A typed number that is invalid for this sensor; it stays in the field until blur. */
  const [refused, setRefused] = useState<number | null>(null);
  /** Value to restore when the sensor has data again. */
  const [last, setLast] = useState(value ?? min);
  const name = useId();
  const label = t(`simulator.fields.${key}`);
  const type = (next: number) => {
    const ok = isReading(next, bounds);
    setRefused(ok ? null : next);
    if (ok) onChange(next);
  };
  const toggleData = () => {
    if (value !== null) setLast(value);
    onChange(value === null ? last : null);
  };
  return (
    <div data-reading={key} className="grid grid-cols-[6.25rem_5.75rem_minmax(0,1fr)_1.5rem] items-center gap-1.5">
      <span id={name} className="truncate text-sm" title={label}>
        {label}
      </span>
      <NumberInput
        label={t('simulator:valueOf', { sensor: label })}
        value={refused ?? value ?? undefined}
        invalid={refused !== null}
        min={min}
        max={max}
        step={precision}
        unit={unit}
        placeholder={t('simulator:noData')}
        onChange={type}
        onBlur={() => setRefused(null)}
      />
      <Slider
        labelledBy={name}
        className={value === null ? 'opacity-50' : ''}
        min={min}
        max={max}
        step={step}
        value={value ?? min}
        valueText={value === null ? t('simulator:noData') : unit ? withUnit(value, unit) : String(value)}
        onChange={onChange}
      />
      {nullable ? (
        <IconButton
          size="xs"
          label={t('simulator:withoutData', { sensor: label })}
          icon={<CircleSlash2 size={14} />}
          pressed={value === null}
          onClick={toggleData}
        />
      ) : null}
    </div>
  );
}
