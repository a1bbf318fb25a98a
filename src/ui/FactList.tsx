// A list of terms: the name on the left, the value on the right; stacked if there is little room.
import type { ReactNode } from 'react';

export interface FactRow {
  /** Unique in the list. */
  key: string;
  name: string;
  value: ReactNode;
}

/** Rows without a value are omitted. */
export function FactList({ rows, className = '' }: { rows: readonly FactRow[]; className?: string }) {
  return (
    <dl className={`flex flex-col text-sm ${className}`}>
      {rows
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ key, name, value }) => (
          <div key={key} className="flex flex-wrap gap-x-4 gap-y-0.5 border-t border-line py-2 first:border-t-0">
            <dt className="w-28 shrink-0 text-muted">{name}</dt>
            <dd className="min-w-40 grow basis-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
