// A table with a caption and named columns; the first cell names each row.
import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  key: string;
  title: string;
  /** Width and padding of the heading, and style of the cells. */
  headClass?: string;
  cellClass?: string;
  /** Numbers are right-aligned with tabular digits. */
  numeric?: boolean;
  draw(row: Row): ReactNode;
}

export interface TableProps<Row extends { key: string }> {
  caption: string;
  captionClass: string;
  /** The first column names the row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  className?: string | undefined;
  headClass?: string | undefined;
  bodyClass?: string | undefined;
  rowClass?: string | undefined;
  /** Shown if there are no rows. */
  empty?: string | undefined;
  /** Columns fit their content instead of the widths of the headings. */
  fitted?: boolean | undefined;
}

const side = ({ numeric }: { numeric?: boolean }): string => (numeric ? 'text-right tabular-nums' : 'text-left');

export function Table<Row extends { key: string }>(props: TableProps<Row>) {
  const { caption, captionClass, columns, rows, className = '', headClass = '', bodyClass, rowClass } = props;
  const { empty, fitted = false } = props;
  return (
    <table className={`w-full ${fitted ? '' : 'table-fixed'} text-sm ${className}`}>
      <caption className={captionClass}>{caption}</caption>
      <thead className={`text-xs text-muted ${headClass}`}>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={`${side(column)} font-normal ${column.headClass ?? ''}`}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={bodyClass}>
        {rows.length === 0 && empty ? (
          <tr className={rowClass}>
            <td colSpan={columns.length} className={`text-muted ${columns[0]?.cellClass ?? ''}`}>
              {empty}
            </td>
          </tr>
        ) : null}
        {rows.map((row) => (
          <tr key={row.key} className={rowClass}>
            {columns.map((column, at) =>
              at === 0 ? (
                <th key={column.key} scope="row" className={`text-left font-normal ${column.cellClass ?? ''}`}>
                  {column.draw(row)}
                </th>
              ) : (
                <td
                  key={column.key}
                  className={`${column.numeric ? side(column) : ''} ${column.cellClass ?? ''}`.trim() || undefined}
                >
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
