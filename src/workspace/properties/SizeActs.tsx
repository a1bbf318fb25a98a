// Below the fields of width and height: whether a typed size keeps the layer's center or its top-left corner in place.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { boxOf } from '@/editor/commands/layerFacts';
import { isRound } from '@/editor/commands/setField';
import { useDesk } from '@/editor/dispatch/editorContext';
import { selectCanvas, selectSelectedNodes, type WithEditor } from '@/editor/document/selectors';
import { Switch } from '@/ui/Switch';
import { useStoreValue } from '@/ui/useStoreValue';
import { useOfSelection } from './useOfSelection';

/**
 * Which of the two settings applies to the selected layers. Null if all have their own pivot, which always stays in
 * place.
 */
function settingOf(state: WithEditor): 'round' | 'other' | null {
  const layers = selectSelectedNodes(state).filter((node) => !boxOf(node)?.offset);
  const canvas = selectCanvas(state);
  if (layers.length === 0) return null;
  return layers.every((node) => isRound(node, canvas)) ? 'round' : 'other';
}

export function SizeActs({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('editor');
  const { viewOptions } = useDesk();
  const { keepsMiddle } = useStoreValue(viewOptions);
  const setting = useOfSelection(settingOf);
  const id = useId();
  if (disabled || setting === null) return null;
  return (
    <div className="grid grid-cols-[minmax(4.5rem,5.75rem)_minmax(0,1fr)] items-center gap-x-2">
      <label htmlFor={id} className="flex min-h-8 items-center text-sm leading-4 text-muted">
        {t('properties.keepMiddle')}
      </label>
      <Switch id={id} checked={keepsMiddle[setting]} onChange={(on) => viewOptions.keepMiddle({ [setting]: on })} />
    </div>
  );
}
