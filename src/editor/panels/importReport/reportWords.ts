// A report of an import in words: what each note says, and the whole as a text to take along.
import type { TFunction } from 'i18next';
import type { ImportNote } from '@/output/importing/imported';
import type { ImportReport } from '@/service/importReports';

export type ReportWords = TFunction<readonly ['import', 'messages']>;

/** As they stand in the report: what asks for a look comes first. */
export const NOTE_KINDS = ['left', 'kept', 'recognised'] as const satisfies readonly ImportNote['kind'][];

/** `place`: in the report, from 0. */
export interface PlacedNote extends ImportNote {
  place: number;
}

export const notesOf = ({ notes }: ImportReport, kind: ImportNote['kind']): readonly PlacedNote[] =>
  notes.map((note, place) => ({ ...note, place })).filter((note) => note.kind === kind);

/** How many layers a person can edit, and what else there is. */
export const countsOf = (report: ImportReport) => ({
  layers: new Set(notesOf(report, 'recognised').flatMap(({ uuid }) => (uuid === null ? [] : [uuid]))).size,
  kept: notesOf(report, 'kept').length,
  left: notesOf(report, 'left').length,
});

export function summaryWords(t: ReportWords, report: ImportReport): string {
  const { layers, kept, left } = countsOf(report);
  return [
    t('import:counts.layers', { count: layers }),
    ...(kept > 0 ? [t('import:counts.kept', { count: kept })] : []),
    ...(left > 0 ? [t('import:counts.left', { count: left })] : []),
  ].join(t('import:between'));
}

/** One that this version has no words for says its kind. */
export const noteWords = (t: ReportWords, { key, kind, params }: ImportNote): string =>
  t([`import:notes.${key}`, `import:plain.${kind}`], params);

/** Where it stands in the document; empty where nobody knows. */
export const placeWords = (t: ReportWords, { line }: ImportNote): string =>
  line === null ? '' : t('import:line', { line });

/** The whole report, one note a line. */
export function reportText(t: ReportWords, report: ImportReport, layerOf: (note: ImportNote) => string | null): string {
  const head = `${t('import:opened', { name: report.name })} ${summaryWords(t, report)}`;
  const parts = NOTE_KINDS.flatMap((kind) => {
    const notes = notesOf(report, kind);
    const rows = notes.map((note) => {
      const about = [note.what, placeWords(t, note), layerOf(note) ?? ''].filter(Boolean).join(' · ');
      return `- ${about}: ${noteWords(t, note)}`;
    });
    return rows.length === 0 ? [] : ['', t(`import:groups.${kind}`, { count: rows.length }), ...rows];
  });
  return [`${head} (${report.fileName})`, ...parts].join('\n');
}
