// The report of an opened watch face: its parts and its fonts.
import type { ImportNote } from '@/output/importing/imported';
import type { StoredReport } from '@/service/importReportStore';
import type { OpenedFile } from './openProjectFile';
import type { FontLoss } from './takeFonts';

const LOSS_KEYS: Readonly<Record<FontLoss, string>> = {
  refused: 'fontRefused',
  notKept: 'fontNotKept',
  failed: 'fontFailed',
};

const fontNote = (key: string, kind: ImportNote['kind'], what: string): ImportNote => ({
  ...{ key, kind, what },
  ...{ element: null, line: null, uuid: null, params: {} },
});

/** Null for our own project files, which need no report. */
export function reportOf({ face, fonts }: Extract<OpenedFile, { ok: true }>, fileName: string): StoredReport | null {
  if (!face) return null;
  const notes = [
    ...face.notes,
    ...fonts.lost.map(({ name, loss }) => fontNote(LOSS_KEYS[loss], 'left', name)),
    ...fonts.added.map((name) =>
      fontNote(fonts.onDevice.includes(name) ? 'fontOnDevice' : 'fontAdded', 'recognised', name),
    ),
  ];
  return { fileName, name: face.name, notes };
}
