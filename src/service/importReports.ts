// What became of the parts of imported watch faces, by the design they became; kept while the page stays.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import type { ImportNote } from '@/output/importing/imported';

export interface ImportReport {
  /** Of the file. */
  fileName: string;
  /** Of the design. */
  name: string;
  notes: readonly ImportNote[];
  /** Nobody has seen it yet. */
  isNew: boolean;
}

/** Reports kept at once; the oldest goes. */
const KEPT_MAX = 20;

const reports = createStore<ReadonlyMap<string, ImportReport>>(new Map());

/** By the design's id. */
export const importReports: ReadableStore<ReadonlyMap<string, ImportReport>> = reports;

export function keepImportReport(id: string, report: ImportReport): void {
  const others = [...reports.get()].filter(([other]) => other !== id);
  reports.set(new Map([...others, [id, report] as const].slice(-KEPT_MAX)));
}

/** Notes that the report was shown. */
export function markReportSeen(id: string): void {
  const report = reports.get().get(id);
  if (report?.isNew) reports.set(new Map(reports.get()).set(id, { ...report, isNew: false }));
}
