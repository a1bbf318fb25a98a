// Describes position, size and angle of the selection for users who cannot see its box.
import { useTranslation } from 'react-i18next';
import { boxOf } from '@/editor/commands/layerFacts';
import { spoken, spokenBounds } from '@/editor/commands/spoken';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectSelectedNodes } from '@/editor/document/selectors';

export function SelectionFacts({ id }: { id: string }) {
  const { t } = useTranslation('editor');
  const selected = useEditorState(selectSelectedNodes);
  const box = selected.length === 1 && selected[0] ? boxOf(selected[0]) : null;
  const bounds = selected.length > 1 ? spokenBounds(selected) : null;
  const count = t('canvas.selectedCount', { count: selected.length });
  const one = box && {
    x: spoken(box.x),
    y: spoken(box.y),
    width: spoken(box.width),
    height: spoken(box.height),
    angle: spoken(box.rotation ?? 0),
  };
  const several = bounds && t('canvas.boundsOf', { layers: count, ...bounds });
  const words = one ? t('canvas.facts', one) : (several ?? count);
  return (
    <p id={id} className="sr-only">
      {words}
    </p>
  );
}
