// Tables as CSV: written as RFC 4180 says and safe to open in a spreadsheet, and read again.

/** A text of anybody, or an amount of our own as a plain number ("-5.00"). */
export type CsvCell = string | { amount: string };

/** What a spreadsheet takes for a formula, in full-width letters too (reliability.md, fault 25). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const AMOUNT = /^-?\d+(?:\.\d+)?$/;
/** Spreadsheets take a file without it for one of an old code page. */
const MARK = '\uFEFF';

function cellText(cell: CsvCell): string {
  // An amount that is none is a text like any other.
  const text = typeof cell === 'string' ? cell : cell.amount;
  const isPlain = typeof cell !== 'string' && AMOUNT.test(text);
  const safe = !isPlain && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The file's text: rows end with CR LF, the first row names the columns. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** A row and the line of the file it begins in, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** What parts cells: spreadsheets write a semicolon or a tab where the comma is the decimal sign. */
const SEPARATORS = {
  ',': /"((?:[^"]|"")*)"|([^",\r\n]*)/y,
  ';': /"((?:[^"]|"")*)"|([^";\r\n]*)/y,
  '\t': /"((?:[^"]|"")*)"|([^"\t\r\n]*)/y,
};
type Separator = keyof typeof SEPARATORS;

/** The line by which a spreadsheet names its separator: it is no row of the table. */
const NAMED = /^\uFEFF?"?sep=([,;\t])"?(?=[\r\n]|$)/i;

/** The one that the text names itself, or that stands first in it in the text, outside of quotes: for files whose first line names columns. A comma where there is none. */
export function separatorOf(text: string): Separator {
  const named = NAMED.exec(text)?.[1];
  if (named !== undefined) return named as Separator;
  const [found = ','] = /[,;\t\r\n]/.exec(text.replaceAll(/"(?:[^"]|"")*"/g, '').trimStart()) ?? [];
  return found in SEPARATORS ? (found as Separator) : ',';
}

/** Rows of a CSV text, empty lines and the one that names the separator left out. Null where a quote never ends or stands where none can. */
export function readCsv(text: string, separator: Separator = ','): CsvRow[] | null {
  const rows: CsvRow[] = [];
  const plain = text.startsWith(MARK) ? text.slice(MARK.length) : text;
  const cell = SEPARATORS[separator];
  // What ends that line makes an empty row, which is passed over and counted.
  let at = NAMED.exec(plain)?.[0].length ?? 0;
  let line = 1;
  while (at < plain.length) {
    const row: CsvRow = { line, cells: [] };
    for (;;) {
      cell.lastIndex = at;
      const found = cell.exec(plain);
      if (!found) return null;
      const [whole, quoted, bare = ''] = found;
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
