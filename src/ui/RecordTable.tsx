// Records as a table, or as a list of cards on narrow screens, with the same names and values.
import { Table, type TableColumn } from './Table';
import { useMediaQuery } from './useMediaQuery';

export interface RecordTableProps<Row extends { key: string }> {
  caption: string;
  /** The first column names the record. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
}

const CAPTION = 'px-2 pb-2 text-left text-xs text-pretty text-muted';
const CELL = 'border-b border-line px-2 py-2 align-baseline';

/** Width below which a table with this many columns would scroll sideways. */
const isNarrowAt = (columns: number): string => `(max-width: ${columns > 4 ? 860 : 560}px)`;

export function RecordTable<Row extends { key: string }>({ caption, columns, rows }: RecordTableProps<Row>) {
  const isNarrow = useMediaQuery(isNarrowAt(columns.length));
  if (isNarrow) return <Cards caption={caption} columns={columns} rows={rows} />;
  return (
    <Table
      fitted
      className="border-collapse"
      caption={caption}
      captionClass={CAPTION}
      columns={columns.map((column) => ({
        ...column,
        headClass: `${CELL} whitespace-nowrap ${column.headClass ?? ''}`,
        cellClass: `${CELL} ${column.numeric ? 'whitespace-nowrap' : ''} ${column.cellClass ?? ''}`,
      }))}
      rows={rows}
    />
  );
}

/** Numbers share a line in pairs; a single one has its own line, like texts. */
function hasLine(columns: readonly { numeric?: boolean }[], at: number): boolean {
  if (!columns[at]?.numeric) return true;
  let before = 0;
  while (columns[at - before - 1]?.numeric) before += 1;
  return before % 2 === 0 && !columns[at + 1]?.numeric;
}

function Cards<Row extends { key: string }>({ caption, columns, rows }: RecordTableProps<Row>) {
  return (
    <div className="flex flex-col">
      <p className={`${CAPTION} px-0`}>{caption}</p>
      <ul aria-label={caption} className="flex flex-col gap-2">
        {rows.map((row) => (
          <li key={row.key} className="rounded-lg border border-line bg-app px-3 py-2">
            <dl className="grid grid-cols-2 gap-x-4 text-sm">
              {columns.map((column, at) => {
                const value = column.draw(row);
                if (value === null) return null;
                return (
                  <div
                    key={column.key}
                    className={`flex items-baseline justify-between gap-x-2 py-0.5 ${hasLine(columns, at) ? 'col-span-full' : 'flex-wrap'}`}
                  >
                    <dt className="shrink-0 text-xs text-muted">{column.title}</dt>
                    <dd
                      className={`ml-auto min-w-0 text-right [overflow-wrap:anywhere] *:justify-end ${column.numeric ? 'tabular-nums' : ''} ${at === 0 ? 'font-semibold' : ''}`}
                    >
                      {value}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
