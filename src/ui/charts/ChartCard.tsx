// A chart card: heading, options, the chart, and its table, which expands in place.
import { type ReactNode, useId } from 'react';

export interface ChartCardProps {
  title: string;
  controls?: ReactNode;
  /** The chart, or a text if there is no data. */
  children: ReactNode;
  /** Below the chart, beside the table button. */
  note?: string | undefined;
  /** Null if there is nothing to list. */
  table: ReactNode | null;
  isTableOpen: boolean;
  /** Text of the button that opens or closes the table. */
  toggleLabel: string;
  onToggleTable(): void;
  className?: string;
}

export function ChartCard(props: ChartCardProps) {
  const {
    title,
    controls,
    children,
    note,
    table,
    isTableOpen: isOpen,
    toggleLabel,
    onToggleTable,
    className = '',
  } = props;
  const [heading, region] = [useId(), useId()];
  return (
    <section
      aria-labelledby={heading}
      className={`flex min-w-0 flex-col gap-4 rounded-xl border border-line bg-panel p-4 ${className}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={heading} className="mr-auto text-base font-semibold">
          {title}
        </h2>
        {controls}
      </div>
      {children}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-xs text-muted">{note}</p>
        {table ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={region}
            aria-describedby={heading}
            onClick={onToggleTable}
            className="inline-flex min-h-7 items-center text-sm text-accent hover:underline"
          >
            {toggleLabel}
          </button>
        ) : null}
      </div>
      <div id={region} hidden={!isOpen || !table}>
        {isOpen ? table : null}
      </div>
    </section>
  );
}
