// Downloads by day, week or month as bars. A picture with a name: the numbers by themselves stand in the table behind it.
import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { type PointerEvent, useRef, useState } from 'react';
import type { Period, Step } from './periods';
import type { Formats } from './useFormats';
import { useWidth } from './useWidth';

const HEIGHT = 260;
const EDGE = { top: 12, right: 24, bottom: 28, left: 40 } as const;
/** Room of one label below the axis, px. */
const TICK_ROOM = 68;
const AXIS_TEXT = { className: 'fill-muted text-2xs tabular-nums', stroke: 'none', fontFamily: 'inherit' } as const;

export interface TimeChartProps {
  /** What it shows, in words. */
  label: string;
  periods: readonly Period[];
  step: Step;
  formats: Formats;
}

export function TimeChart({ label, periods, step, formats }: TimeChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  /** The period under the pointer. */
  const [pointed, setPointed] = useState<string | null>(null);
  const most = Math.max(4, ...periods.map(({ downloads }) => downloads));
  const across = scaleBand({
    domain: periods.map(({ start }) => start),
    range: [EDGE.left, width - EDGE.right],
    paddingInner: periods.length > 45 ? 0.2 : 0.35,
    paddingOuter: 0.1,
  });
  const up = scaleLinear({ domain: [0, most], range: [HEIGHT - EDGE.bottom, EDGE.top], nice: 4 });
  const barWidth = Math.min(48, across.bandwidth());
  const labelled = Math.max(1, Math.floor((width - EDGE.left) / TICK_ROOM));
  const every = Math.ceil(periods.length / labelled);
  // Counted from the end: the newest one always has its label.
  const ticks = periods.flatMap(({ start }, at) => ((periods.length - 1 - at) % every === 0 ? [start] : []));

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const at = Math.floor((x - EDGE.left) / across.step());
    setPointed(periods[Math.min(periods.length - 1, Math.max(0, at))]?.start ?? null);
  };
  const found = periods.find(({ start }) => start === pointed);
  const middle = found ? (across(found.start) ?? 0) + across.bandwidth() / 2 : 0;

  return (
    <div ref={frame} className="relative min-w-0">
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={HEIGHT}
        className="block max-w-full"
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      >
        <GridRows
          scale={up}
          left={EDGE.left}
          width={width - EDGE.left - EDGE.right}
          numTicks={4}
          stroke="var(--color-line)"
        />
        {found ? (
          <rect
            x={middle - across.step() / 2}
            y={EDGE.top}
            width={across.step()}
            height={HEIGHT - EDGE.top - EDGE.bottom}
            className="fill-hover"
          />
        ) : null}
        {periods.map(({ start, downloads }) => {
          const height = up(0) - up(downloads);
          if (height <= 0) return null;
          const x = (across(start) ?? 0) + (across.bandwidth() - barWidth) / 2;
          return (
            <BarRounded
              key={start}
              x={x}
              y={up(downloads)}
              width={barWidth}
              height={height}
              radius={Math.min(3, barWidth / 2, height)}
              top
              className="fill-accent forced-colors:fill-[CanvasText]"
            />
          );
        })}
        <AxisLeft
          scale={up}
          left={EDGE.left}
          numTicks={4}
          hideAxisLine
          hideTicks
          hideZero={false}
          tickFormat={(value) => (Number.isInteger(value) ? formats.compact(Number(value)) : '')}
          tickLabelProps={{ ...AXIS_TEXT, dx: -4, textAnchor: 'end', verticalAnchor: 'middle' }}
        />
        <AxisBottom
          scale={across}
          top={HEIGHT - EDGE.bottom}
          tickValues={ticks}
          hideTicks
          stroke="var(--color-line-strong)"
          tickFormat={(start) => formats.tick(start, step)}
          tickLabelProps={{ ...AXIS_TEXT, textAnchor: 'middle', dy: 4 }}
        />
      </svg>
      {found ? (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute top-0 w-max -translate-x-1/2 rounded-md border border-line-strong bg-raised px-2 py-1 text-xs"
          style={{ left: Math.min(width - 80, Math.max(80, middle)) }}
        >
          <span className="text-muted">{formats.period(found, step)}</span>{' '}
          <span className="font-semibold tabular-nums">{formats.number(found.downloads)}</span>
        </p>
      ) : null}
    </div>
  );
}
