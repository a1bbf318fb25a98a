// A key figure with a line of text below it.
import type { ReactNode } from 'react';

interface TileProps {
  label: string;
  value: string;
  /** The most important one. */
  isFirst?: boolean;
  children: ReactNode;
}

export function Tile({ label, value, isFirst = false, children }: TileProps) {
  return (
    <div
      className={`flex min-w-0 flex-col gap-1 rounded-xl border bg-panel p-4 ${isFirst ? 'border-accent/60 max-xl:col-span-full' : 'border-line'}`}
    >
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex grow flex-col gap-2">
        <span
          className={`font-semibold tabular-nums ${isFirst ? 'text-[1.75rem] leading-9' : 'text-xl leading-9'} [overflow-wrap:anywhere]`}
        >
          {value}
        </span>
        <div className="text-xs text-pretty text-muted">{children}</div>
      </dd>
    </div>
  );
}
