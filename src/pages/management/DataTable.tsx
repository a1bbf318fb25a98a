// The numbers of a chart as a table: what each row is of, and its numbers at the right.

export interface DataRow {
  id: string;
  /** What the row is of. */
  name: string;
  values: readonly string[];
}

export interface DataTableProps {
  caption: string;
  /** The first one heads the names. */
  columns: readonly [string, ...string[]];
  rows: readonly DataRow[];
}

const CELL = 'border-b border-line px-2 py-1.5';

export function DataTable({ caption, columns: [first, ...others], rows }: DataTableProps) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="px-2 pb-2 text-left text-xs text-muted">{caption}</caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className={`${CELL} text-left font-normal`}>
            {first}
          </th>
          {others.map((column) => (
            <th key={column} scope="col" className={`${CELL} text-right font-normal`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, values }) => (
          <tr key={id}>
            <th scope="row" className={`${CELL} text-left font-normal [overflow-wrap:anywhere]`}>
              {name}
            </th>
            {values.map((value, at) => (
              <td key={others[at]} className={`${CELL} text-right tabular-nums`}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
