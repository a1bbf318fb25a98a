// Parses a sales CSV. Each line becomes a row or an error.
import { SALES_ROWS_MAX } from '@/schemas/limits';
import { type Currency, currency, readAmount } from '@/schemas/money';
import { type SalesRow, salesRow } from '@/schemas/wire/operator';
import { readCsv, separatorOf } from './csv';

/** Columns by name, in any order; each kind of row needs some of them. */
export const SALES_COLUMNS = [
  'kind',
  'ref',
  'at',
  'face',
  'amount',
  'currency',
  'sale',
  'day',
  'count',
  'month',
] as const;
export type SalesColumn = (typeof SALES_COLUMNS)[number];

const KINDS = ['sale', 'refund', 'downloads', 'premium'] as const satisfies readonly SalesRow['kind'][];

export interface SalesFault {
  /** Line of the file, from 1. */
  line: number;
  /** `missing`: the cell is empty. `wrong`: it cannot be parsed. */
  fault: 'missing' | 'wrong';
  column: SalesColumn;
  /** As written in the file. */
  value: string;
}

export interface SalesFile {
  rows: readonly { line: number; row: SalesRow }[];
  faults: readonly SalesFault[];
}

/** Why a file cannot be read at all. */
export type SalesRefusal = { refused: 'notCsv' | 'empty' | 'tooMany' } | { refused: 'noColumn'; column: SalesColumn };

/** Column of each row property. */
const COLUMN_OF: Readonly<Record<string, SalesColumn>> = { faceId: 'face', gross: 'amount' };

/** A UTC instant; a date alone means its start; a time without a zone is rejected. NaN for anything else. */
function readInstant(text: string): number {
  const isWhole = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(text);
  return isWhole ? Date.parse(text) : Number.NaN;
}

const readCount = (text: string): number => (/^\d{1,10}$/.test(text) ? Number.parseInt(text, 10) : Number.NaN);

/** Converts a line to the wire format, parsing each cell by its type and omitting empty ones. */
function wireOf(cells: Readonly<Record<SalesColumn, string>>): Record<string, unknown> {
  const money = currency.safeParse(cells.currency).data ?? ('USD' satisfies Currency);
  const read: Record<string, unknown> = {
    kind: cells.kind,
    ref: cells.ref,
    at: readInstant(cells.at),
    faceId: cells.face,
    gross: readAmount(cells.amount, money),
    currency: cells.currency,
    sale: cells.sale,
    day: cells.day,
    count: readCount(cells.count),
    month: cells.month,
  };
  return Object.fromEntries(
    Object.entries(read).filter(([key]) => cells[COLUMN_OF[key] ?? (key as SalesColumn)] !== ''),
  );
}

function readLine(line: number, cells: Readonly<Record<SalesColumn, string>>): SalesRow | SalesFault[] {
  const read = salesRow.safeParse(wireOf(cells));
  if (read.success) return read.data;
  const columns = read.error.issues.map(({ path }) => {
    const key = String(path[0] ?? 'kind');
    return COLUMN_OF[key] ?? SALES_COLUMNS.find((column) => column === key) ?? 'kind';
  });
  return [...new Set(columns)].map((column) => ({
    ...{ line, column, value: cells[column] },
    fault: cells[column] === '' ? 'missing' : 'wrong',
  }));
}

/** Reads a file whose first line contains column names. */
export function readSales(text: string): SalesFile | SalesRefusal {
  const lines = readCsv(text, separatorOf(text));
  if (!lines) return { refused: 'notCsv' };
  const [head, ...body] = lines;
  if (!head || body.length === 0) return { refused: 'empty' };
  if (body.length > SALES_ROWS_MAX) return { refused: 'tooMany' };
  const names = head.cells.map((name) => name.trim().toLowerCase());
  const lacking = (['kind', 'ref', 'at'] as const).find((column) => !names.includes(column));
  if (lacking) return { refused: 'noColumn', column: lacking };
  const rows: { line: number; row: SalesRow }[] = [];
  const faults: SalesFault[] = [];
  for (const { line, cells } of body) {
    const at = (column: SalesColumn) => (cells[names.indexOf(column)] ?? '').trim();
    const named = Object.fromEntries(SALES_COLUMNS.map((column) => [column, at(column)])) as Record<
      SalesColumn,
      string
    >;
    const sale = readLine(line, { ...named, kind: named.kind.toLowerCase() });
    if (Array.isArray(sale)) faults.push(...sale);
    else rows.push({ line, row: sale });
  }
  return { rows, faults };
}

/** Number of rows of each kind. */
export const countKinds = (rows: SalesFile['rows']): { kind: SalesRow['kind']; count: number }[] =>
  KINDS.map((kind) => ({ kind, count: rows.filter(({ row }) => row.kind === kind).length })).filter(
    ({ count }) => count > 0,
  );
