// A table whose rows are named by their first cell: caption, named columns, one row for each entry.
import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  key: string;
  title: string;
  /** Width and padding of the heading, and look of the cells. */
  headClass?: string;
  cellClass?: string;
  draw(row: Row): ReactNode;
}

export interface TableProps<Row extends { key: string }> {
  caption: string;
  captionClass: string;
  /** The first one names the row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  className?: string | undefined;
  headClass?: string | undefined;
  bodyClass?: string | undefined;
  rowClass?: string | undefined;
}

export function Table<Row extends { key: string }>(props: TableProps<Row>) {
  const { caption, captionClass, columns, rows, className = '', headClass = '', bodyClass, rowClass } = props;
  return (
    <table className={`w-full table-fixed text-sm ${className}`}>
      <caption className={captionClass}>{caption}</caption>
      <thead className={`text-xs text-muted ${headClass}`}>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={`text-left font-normal ${column.headClass ?? ''}`}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={bodyClass}>
        {rows.map((row) => (
          <tr key={row.key} className={rowClass}>
            {columns.map((column, at) =>
              at === 0 ? (
                <th key={column.key} scope="row" className={`text-left font-normal ${column.cellClass ?? ''}`}>
                  {column.draw(row)}
                </th>
              ) : (
                <td key={column.key} className={column.cellClass}>
                  {column.draw(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
