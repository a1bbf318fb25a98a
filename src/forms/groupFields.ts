// Groups fields for rendering: by section, and inside it in rows of one or several fields.
import type { FieldDescriptor } from './describeFields';

export interface FieldRow {
  key: string;
  /** Name of the row, if several fields share one label. */
  row: string | undefined;
  fields: readonly FieldDescriptor[];
}

export interface FieldSection {
  section: string;
  rows: readonly FieldRow[];
}

/** Rows with fields side by side: only those with labels short enough for the inside of a box (X, Y). */
const SIDE_BY_SIDE: readonly string[] = ['position', 'size', 'pivot', 'corners', 'offset'];

/** Sections and rows in the order of the schema; without hidden fields. */
export function groupFields(fields: readonly FieldDescriptor[]): FieldSection[] {
  const sections = new Map<string, Map<string, FieldDescriptor[]>>();
  for (const field of fields) {
    if (field.control === 'hidden') continue;
    const rows = sections.get(field.section ?? '') ?? new Map<string, FieldDescriptor[]>();
    sections.set(field.section ?? '', rows);
    const shared = field.row !== undefined && SIDE_BY_SIDE.includes(field.row);
    const key = shared ? `row:${field.row}` : field.path;
    rows.set(key, [...(rows.get(key) ?? []), field]);
  }
  return [...sections].map(([section, rows]) => ({
    section,
    rows: [...rows].map(([key, inRow]) => ({
      key,
      row: key.startsWith('row:') ? key.slice('row:'.length) : undefined,
      fields: inRow,
    })),
  }));
}
