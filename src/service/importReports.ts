// What became of the parts of imported watch faces, by the design they became; on this device with its design.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import type { ImportNote } from '@/output/importing/imported';
import type { LocalWork } from './localDrafts/localWork';

export interface ImportReport {
  /** Of the file. */
  fileName: string;
  /** Of the design. */
  name: string;
  notes: readonly ImportNote[];
  /** Nobody has seen it yet. */
  isNew: boolean;
  /** It is on this device, not only in this page. */
  isKept: boolean;
}

/** Reports that a page knows at once; the oldest goes. */
const KNOWN_MAX = 20;

export type ReportWork = Pick<LocalWork, 'reports' | 'owner' | 'storage'>;

const reports = createStore<ReadonlyMap<string, ImportReport>>(new Map());

/** By the design's id. */
export const importReports: ReadableStore<ReadonlyMap<string, ImportReport>> = reports;

/** From now on this page knows it. */
export function knowReport(id: string, report: ImportReport): void {
  const others = [...reports.get()].filter(([other]) => other !== id);
  reports.set(new Map([...others, [id, report] as const].slice(-KNOWN_MAX)));
}

/** Looks for the report of a design on this device, where the page knows none. Never rejects. */
export async function findImportReport(work: ReportWork, id: string): Promise<void> {
  if (reports.get().has(id)) return;
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

/** Notes that the report was shown. */
export function markReportSeen(id: string): void {
  const report = reports.get().get(id);
  if (report?.isNew) knowReport(id, { ...report, isNew: false });
}
