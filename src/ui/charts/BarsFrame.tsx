// The frame of a bar chart over time: grid, axes, the hovered position, and its text above. An image with an accessible
// name.
import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useHeight } from './useHeight';
import { useWidth } from './useWidth';

const AXIS_TEXT = { className: 'fill-muted text-2xs tabular-nums', stroke: 'none', fontFamily: 'inherit' } as const;

/** Position of a bar, px. */
export interface BarPlace {
  /** Left edge of the bar for a key. */
  x(key: string): number;
  /** Vertical position of a value in the chart. */
  y(value: number): number;
  width: number;
}

interface BarsFrameProps {
  /** What it shows, in words. */
  label: string;
  /** One for each bar, from left to right. */
  keys: readonly string[];
  /** Minimum height of the chart for a width, px. It grows into free space of its card. */
  height(width: number): number;
  /** Space on the left for the axis labels, px. */
  left: number;
  /** The values at both ends of the axis. `isRoundBelow`: the lower end is rounded too. */
  least: number;
  most: number;
  isRoundBelow: boolean;
  /** Of a bar: maximum width in px, its share of the space between bars, and space for one label below the axis, px. */
  bar: { most: number; inner: number; outer: number; tickRoom: number };
  yTick(value: number): string;
  xTick(key: string): string;
  /** The bars themselves. */
  children(place: BarPlace): ReactNode;
  /** Content of the tooltip of a bar, and its minimum distance from the edges, px. */
  tooltip(key: string): ReactNode;
  tooltipRoom: number;
}

const EDGE = { top: 12, bottom: 28 } as const;
const RIGHT = 16;

export function BarsFrame(props: BarsFrameProps) {
  const { label, keys, left, least, most, isRoundBelow, bar, yTick, xTick, children, tooltip, tooltipRoom } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const minHeight = props.height(width);
  const height = Math.max(minHeight, useHeight(frame));
  const [pointed, setPointed] = useState<string | null>(null);
  const across = scaleBand({
    domain: [...keys],
    range: [left, width - RIGHT],
    paddingInner: bar.inner,
    paddingOuter: bar.outer,
  });
  const range = [height - EDGE.bottom, EDGE.top];
  const rounded = scaleLinear({ domain: [isRoundBelow ? least : 0, most], range, nice: 4 });
  const [, top = most] = rounded.domain();
  // Negative values are not rounded by default, because that would add a whole axis step.
  const up = isRoundBelow ? rounded : scaleLinear({ domain: [least, top], range });
  const barWidth = Math.min(bar.most, across.bandwidth());
  const every = Math.ceil(keys.length / Math.max(1, Math.floor((width - left) / bar.tickRoom)));
  // Counted from the end, so the newest bar always has its label.
  const ticks = keys.filter((_, at) => (keys.length - 1 - at) % every === 0);

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const at = Math.floor((x - left) / across.step());
    setPointed(keys[Math.min(keys.length - 1, Math.max(0, at))] ?? null);
  };
  const shownKey = pointed !== null && keys.includes(pointed) ? pointed : null;
  const middle = shownKey === null ? 0 : (across(shownKey) ?? 0) + across.bandwidth() / 2;

  return (
    <div ref={frame} className="relative min-w-0 grow" style={{ minHeight }}>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={height}
        // Out of the flow, so that the height of the frame does not depend on it.
        className="absolute top-0 left-0 max-w-full overflow-visible"
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      >
        <GridRows scale={up} left={left} width={width - left - RIGHT} numTicks={4} stroke="var(--color-line)" />
        {shownKey === null ? null : (
          <rect
            x={middle - across.step() / 2}
            y={EDGE.top}
            width={across.step()}
            height={height - EDGE.top - EDGE.bottom}
            className="fill-hover"
          />
        )}
        {children({
          x: (key) => (across(key) ?? 0) + (across.bandwidth() - barWidth) / 2,
          y: (value) => up(value),
          width: barWidth,
        })}
        <AxisLeft
          scale={up}
          left={left}
          numTicks={4}
          hideAxisLine
          hideTicks
          hideZero={false}
          tickFormat={(value) => yTick(Number(value))}
          tickLabelProps={{ ...AXIS_TEXT, dx: -4, textAnchor: 'end', verticalAnchor: 'middle' }}
        />
        <AxisBottom
          scale={across}
          top={height - EDGE.bottom}
          tickValues={ticks}
          hideTicks
          stroke="var(--color-line-strong)"
          tickFormat={xTick}
          tickLabelProps={{ ...AXIS_TEXT, textAnchor: 'middle', dy: 4 }}
        />
      </svg>
      {shownKey === null ? null : (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute top-0 flex w-max -translate-x-1/2 flex-col rounded-md border border-line-strong bg-raised px-2 py-1 text-xs tabular-nums"
          style={{ left: Math.min(width - tooltipRoom, Math.max(tooltipRoom, middle)) }}
        >
          {tooltip(shownKey)}
        </p>
      )}
    </div>
  );
}
