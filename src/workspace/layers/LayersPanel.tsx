// The layer list: a tree of rows, topmost layer first, a group above its layers. It shares the selection with the canvas.
import { type FocusEvent, type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '@/editor/dispatch/editorContext';
import { useFocusPlace } from '@/editor/dispatch/focus';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNodeIds } from '@/editor/document/selectors';
import { Listening } from '@/ui/Listening';
import { PanelHeading } from '@/ui/PanelHeading';
import { LayerMenu } from '../stage/LayerMenu';
import { AmbientSlots } from './AmbientSlots';
import { dropRowAt } from './dropRow';
import { FirstSteps } from './FirstSteps';
import { DRAG_HELP_ID } from './LayerRow';
import { LayerRows } from './LayerRows';
import { createRowAttention } from './rowAttention';
import { createRowDragging } from './rowDragging';
import { type OpenMenu, useLayerActs } from './useLayerActs';
import { useRowFocus } from './useRowFocus';
import { useSelectionMarks } from './useSelectionMarks';
import { useTreeRows } from './useTreeRows';
import './layers.css';

/** The layer whose row contains an element. */
const rowAt = (target: EventTarget): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[role="treeitem"]')?.dataset.uuid) || null;

/** Renders only when the order changes. The rows read their own content. */
export function LayersPanel() {
  const { t } = useTranslation('editor');
  const count = useEditorState((state) => selectNodeIds(state).length);
  const treeRows = useTreeRows();
  const { ids } = treeRows;
  const tree = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(tree, treeRows);
  useFocusPlace('layers', tree, {
    take(uuid) {
      const row = uuid ?? focus.stop.get();
      if (row !== null) focus.focusRow(row);
      return row !== null;
    },
    partOf: rowAt,
  });
  const [attention] = useState(createRowAttention);
  useSelectionMarks(tree);
  const menu = useRef<OpenMenu>(null);
  const { store } = useEditor();
  const [dragging] = useState(() =>
    createRowDragging((uuid, travel) => tree.current && dropRowAt(store, tree.current, uuid, travel)),
  );
  const acts = useLayerActs({ tree: treeRows, focus, menu, dragging });

  const onFocus = ({ target }: FocusEvent) => {
    const uuid = rowAt(target);
    focus.entered(uuid);
    // While the row's menu is open its buttons stay, because the focus returns to one of them.
    if (uuid) attention.focus(uuid);
    dragging.approach();
  };
  /** Without a new target, the focused row was removed or the window lost the focus: the list still owns the focus. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!relatedTarget) return;
    focus.left();
    if (!currentTarget.contains(relatedTarget) && !relatedTarget.closest('[role="menu"]')) attention.focus(null);
  };

  return (
    <fieldset aria-label={t('layers.title')} className="flex flex-col gap-1 py-2" onPointerEnter={dragging.approach}>
      <Listening onFocus={onFocus} onBlur={onBlur}>
        <div className="px-3">
          <PanelHeading level={2} aside={count > 2 ? t('layers.hint') : undefined}>
            {t('layers.count', { count })}
          </PanelHeading>
        </div>
        <AmbientSlots onOpened={focus.focusRow} />
        <div
          ref={tree}
          id="layers"
          role="tree"
          // The empty boxes change their height, so the browser must not use them as scroll anchors.
          className="relative [overflow-anchor:none]"
          aria-label={t('layers.title')}
          aria-multiselectable
          tabIndex={-1}
          onPointerOver={(event) => attention.hover(rowAt(event.target))}
          onPointerLeave={attention.leave}
          {...acts}
        >
          <LayerRows
            rows={treeRows.rows}
            ids={ids}
            list={tree}
            stop={focus.stop}
            attention={attention}
            dragging={dragging}
          />
        </div>
        <p id={DRAG_HELP_ID} hidden>
          {t('layers.drag.instructions')}
        </p>
        {count === 1 ? <FirstSteps /> : null}
        <RowMenu opener={menu} />
      </Listening>
    </fieldset>
  );
}

/** Stores the position of the menu, so opening it renders no row. */
function RowMenu({ opener }: { opener: Ref<OpenMenu> }) {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  const close = useCallback(() => setAt(null), []);
  useImperativeHandle(opener, () => setAt, []);
  return <LayerMenu at={at} onClose={close} />;
}
