// Downloads or earnings by face as horizontal bars, highest first, each below its name.
import { scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { useRef } from 'react';
import { useWidth } from '@/ui/charts/useWidth';
import { languageOfText } from '@/ui/UserText';

/** Number of faces in the chart. The table lists all. */
const SHOWN = 8;
const ROW = 40;
const BAR = 10;

export interface FaceBar {
  id: string;
  name: string;
  value: number;
}

export interface FaceChartProps {
  label: string;
  faces: readonly FaceBar[];
  /** The only face in the other chart. Null if it shows all. */
  chosen: string | null;
  /** How a value is written. */
  write(value: number): string;
}

export function FaceChart({ label, faces, chosen, write }: FaceChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const shown = faces.slice(0, SHOWN);
  const most = Math.max(1, ...shown.map(({ value }) => value));
  const across = scaleLinear({ domain: [0, most], range: [0, width] });
  return (
    <div ref={frame} className="min-w-0">
      <svg role="img" aria-label={label} width={width} height={shown.length * ROW} className="block max-w-full">
        {shown.map(({ id, name, value }, at) => (
          <g key={id}>
            <text x={0} y={at * ROW + 14} lang={languageOfText(name)} className="fill-ink text-sm">
              {name}
            </text>
            <text x={width} y={at * ROW + 14} textAnchor="end" className="fill-ink text-sm font-semibold tabular-nums">
              {write(value)}
            </text>
            <rect x={0} y={at * ROW + 21} width={width} height={BAR} rx={3} className="fill-raised" />
            {value > 0 ? (
              <BarRounded
                x={0}
                y={at * ROW + 21}
                width={Math.max(2, across(value))}
                height={BAR}
                radius={Math.min(3, across(value) / 2)}
                all
                opacity={chosen === null || chosen === id ? 1 : 0.4}
                className="fill-accent forced-colors:fill-[CanvasText]"
              />
            ) : null}
          </g>
        ))}
      </svg>
    </div>
  );
}
