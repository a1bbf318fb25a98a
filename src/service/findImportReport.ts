// The way back to the report of an import after a reload. What reads it comes with the first that is there.
import { importReports, knowReport } from './importReports';
import type { LocalWork } from './localDrafts/localWork';

/** Looks for the report of a design on this device, where the page knows none. Never rejects. */
export async function findImportReport(work: Pick<LocalWork, 'reports' | 'owner'>, id: string): Promise<void> {
  if (importReports.get().has(id)) return;
  try {
    const raw = await work.reports.reportOf(work.owner(), id);
    if (raw === undefined) return;
    const { readReport } = await import('./keptReports');
    const found = readReport(raw);
    if (found) knowReport(id, { ...found, isNew: false, isKept: true });
  } catch (error) {
    console.info('The report of an import could not be looked for.', error);
  }
}
