// Restores the report of an import after a reload. The code that reads it is loaded only if there is one.
import { importReports, knowReport } from './importReports';
import type { LocalWork } from './localDrafts/localWork';

/** Looks up the report of a design on this device, if the page does not have it. Never rejects. */
export async function findImportReport(work: Pick<LocalWork, 'reports' | 'owner'>, id: string): Promise<void> {
  if (importReports.get().has(id)) return;
  try {
    const raw = await work.reports.reportOf(work.owner(), id);
    if (raw === undefined) return;
    const { readReport } = await import('./importReportStore');
    const report = readReport(raw);
    if (report) knowReport(id, { ...report, isNew: false, isKept: true });
  } catch (error) {
    console.info('The report of an import could not be looked for.', error);
  }
}
