// Six ways to align the selection to the face, over the canvas.
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ALIGNMENTS, type Alignment } from '@/face/geometry/align';
import { IconButton } from '@/ui/IconButton';
import { Toolbar } from '@/ui/Toolbar';
import { ALIGN } from '../commands/align';
import { isLocked } from '../commands/layerFacts';
import { selectSelectedNodes, type WithEditor } from '../document/selectors';
import { useEditor } from '../editorContext';
import { performCommand } from '../performCommand';
import { useEditorState } from '../useEditorState';

const ICONS: Record<Alignment, LucideIcon> = {
  left: AlignStartVertical,
  center: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
};

/** Whether anything selected may move. */
const canAlign = (state: WithEditor) => selectSelectedNodes(state).some((node) => !isLocked(node));

/** Aligns the selection to the face. */
export function AlignBar() {
  const { t } = useTranslation('editor');
  const { store, port } = useEditor();
  const isPossible = useEditorState(canAlign);
  return (
    <Toolbar
      keepFocus
      label={t('properties.align')}
      className="absolute top-3 left-1/2 -translate-x-1/2 rounded-lg border border-line bg-panel p-0.5"
    >
      {ALIGNMENTS.map((way) => {
        const Icon = ICONS[way];
        return (
          <IconButton
            key={way}
            size="sm"
            label={t(`commands.${ALIGN[way].name}`)}
            icon={<Icon size={16} strokeWidth={1.5} />}
            disabledReason={isPossible ? undefined : t('properties.nothingToAlign')}
            onClick={() => performCommand(store, port, ALIGN[way])}
          />
        );
      })}
    </Toolbar>
  );
}
