// The import report as text: the words of each note, and the whole report for export.
import type { TFunction } from 'i18next';
import { leftoverKey } from '@/face/nodes/leftoverWords';
import type { ImportNote } from '@/output/importing/imported';
import type { ImportReport } from '@/service/importReports';
import { languageRow } from '@/service/language/i18n';

export type ReportTexts = TFunction<readonly ['import', 'messages']>;

/**
 * In display order: notes that need attention come first. `settings`: what the wearer chooses; `files`: imported fonts and
 * images.
 */
export const NOTE_GROUPS = ['left', 'kept', 'recognised', 'settings', 'files'] as const;
export type NoteGroup = (typeof NOTE_GROUPS)[number];

/** `place`: index in the report, from 0. */
export interface PlacedNote extends ImportNote {
  place: number;
}

/** Notes on settings of the face, which became its theme and options. */
const OF_SETTINGS: ReadonlySet<string> = new Set(['theme', 'option', 'switch']);

function groupOf({ key, kind, uuid }: ImportNote): NoteGroup {
  if (kind !== 'recognised' || uuid !== null) return kind;
  return OF_SETTINGS.has(key) ? 'settings' : 'files';
}

/** Reports of older versions list a layer once per mode. */
function isRepeated({ kind, uuid }: ImportNote, place: number, notes: readonly ImportNote[]): boolean {
  if (kind !== 'recognised' || uuid === null) return false;
  return notes.findIndex((note) => note.kind === kind && note.uuid === uuid) < place;
}

/** The notes of a group without duplicates. */
export const notesOf = ({ notes }: ImportReport, group: NoteGroup): readonly PlacedNote[] =>
  notes
    .map((note, place) => ({ ...note, place }))
    .filter((note) => groupOf(note) === group && !isRepeated(note, note.place, notes));

/** Number of things that notes are about, because one note can cover several similar things. */
export const thingsIn = (notes: readonly ImportNote[]): number =>
  notes.reduce((sum, { params }) => sum + 1 + Number(params.others ?? 0), 0);

/** Number of things in each group. The recognised layers are the editable ones. */
export const countsOf = (report: ImportReport): Readonly<Record<NoteGroup, number>> => ({
  left: thingsIn(notesOf(report, 'left')),
  kept: thingsIn(notesOf(report, 'kept')),
  recognised: thingsIn(notesOf(report, 'recognised')),
  settings: thingsIn(notesOf(report, 'settings')),
  files: thingsIn(notesOf(report, 'files')),
});

export function summaryWords(t: ReportTexts, report: ImportReport): string {
  const { recognised, settings, files, kept: preserved, left } = countsOf(report);
  return [
    t('import:counts.layers', { count: recognised }),
    ...(settings > 0 ? [t('import:counts.settings', { count: settings })] : []),
    ...(files > 0 ? [t('import:counts.files', { count: files })] : []),
    ...(preserved > 0 ? [t('import:counts.kept', { count: preserved })] : []),
    ...(left > 0 ? [t('import:counts.left', { count: left })] : []),
  ].join(t('import:between'));
}

/** Formats language codes as a list of names. Unknown languages keep their code. */
function languageNames(codes: string, tag: string): string {
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const nameOf = (code: string): string => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code; // A folder name is not always a language code.
    }
  };
  return new Intl.ListFormat(tag).format(codes.split(' ').map(nameOf));
}

/** Names of leftovers as a list of their words. */
function leftoverNames(t: ReportTexts, names: string, tag: string): string {
  const words = names.split(', ').map((name) => t(`import:leftovers.${leftoverKey(name)}`, { defaultValue: name }));
  return new Intl.ListFormat(tag).format(words);
}

/** Notes without words in this version show their kind. `tag`: BCP 47 tag of the language of `t`. */
export function noteWords(t: ReportTexts, { key, kind, params }: ImportNote, tag = languageRow().tag): string {
  const { languages, names } = params;
  const named = {
    ...(languages === undefined ? {} : { languages: languageNames(String(languages), tag) }),
    ...(names === undefined ? {} : { names: leftoverNames(t, String(names), tag) }),
  };
  return t([`import:notes.${key}`, `import:plain.${kind}`], { ...params, ...named });
}

/** Number of things that a note covers but does not name. */
export const unnamedIn = ({ names, params }: ImportNote): number =>
  names ? 1 + Number(params.others ?? 0) - names.length : 0;

/** Whether the note is about a file: its layer is one that needs the file. */
export const isOfFile = ({ element, kind }: ImportNote): boolean => element === null && kind === 'left';

/** What a note is about. */
export interface NoteHead {
  /** The file name, otherwise the layer's name, the element's own name, or its kind. */
  title: string;
  /** The title is a name from the file, unchanged. */
  isWritten: boolean;
  /** Its kind, if the title does not contain it. Empty if unknown. */
  kind: string;
  /** The format's element name, if the title differs from it. Empty for a file. */
  element: string;
  /** Its line in the document. Empty if unknown. */
  line: string;
}

/** The localized word for an element of the format. Empty if there is none. */
const elementWord = (t: ReportTexts, element: string | null): string =>
  element === null ? '' : t(`import:labels.${element}`, { defaultValue: '' });

/** `layer`: the present name of its layer, or null. */
export function noteHead(t: ReportTexts, note: ImportNote, layer: string | null): NoteHead {
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

/** The whole report, one note per line. */
export function reportText(
  t: ReportTexts,
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
