// A report of an import in words: what each note says, and the whole as a text to take along.
import type { TFunction } from 'i18next';
import type { ImportNote } from '@/output/importing/imported';
import type { ImportReport } from '@/service/importReports';
import { languageRow } from '@/service/language/i18n';

export type ReportWords = TFunction<readonly ['import', 'messages']>;

/** As they stand in the report: what asks for a look comes first. `files`: fonts and pictures that were taken over. */
export const NOTE_GROUPS = ['left', 'kept', 'recognised', 'files'] as const;
export type NoteGroup = (typeof NOTE_GROUPS)[number];

/** `place`: in the report, from 0. */
export interface PlacedNote extends ImportNote {
  place: number;
}

const groupOf = ({ kind, uuid }: ImportNote): NoteGroup => (kind === 'recognised' && uuid === null ? 'files' : kind);

/** Reports that older versions kept tell of a layer once per mode. */
function isRepeated({ kind, uuid }: ImportNote, place: number, notes: readonly ImportNote[]): boolean {
  if (kind !== 'recognised' || uuid === null) return false;
  return notes.findIndex((note) => note.kind === kind && note.uuid === uuid) < place;
}

/** The notes of a group, each thing once. */
export const notesOf = ({ notes }: ImportReport, group: NoteGroup): readonly PlacedNote[] =>
  notes
    .map((note, place) => ({ ...note, place }))
    .filter((note) => groupOf(note) === group && !isRepeated(note, note.place, notes));

/** How many things some notes are about: one may stand for others like it. */
export const thingsIn = (notes: readonly ImportNote[]): number =>
  notes.reduce((sum, { params }) => sum + 1 + Number(params.others ?? 0), 0);

/** How many things each group lists: layers that a person can edit are those taken over. */
export const countsOf = (report: ImportReport): Readonly<Record<NoteGroup, number>> => ({
  left: thingsIn(notesOf(report, 'left')),
  kept: thingsIn(notesOf(report, 'kept')),
  recognised: thingsIn(notesOf(report, 'recognised')),
  files: thingsIn(notesOf(report, 'files')),
});

export function summaryWords(t: ReportWords, report: ImportReport): string {
  const { recognised, files, kept, left } = countsOf(report);
  return [
    t('import:counts.layers', { count: recognised }),
    ...(files > 0 ? [t('import:counts.files', { count: files })] : []),
    ...(kept > 0 ? [t('import:counts.kept', { count: kept })] : []),
    ...(left > 0 ? [t('import:counts.left', { count: left })] : []),
  ].join(t('import:between'));
}

/** Codes of languages as a list of their names; what has none stands as its code. */
function languageNames(codes: string, tag: string): string {
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const nameOf = (code: string): string => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code; // What a folder calls itself need not be a language.
    }
  };
  return new Intl.ListFormat(tag).format(codes.split(' ').map(nameOf));
}

/** One that this version has no words for says its kind. `tag`: BCP 47 of the language of `t`. */
export function noteWords(t: ReportWords, { key, kind, params }: ImportNote, tag = languageRow().tag): string {
  const { languages } = params;
  const named = languages === undefined ? {} : { languages: languageNames(String(languages), tag) };
  return t([`import:notes.${key}`, `import:plain.${kind}`], { ...params, ...named });
}

/** How many things a note is about that it does not name. */
export const unnamedIn = ({ names, params }: ImportNote): number =>
  names ? 1 + Number(params.others ?? 0) - names.length : 0;

/** Whether it is about a file: its layer is one that needs it. */
export const isOfFile = ({ element, kind }: ImportNote): boolean => element === null && kind === 'left';

/** What a note is about. */
export interface NoteHead {
  /** The name of a file; else its layer's name, its own, or what it is. */
  title: string;
  /** The title is a name out of the file, as it is written there. */
  isWritten: boolean;
  /** What it is, where the title does not say so; empty where nobody knows. */
  kind: string;
  /** The format's own name for it, where the title is not just that; empty for a file. */
  element: string;
  /** Where it stands in the document; empty where nobody knows. */
  line: string;
}

/** The plain word for an element of the format; empty where there is none. */
const elementWord = (t: ReportWords, element: string | null): string =>
  element === null ? '' : t(`import:labels.${element}`, { defaultValue: '' });

/** `layer`: the name of its layer as it is now; null where it has none. */
export function noteHead(t: ReportWords, note: ImportNote, layer: string | null): NoteHead {
  const word = elementWord(t, note.element);
  const ownName = note.what === note.element ? null : note.what;
  const titled = isOfFile(note) ? null : layer;
  const title = titled ?? ownName ?? (word || note.what);
  return {
    title,
    isWritten: titled === null && title !== word,
    kind: title.startsWith(word) ? '' : word,
    element: note.element === null || title === note.element ? '' : note.element,
    line: note.line === null ? '' : t('import:line', { line: note.line }),
  };
}

/** The whole report, one note a line. */
export function reportText(
  t: ReportWords,
  report: ImportReport,
  labelOf: (uuid: string | null) => string | null,
): string {
  const head = `${t('import:opened', { name: report.name })} ${summaryWords(t, report)}`;
  const parts = NOTE_GROUPS.flatMap((group) => {
    const notes = notesOf(report, group);
    const rows = notes.flatMap((note) => {
      const layer = labelOf(note.uuid);
      const { title, kind: word, element, line } = noteHead(t, note, layer);
      const needer = isOfFile(note) ? layer : null;
      const head = [title, needer, word, element, line].filter(Boolean).join(' · ');
      const unnamed = unnamedIn(note);
      return [
        `- ${head}: ${noteWords(t, note)}`,
        ...(note.names ?? []).map(({ what, uuid }) => `  - ${[what, labelOf(uuid)].filter(Boolean).join(' · ')}`),
        ...(unnamed > 0 ? [`  - ${t('import:andMore', { count: unnamed })}`] : []),
      ];
    });
    return rows.length === 0 ? [] : ['', t(`import:groups.${group}`, { count: thingsIn(notes) }), ...rows];
  });
  return [`${head} (${report.fileName})`, ...parts].join('\n');
}
