// The import report of a watch face: unused content, content kept unchanged, and the layers, each with a link.
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsOpen } from '@/editor/dispatch/dialogs';
import { useDesk, useEditor } from '@/editor/dispatch/editorContext';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { listsOf } from '@/editor/document/editorState';
import { selectCopies } from '@/editor/document/selectors';
import type { ImportNote } from '@/output/importing/imported';
import { importReports, type ImportReport as Report } from '@/service/importReports';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { LongList } from '@/ui/LongList';
import { UserText } from '@/ui/UserText';
import { useStoreValue } from '@/ui/useStoreValue';
import {
  isOfFile,
  NOTE_GROUPS,
  type NoteGroup as NoteGroupName,
  noteHead,
  notesOf,
  noteWords,
  type PlacedNote,
  reportText,
  summaryWords,
  thingsIn,
  unnamedIn,
} from './report/reportTexts';
import { type LayerPlace, showLayer } from './report/showLayer';

export function ImportReport() {
  const isOpen = useIsOpen('importReport');
  const { dialogs } = useDesk();
  const id = useEditorState(({ editor }) => editor.design?.id ?? '');
  const report = useStoreValue(importReports).get(id);
  return report ? <ReportDialog report={report} open={isOpen} onClose={dialogs.close} /> : null;
}

/** The present layers of the design by their ids. */
function useLayers(): ReadonlyMap<string, LayerPlace> {
  const { store } = useEditor();
  const copies = useEditorState(selectCopies);
  const { editor } = store.getState();
  return new Map(
    copies.flatMap((copy) => {
      const lists = listsOf(editor, copy);
      return (['ambient', 'normal'] as const).flatMap((mode) =>
        (lists[mode] ?? []).map(({ uuid, label }) => [uuid, { copyId: copy.id, mode, uuid, label }] as const),
      );
    }),
  );
}

function ReportDialog({ report, open, onClose }: { report: Report; open: boolean; onClose(): void }) {
  const { t } = useTranslation(['import', 'messages']);
  const { store } = useEditor();
  const layers = useLayers();
  const layerOf = (uuid: string | null) => (uuid === null ? null : (layers.get(uuid) ?? null));
  const copy = () =>
    navigator.clipboard.writeText(reportText(t, report, (uuid) => layerOf(uuid)?.label ?? null)).then(
      () => announce(t('import:copied')),
      () => announce(t('import:notCopied')),
    );
  const go = (place: LayerPlace) => {
    onClose();
    showLayer(store, place);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      initialFocus="title"
      title={t('import:opened', { name: report.name })}
      description={summaryWords(t, report)}
      footer={
        <>
          <p className="min-w-0 grow basis-48 self-center text-xs text-pretty text-muted max-sm:basis-full">
            {t(report.isKept ? 'import:again' : 'import:againHere')}
          </p>
          <Button icon={<Copy size={14} aria-hidden="true" />} onClick={() => void copy()}>
            {t('import:copy')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('import:done')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {NOTE_GROUPS.map((group) => (
          <NoteGroup key={group} group={group} notes={notesOf(report, group)} layerOf={layerOf} onGo={go} />
        ))}
      </div>
    </Dialog>
  );
}

interface WaysToLayers {
  layerOf(uuid: string | null): LayerPlace | null;
  onGo(place: LayerPlace): void;
}

interface NoteGroupProps extends WaysToLayers {
  group: NoteGroupName;
  notes: readonly PlacedNote[];
}

/** Rows shown before "show all". */
const SHOWN_MAX = 50;

function NoteGroup({ group, notes, ...ways }: NoteGroupProps) {
  const { t } = useTranslation('import');
  return (
    <LongList
      className="overflow-hidden rounded-lg border border-line"
      heading={t(`groups.${group}`, { count: thingsIn(notes) })}
      hint={t(`hints.${group}`)}
      rows={notes}
      most={SHOWN_MAX}
      more={(count) => t('more', { count })}
    >
      {(note) => <NoteRow key={note.place} note={note} {...ways} />}
    </LongList>
  );
}

/** The name of a layer as a link to it. */
function LayerLink({ layer, onGo, className }: { layer: LayerPlace; onGo: WaysToLayers['onGo']; className: string }) {
  const { t } = useTranslation('import');
  return (
    <button
      type="button"
      aria-label={t('goTo', { name: layer.label })}
      className={`min-h-6 min-w-6 max-w-full truncate text-left text-accent underline-offset-2 hover:underline ${className}`}
      onClick={() => onGo(layer)}
    >
      <UserText text={layer.label} />
    </button>
  );
}

/** Everything that a note is about, if it is more than one thing. */
function NoteNames({ note, layerOf, onGo }: WaysToLayers & { note: ImportNote }) {
  const { t } = useTranslation('import');
  const unnamed = unnamedIn(note);
  if (!note.names) return null;
  return (
    <details className="text-xs">
      <summary className="min-h-6 w-fit cursor-pointer content-center text-accent">{t('names')}</summary>
      <ul className="pl-3">
        {note.names.map(({ what, uuid }) => {
          const layer = layerOf(uuid);
          return (
            <li key={what} className="flex flex-wrap items-baseline gap-x-2">
              <code className="[overflow-wrap:anywhere]">{what}</code>
              {layer ? <LayerLink layer={layer} onGo={onGo} className="" /> : null}
            </li>
          );
        })}
        {unnamed > 0 ? <li className="text-muted">{t('andMore', { count: unnamed })}</li> : null}
      </ul>
    </details>
  );
}

/** Whether the hint of the group says all about the note. */
const isSaidByGroup = ({ key }: ImportNote): boolean => key === 'recognised';

function NoteRow({ note, layerOf, onGo }: WaysToLayers & { note: ImportNote }) {
  const { t } = useTranslation(['import', 'messages']);
  const layer = layerOf(note.uuid);
  const { title, isWritten, kind, element, line } = noteHead(t, note, layer?.label ?? null);
  const Title = isWritten ? 'code' : 'span';
  return (
    <li className="border-t border-line px-3 py-2 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        {layer && !isOfFile(note) ? (
          <LayerLink layer={layer} onGo={onGo} className="font-semibold" />
        ) : (
          <Title className={`font-semibold [overflow-wrap:anywhere] ${isWritten ? 'text-xs' : ''}`}>{title}</Title>
        )}
        {kind === '' ? null : <span className="text-xs text-muted">{kind}</span>}
        {element === '' ? null : <code className="text-2xs text-muted">{element}</code>}
        {line === '' ? null : <span className="text-xs text-muted">{line}</span>}
        {layer && isOfFile(note) ? <LayerLink layer={layer} onGo={onGo} className="text-xs" /> : null}
      </p>
      {isSaidByGroup(note) ? null : (
        <p className="text-xs text-pretty text-muted [overflow-wrap:anywhere]">{noteWords(t, note)}</p>
      )}
      <NoteNames note={note} layerOf={layerOf} onGo={onGo} />
    </li>
  );
}
