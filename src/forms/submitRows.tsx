// Fields of a submit form in order, those of one row side by side if there is space.
import type { ReactNode } from 'react';
import type { FieldDescriptor } from './describeFields';

/** Adjacent fields with the same row name share a row. */
function inRows(fields: readonly FieldDescriptor[]): (readonly FieldDescriptor[])[] {
  const rows: FieldDescriptor[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last && field.row !== undefined && last[0]?.row === field.row) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

export function submitRows(fields: readonly FieldDescriptor[], draw: (field: FieldDescriptor) => ReactNode): ReactNode {
  return inRows(fields).map((row) =>
    row.length === 1 ? (
      row.map(draw)
    ) : (
      // A hidden field leaves its space to the other.
      <div
        key={row[0]?.path}
        className="grid items-start empty:hidden gap-x-4 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
      >
        {row.map(draw)}
      </div>
    ),
  );
}
