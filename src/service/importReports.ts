// Import reports of watch faces by design; stored on this device with the design.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import type { ImportNote } from '@/output/importing/imported';

export interface ImportReport {
  /** Of the file. */
  fileName: string;
  /** Of the design. */
  name: string;
  notes: readonly ImportNote[];
  /** Not yet shown to the user. */
  isNew: boolean;
  /** Stored on this device, not only in this page. */
  isKept: boolean;
}

/** Maximum reports in memory; the oldest is dropped. */
const KNOWN_MAX = 20;

const reports = createStore<ReadonlyMap<string, ImportReport>>(new Map());

/** By the design's id. */
export const importReports: ReadableStore<ReadonlyMap<string, ImportReport>> = reports;

/** Adds a report to this page's memory. */
export function knowReport(id: string, report: ImportReport): void {
  const others = [...reports.get()].filter(([other]) => other !== id);
  reports.set(new Map([...others, [id, report] as const].slice(-KNOWN_MAX)));
}

/** Marks the report as shown. */
export function markReportSeen(id: string): void {
  const report = reports.get().get(id);
  if (report?.isNew) knowReport(id, { ...report, isNew: false });
}
