// CSV tables: written according to RFC 4180 and safe to open in a spreadsheet, and parsed.

/** An untrusted text, or an amount as a plain number ("-5.00"). */
export type CsvCell = string | { amount: string };

/**
 * Text that a spreadsheet would run as a formula, including full-width characters (docs/rules/reliability.md, fault
 * 25).
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const AMOUNT = /^-?\d+(?:\.\d+)?$/;
/** Byte order mark; without it spreadsheets assume a legacy code page. */
const MARK = '\uFEFF';

function cellText(cell: CsvCell): string {
  // An invalid amount is treated as text.
  const text = typeof cell === 'string' ? cell : cell.amount;
  const isPlain = typeof cell !== 'string' && AMOUNT.test(text);
  const safe = !isPlain && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The file's text: rows end with CR LF, the first row contains the column names. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** A row and the line of the file where it starts, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** Cell separators: spreadsheets use a semicolon or tab where the comma is the decimal separator. */
const SEPARATORS = {
  ',': /"((?:[^"]|"")*)"|([^",\r\n]*)/y,
  ';': /"((?:[^"]|"")*)"|([^";\r\n]*)/y,
  '\t': /"((?:[^"]|"")*)"|([^"\t\r\n]*)/y,
};
type Separator = keyof typeof SEPARATORS;

/** The line in which a spreadsheet declares its separator; not a row of the table. */
const NAMED = /^\uFEFF?"?sep=([,;\t])"?(?=[\r\n]|$)/i;

/**
 * The separator that the text declares, or the first one outside quotes, for files whose first line has column names.
 * Default: comma.
 */
export function separatorOf(text: string): Separator {
  const named = NAMED.exec(text)?.[1];
  if (named !== undefined) return named as Separator;
  const [separator = ','] = /[,;\t\r\n]/.exec(text.replaceAll(/"(?:[^"]|"")*"/g, '').trimStart()) ?? [];
  return separator in SEPARATORS ? (separator as Separator) : ',';
}

/**
 * Rows of a CSV text, without empty lines and the separator declaration. Null if a quote is not closed or is misplaced.
 */
export function readCsv(text: string, separator: Separator = ','): CsvRow[] | null {
  const rows: CsvRow[] = [];
  const plain = text.startsWith(MARK) ? text.slice(MARK.length) : text;
  const cell = SEPARATORS[separator];
  // The line break after the declaration gives an empty row, which is skipped but counted.
  let at = NAMED.exec(plain)?.[0].length ?? 0;
  let line = 1;
  while (at < plain.length) {
    const row: CsvRow = { line, cells: [] };
    for (;;) {
      cell.lastIndex = at;
      const match = cell.exec(plain);
      if (!match) return null;
      const [whole, quoted, bare = ''] = match;
      row.cells.push(quoted === undefined ? bare.trim() : quoted.replaceAll('""', '"'));
      line += whole.split(/\r\n|\r|\n/).length - 1;
      at += whole.length;
      if (plain[at] !== separator) break;
      at += 1;
    }
    if (at < plain.length && !/[\r\n]/.test(plain[at] ?? '')) return null;
    at += plain.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    if (row.cells.some((text) => text !== '')) rows.push(row);
  }
  return rows;
}
