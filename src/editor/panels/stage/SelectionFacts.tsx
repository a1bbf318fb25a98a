// Position, size and angle of the selection in words, for those who do not see its box.
import { useTranslation } from 'react-i18next';
import { boxOf } from '../../commands/layerFacts';
import { selectSelectedNodes } from '../../document/selectors';
import { useEditorState } from '../../door/useEditorState';

export function SelectionFacts({ id }: { id: string }) {
  const { t } = useTranslation('editor');
  const selected = useEditorState(selectSelectedNodes);
  const box = selected.length === 1 && selected[0] ? boxOf(selected[0]) : null;
  const words = box
    ? t('canvas.facts', { x: box.x, y: box.y, width: box.width, height: box.height, angle: box.rotation ?? 0 })
    : t('canvas.selectedCount', { count: selected.length });
  return (
    <p id={id} className="sr-only">
      {words}
    </p>
  );
}
