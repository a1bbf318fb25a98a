// Below the pivot's fields: place it on the dial, focus its cross, and a note about a hand that is off the dial.
import { CircleDot, Crosshair, LocateFixed, Move, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { boxOf } from '@/editor/commands/layerFacts';
import { isOffDial, moveToDial, pivotToDial, pivotToMiddle } from '@/editor/commands/pivot';
import { useEditor } from '@/editor/dispatch/editorContext';
import { performCommand } from '@/editor/dispatch/performCommand';
import { selectCanvas, selectSelectedNodes, type WithEditor } from '@/editor/document/selectors';
import { Button } from '@/ui/Button';
import { useOfSelection } from './useOfSelection';

const hasOwnPivot = (state: WithEditor): boolean =>
  selectSelectedNodes(state).some((node) => Boolean(boxOf(node)?.offset));

function countOffDial(state: WithEditor): number {
  const canvas = selectCanvas(state);
  return selectSelectedNodes(state).filter((node) => isOffDial(node, canvas)).length;
}

export function PivotActs({ uuids, disabled }: { uuids: readonly string[]; disabled: boolean }) {
  const { t } = useTranslation('editor');
  const { store, port } = useEditor();
  const off = useOfSelection(countOffDial);
  const isOwn = useOfSelection(hasOwnPivot);
  if (disabled) return null;
  return (
    <div className="flex flex-col gap-1.5 pb-1">
      <div className="flex flex-wrap gap-1.5">
        <Button
          size="sm"
          icon={<Crosshair size={14} />}
          hint={t('pivot.toDialHint')}
          onClick={() => performCommand(store, port, pivotToDial)}
        >
          {t('commands.pivotToDial')}
        </Button>
        {isOwn ? (
          <Button
            size="sm"
            icon={<CircleDot size={14} />}
            hint={t('pivot.toMiddleHint')}
            onClick={() => performCommand(store, port, pivotToMiddle)}
          >
            {t('pivot.toMiddle')}
          </Button>
        ) : null}
        {uuids.length === 1 ? (
          <Button
            size="sm"
            icon={<Move size={14} />}
            hint={t('pivot.onCanvasHint')}
            onClick={() => store.desk.focus.take({ place: 'pivot' })}
          >
            {t('pivot.onCanvas')}
          </Button>
        ) : null}
      </div>
      {off > 0 ? (
        <div
          role="note"
          data-off-dial
          className="flex flex-col gap-1.5 rounded-md border border-warning/60 p-2 text-xs"
        >
          <p className="flex items-start gap-1.5">
            <TriangleAlert size={14} aria-hidden="true" className="mt-px shrink-0 text-warning" />
            <span>{t(uuids.length === 1 ? 'pivot.offDial' : 'pivot.offDialMany')}</span>
          </p>
          <Button
            size="sm"
            className="self-start"
            icon={<LocateFixed size={14} />}
            onClick={() => performCommand(store, port, moveToDial)}
          >
            {t('pivot.mend')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
