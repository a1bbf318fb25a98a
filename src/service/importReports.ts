// What became of the parts of imported watch faces, by the design they became; on this device with its design.
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
  /** It is on this device, not only in this page. */
  isKept: boolean;
}

/** Reports that a page knows at once; the oldest goes. */
const KNOWN_MAX = 20;

const reports = createStore<ReadonlyMap<string, ImportReport>>(new Map());

/** By the design's id. */
export const importReports: ReadableStore<ReadonlyMap<string, ImportReport>> = reports;

/** From now on this page knows it. */
export function knowReport(id: string, report: ImportReport): void {
  const others = [...reports.get()].filter(([other]) => other !== id);
  reports.set(new Map([...others, [id, report] as const].slice(-KNOWN_MAX)));
}

/** Notes that the report was shown. */
export function markReportSeen(id: string): void {
  const report = reports.get().get(id);
  if (report?.isNew) knowReport(id, { ...report, isNew: false });
}
