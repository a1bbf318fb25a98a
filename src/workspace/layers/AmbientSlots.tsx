// Always-on: lists the slots of the normal mode that are drawn with its layers, with a link to each where it is edited.
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { showNormal } from '@/editor/commands/modes';
import { select } from '@/editor/commands/select';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectAmbientSlots } from '@/editor/document/selectors';
import { Button } from '@/ui/Button';

export interface AmbientSlotsProps {
  /** The normal mode is shown and this layer is selected. */
  onOpened(uuid: string): void;
}

export function AmbientSlots({ onOpened }: AmbientSlotsProps) {
  const { t } = useTranslation('editor');
  const { store } = useEditor();
  const slots = useEditorState(selectAmbientSlots);
  if (slots.length === 0) return null;

  const open = (uuid: string) => {
    flushSync(() => {
      runCommand(store, showNormal, undefined);
      runCommand(store, select, { mode: 'replace', uuids: [uuid] });
    });
    onOpened(uuid);
  };

  return (
    <div className="mx-3 mb-1 flex flex-col gap-1.5 rounded-md border border-line bg-raised px-2 py-1.5">
      <p className="text-xs text-muted">{t('layers.slotsShown', { count: slots.length })}</p>
      <ul className="flex flex-wrap gap-1">
        {slots.map((slot) => (
          <li key={slot.uuid} className="flex min-w-0">
            <Button size="sm" aria-label={t('layers.editSlot', { label: slot.label })} onClick={() => open(slot.uuid)}>
              <span className="max-w-40 truncate">{slot.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
