// Downloads or earnings by day, week or month as bars. The table has the numbers.
import { BarRounded } from '@visx/shape';
import { BarsFrame } from '@/ui/charts/BarsFrame';
import type { Period, Step } from './periods';
import type { Formats } from './useFormats';

const HEIGHT = 260;
/** More bars than this are closer together. */
const MANY = 45;

export interface TimeChartProps {
  /** What it shows, in words. */
  label: string;
  periods: readonly Period[];
  step: Step;
  formats: Formats;
  /** Formats a value in full and for the axis. */
  write: ValueWords;
}

/** The texts of the measure. */
export interface ValueWords {
  full(value: number): string;
  short(value: number): string;
  /** Minimum end of the axis: below it the steps are meaningless. */
  least: number;
}

export function TimeChart({ label, periods, step, formats, write }: TimeChartProps) {
  const tooltip = (key: string) => {
    const period = periods.find(({ start }) => start === key);
    if (!period) return null;
    return (
      <span>
        <span className="text-muted">{formats.period(period, step)}</span>{' '}
        <span className="font-semibold">{write.full(period.value)}</span>
      </span>
    );
  };
  return (
    <BarsFrame
      label={label}
      keys={periods.map(({ start }) => start)}
      height={() => HEIGHT}
      left={48}
      // Refunds can exceed earnings.
      least={Math.min(0, ...periods.map(({ value }) => value))}
      most={Math.max(write.least, ...periods.map(({ value }) => value))}
      isRoundBelow
      bar={{ most: 48, inner: periods.length > MANY ? 0.2 : 0.35, outer: 0.1, tickRoom: 68 }}
      yTick={(value) => (Number.isInteger(value) ? write.short(value) : '')}
      xTick={(start) => formats.tick(start, step)}
      tooltip={tooltip}
      tooltipRoom={80}
    >
      {(place) =>
        periods.map(({ start, value }) => {
          const height = Math.abs(place.y(0) - place.y(value));
          if (height <= 0) return null;
          return (
            <BarRounded
              key={start}
              x={place.x(start)}
              y={Math.min(place.y(0), place.y(value))}
              width={place.width}
              height={height}
              radius={Math.min(3, place.width / 2, height)}
              {...(value > 0 ? { top: true } : { bottom: true })}
              className={`${value > 0 ? 'fill-accent' : 'fill-danger'} forced-colors:fill-[CanvasText]`}
            />
          );
        })
      }
    </BarsFrame>
  );
}
