// What became of the parts of imported watch faces, by the design they became; on this device with its design.
import { z } from 'zod';
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import type { ImportNote } from '@/output/importing/imported';
import type { LocalWork } from './localDrafts/localWork';
import { REPORT_CHARACTERS_MAX } from './localDrafts/records';

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

const note = z.object({
  key: z.string(),
  kind: z.enum(['recognised', 'kept', 'left']),
  what: z.string(),
  element: z.string().nullable(),
  line: z.number().nullable(),
  uuid: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
const keptReport = z.object({ fileName: z.string(), name: z.string(), notes: z.array(note).readonly() });

type Work = Pick<LocalWork, 'reports' | 'owner' | 'storage'>;

const reports = createStore<ReadonlyMap<string, ImportReport>>(new Map());

/** By the design's id. */
export const importReports: ReadableStore<ReadonlyMap<string, ImportReport>> = reports;

function know(id: string, report: ImportReport): void {
  const others = [...reports.get()].filter(([other]) => other !== id);
  reports.set(new Map([...others, [id, report] as const].slice(-KNOWN_MAX)));
}

/** Never rejects: where this device does not take it, it lasts for the page, and says so. */
export async function keepImportReport(
  work: Work,
  id: string,
  { fileName, name, notes }: Pick<ImportReport, 'fileName' | 'name' | 'notes'>,
): Promise<void> {
  const report = JSON.stringify({ fileName, name, notes } satisfies z.output<typeof keptReport>);
  let isKept = work.storage === 'device' && report.length <= REPORT_CHARACTERS_MAX;
  try {
    if (isKept) await work.reports.keepReport({ owner: work.owner(), id, report });
  } catch (error) {
    isKept = false;
    console.info('The report of an import could not be kept on this device.', error);
  }
  know(id, { fileName, name, notes, isNew: true, isKept });
}

function readReport(raw: unknown): z.output<typeof keptReport> | null {
  const record = z.object({ report: z.string() }).safeParse(raw);
  try {
    const read = record.success ? keptReport.safeParse(JSON.parse(record.data.report)) : null;
    return read?.success ? read.data : null;
  } catch {
    return null; // A disk may hold anything: what is no report is as good as none.
  }
}

/** Looks for the report of a design on this device, where the page knows none. Never rejects. */
export async function findImportReport(work: Work, id: string): Promise<void> {
  if (reports.get().has(id)) return;
  try {
    const found = readReport(await work.reports.reportOf(work.owner(), id));
    if (found) know(id, { ...found, isNew: false, isKept: true });
  } catch (error) {
    console.info('The report of an import could not be looked for.', error);
  }
}

/** Notes that the report was shown. */
export function markReportSeen(id: string): void {
  const report = reports.get().get(id);
  if (report?.isNew) know(id, { ...report, isNew: false });
}
