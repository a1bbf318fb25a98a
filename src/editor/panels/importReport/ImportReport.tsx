// What became of a watch face that was opened: what is not used, what is kept as it was, and the layers; each leads to its layer.
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportNote } from '@/output/importing/imported';
import { importReports, type ImportReport as Report } from '@/service/importReports';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { LongList } from '@/ui/LongList';
import { useStoreValue } from '@/ui/useStoreValue';
import { listsOf } from '../../document/editorState';
import { selectCopies } from '../../document/selectors';
import { useIsOpen } from '../../door/dialogs';
import { useDesk, useEditor } from '../../door/editorContext';
import { useEditorState } from '../../door/useEditorState';
import {
  NOTE_KINDS,
  noteHead,
  notesOf,
  noteWords,
  type PlacedNote,
  reportText,
  summaryWords,
  thingsIn,
} from './reportWords';
import { type LayerPlace, showLayer } from './showLayer';

export function ImportReport() {
  const isOpen = useIsOpen('importReport');
  const { dialogs } = useDesk();
  const id = useEditorState(({ editor }) => editor.design?.id ?? '');
  const report = useStoreValue(importReports).get(id);
  return report ? <ReportDialog report={report} open={isOpen} onClose={dialogs.close} /> : null;
}

/** The layers of the design by their ids, as they are now. */
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
  const top = useRef<HTMLDivElement>(null);
  const layerOf = ({ uuid }: ImportNote) => (uuid === null ? null : (layers.get(uuid) ?? null));
  const copy = () =>
    navigator.clipboard.writeText(reportText(t, report, (note) => layerOf(note)?.label ?? null)).then(
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
      initialFocus={top}
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
      {/* It is long: read from its top, which the buttons at its end would scroll away. */}
      <div ref={top} tabIndex={-1} className="outline-none" />
      <div className="flex flex-col gap-4">
        {NOTE_KINDS.map((kind) => (
          <NoteGroup key={kind} kind={kind} notes={notesOf(report, kind)} layerOf={layerOf} onGo={go} />
        ))}
      </div>
    </Dialog>
  );
}

interface NoteGroupProps {
  kind: ImportNote['kind'];
  notes: readonly PlacedNote[];
  layerOf(note: ImportNote): LayerPlace | null;
  onGo(place: LayerPlace): void;
}

/** Rows shown before all are asked for. */
const SHOWN_MAX = 50;

function NoteGroup({ kind, notes, layerOf, onGo }: NoteGroupProps) {
  const { t } = useTranslation('import');
  return (
    <LongList
      className="overflow-hidden rounded-lg border border-line"
      heading={t(`groups.${kind}`, { count: thingsIn(notes) })}
      hint={t(`hints.${kind}`)}
      rows={notes}
      most={SHOWN_MAX}
      more={(count) => t('more', { count })}
    >
      {(note) => <NoteRow key={note.place} note={note} layer={layerOf(note)} onGo={onGo} />}
    </LongList>
  );
}

function NoteRow({ note, layer, onGo }: { note: ImportNote; layer: LayerPlace | null; onGo(place: LayerPlace): void }) {
  const { t } = useTranslation(['import', 'messages']);
  const { title, isWritten, kind, element, line } = noteHead(t, note, layer?.label ?? null);
  const Title = isWritten ? 'code' : 'span';
  return (
    <li className="border-t border-line px-3 py-2 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        {layer ? (
          <button
            type="button"
            aria-label={t('import:goTo', { name: title })}
            className="min-h-6 max-w-full truncate text-left font-semibold text-accent underline-offset-2 hover:underline"
            onClick={() => onGo(layer)}
          >
            {title}
          </button>
        ) : (
          <Title className={`font-semibold [overflow-wrap:anywhere] ${isWritten ? 'text-xs' : ''}`}>{title}</Title>
        )}
        {kind === '' ? null : <span className="text-xs text-muted">{kind}</span>}
        {element === '' ? null : <code className="text-2xs text-muted">{element}</code>}
        {line === '' ? null : <span className="text-xs text-muted">{line}</span>}
      </p>
      <p className="text-xs text-pretty text-muted [overflow-wrap:anywhere]">{noteWords(t, note)}</p>
    </li>
  );
}
