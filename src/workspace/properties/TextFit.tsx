// Reports that the text of the selected layer is larger than its box, with the two fixes.
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fitTextBox, fitTextSize } from '@/editor/commands/fitText';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNode, type WithEditor } from '@/editor/document/selectors';
import { fittingBox, fittingSize } from '@/face/nodes/words/textFit';
import { asWords } from '@/face/nodes/words/wordsNode';
import { lineWidth, useFontsLoaded } from '@/simulator/lineWidth';
import { Button } from '@/ui/Button';
import type { PanelContext } from './panelContext';
import { overflowWords, textOverflow } from './textOverflow';

/** Renders nothing for several layers, for a locked layer, and for a text that fits. */
export function TextFit({ facts: { uuids, isLocked } }: { facts: PanelContext }) {
  const { t } = useTranslation('editor');
  const { store } = useEditor();
  const [uuid = '', ...more] = uuids;
  useFontsLoaded();
  const isOver = (state: WithEditor) => {
    const node = more.length === 0 && !isLocked ? selectNode(state, uuid) : undefined;
    return node && textOverflow(node) ? node : undefined;
  };
  const node = useEditorState(isOver);
  const text = node && asWords(node);
  if (!node || !text) return null;

  const size = () => {
    const fontSize = fittingSize(text.style, lineWidth);
    if (fontSize !== null) runCommand(store, fitTextSize, { uuid, patch: { fontSize } });
  };
  const box = () => {
    const patch = fittingBox(text.style, lineWidth);
    if (patch) runCommand(store, fitTextBox, { uuid, patch });
  };
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line bg-raised px-2 py-1.5 text-sm">
      <p className="flex items-start gap-2">
        <TriangleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
        <span className="min-w-0">{overflowWords(t, node)}</span>
      </p>
      <div className="flex flex-wrap gap-1.5">
        <Button size="sm" onClick={size}>
          {t('commands.fitTextSize')}
        </Button>
        <Button size="sm" onClick={box}>
          {t('commands.fitTextBox')}
        </Button>
      </div>
    </div>
  );
}
