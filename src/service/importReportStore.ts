// Stores import reports on this device.
import { z } from 'zod';
import { knowReport } from './importReports';
import type { LocalWork } from './localDrafts/localWork';
import { REPORT_CHARACTERS_MAX } from './localDrafts/records';

const note = z.object({
  key: z.string(),
  kind: z.enum(['recognised', 'kept', 'left']),
  what: z.string(),
  element: z.string().nullable(),
  line: z.number().nullable(),
  uuid: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  names: z
    .array(z.object({ what: z.string(), uuid: z.string().nullable() }))
    .readonly()
    .optional(),
});
const storedReport = z.object({ fileName: z.string(), name: z.string(), notes: z.array(note).readonly() });
export type StoredReport = z.output<typeof storedReport>;

/** Storage may contain anything; null for an invalid report. */
export function readReport(raw: unknown): StoredReport | null {
  const record = z.object({ report: z.string() }).safeParse(raw);
  if (!record.success) return null;
  try {
    return storedReport.safeParse(JSON.parse(record.data.report)).data ?? null;
  } catch {
    return null; // Not even JSON.
  }
}

/** Never rejects: if storage fails, the report lasts for the page and says so. */
export async function keepImportReport(
  work: Pick<LocalWork, 'reports' | 'owner' | 'storage'>,
  id: string,
  { fileName, name, notes }: StoredReport,
): Promise<void> {
  const report = JSON.stringify({ fileName, name, notes } satisfies StoredReport);
  let isKept = work.storage === 'device' && report.length <= REPORT_CHARACTERS_MAX;
  try {
    if (isKept) await work.reports.keepReport({ owner: work.owner(), id, report });
  } catch (error) {
    isKept = false;
    console.info('The report of an import could not be kept on this device.', error);
  }
  knowReport(id, { fileName, name, notes, isNew: true, isKept });
}
