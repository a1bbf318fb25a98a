// Orders described fields for drawing: by section, and inside it in rows of one or several fields.
import type { FieldDescriptor } from './describeFields';

export interface FieldRow {
  key: string;
  /** Name of the row where several fields stand side by side under one label. */
  row: string | undefined;
  fields: readonly FieldDescriptor[];
}

export interface FieldSection {
  section: string;
  rows: readonly FieldRow[];
}

/** Rows that stand side by side: only those whose fields have names short enough to stand inside the box (X, Y). */
const SIDE_BY_SIDE: readonly string[] = ['position', 'size', 'pivot'];

/** Sections and rows in the order in which the schema first names them; hidden fields are left out. */
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
