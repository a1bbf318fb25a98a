// The layer list: a tree of flat rows, the top layer first. Selection is shared with the canvas.
import { closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type FocusEvent, type Ref, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelHeading } from '@/ui/PanelHeading';
import { selectNodeIds } from '../../document/selectors';
import { useEditorState } from '../../door/useEditorState';
import { LayerMenu } from '../stage/LayerMenu';
import { AmbientSlots } from './AmbientSlots';
import { chunksOf, RowChunk } from './RowChunk';
import { type OpenMenu, useLayerActs } from './useLayerActs';
import { useLayerDrag } from './useLayerDrag';
import { useRowFocus } from './useRowFocus';
import { useSelectionMarks } from './useSelectionMarks';

/** Renders only when the order changes: what the rows show they read themselves. */
export function LayersPanel() {
  const { t } = useTranslation('editor');
  const bottomFirst = useEditorState(selectNodeIds);
  const ids = useMemo(() => [...bottomFirst].reverse(), [bottomFirst]);
  const tree = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(tree, ids);
  useSelectionMarks(tree);
  const menu = useRef<OpenMenu>(null);
  const acts = useLayerActs({ ids, focus, menu });
  const { sensors, accessibility, onDragStart, onDragEnd } = useLayerDrag();

  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[role="treeitem"]');
    focus.entered(row?.dataset.uuid ?? null);
  };
  /** With no new target the focus was lost with its row, or the window was left: it is still the list's. */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) focus.left();
  };

  return (
    <section
      role="group"
      aria-label={t('layers.title')}
      className="flex flex-col gap-1 py-2"
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div className="px-3">
        <PanelHeading level={2} aside={t('layers.hint')}>
          {t('layers.count', { count: ids.length })}
        </PanelHeading>
      </div>
      <AmbientSlots onOpened={focus.focusRow} />
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragStart={onDragStart}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <div
            ref={tree}
            id="layers"
            role="tree"
            aria-label={t('layers.title')}
            aria-multiselectable
            tabIndex={-1}
            {...acts}
          >
            {chunksOf(ids).map((chunk) => (
              <RowChunk key={chunk.first} {...chunk} count={ids.length} stop={focus.stop} />
            ))}
          </div>
        </SortableContext>
      </DndContext>
      <RowMenu opener={menu} />
    </section>
  );
}

/** Holds where the menu is, so that opening it renders no row. */
function RowMenu({ opener }: { opener: Ref<OpenMenu> }) {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  const close = useCallback(() => setAt(null), []);
  useImperativeHandle(opener, () => setAt, []);
  return <LayerMenu at={at} onClose={close} />;
}
