// The numbers of a chart as a table: row names on the left, numbers on the right.
import { Table, type TableColumn } from '../Table';

export interface DataRow {
  id: string;
  /** What the row is of. */
  name: string;
  values: readonly string[];
}

type Row = DataRow & { key: string };

export interface DataTableProps {
  caption: string;
  /** The first one is the heading of the names. */
  columns: readonly [string, ...string[]];
  rows: readonly DataRow[];
}

const CELL = 'border-b border-line px-2 py-1.5';

export function DataTable({ caption, columns: [first, ...others], rows }: DataTableProps) {
  const numbers = others.map(
    (title, at): TableColumn<Row> => ({
      ...{ key: title, title, numeric: true, headClass: CELL, cellClass: CELL },
      draw: ({ values }) => values[at],
    }),
  );
  const name: TableColumn<Row> = {
    ...{ key: 'name', title: first, headClass: CELL, cellClass: `${CELL} [overflow-wrap:anywhere]` },
    draw: (row) => row.name,
  };
  return (
    <Table
      fitted
      className="border-collapse"
      caption={caption}
      captionClass="px-2 pb-2 text-left text-xs text-muted"
      columns={[name, ...numbers]}
      rows={rows.map((row) => ({ ...row, key: row.id }))}
    />
  );
}
