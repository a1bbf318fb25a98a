// Reorders rows with pointer or keys with dnd-kit: its sensors, its localized announcements, and the drop.
import {
  type Announcements,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '@/editor/dispatch/editorContext';
import { placeKey } from '@/editor/document/editorState';
import { selectNode, selectNodeIds } from '@/editor/document/selectors';
import { dropRow } from './dropRow';
import type { RowAttention } from './rowAttention';
import { DRAG_DISTANCE } from './rowDragging';
import { RowSensor } from './rowSensor';
import type { TabStop } from './tabStop';

export interface LayerDragParts {
  /** The tree of rows. */
  list: RefObject<HTMLElement | null>;
  /** The dragged row becomes the Tab stop, so it stays rendered. */
  stop: TabStop;
  /** The dragged row keeps its buttons. */
  attention: RowAttention;
}

export function useLayerDrag({ list, stop, attention }: LayerDragParts) {
  const { t } = useTranslation('editor');
  const { store } = useEditor();
  const sensors = useSensors(
    useSensor(RowSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  // The pointer sensor listens on the document, so this event ends a row drag where it is.
  useEffect(
    () => store.desk.lettingGo.subscribe(() => void document.dispatchEvent(new PointerEvent('pointerup'))),
    [store],
  );

  /** Number of layers that the last drop moved. */
  const moved = useRef(0);
  /** The list in which the drag started. */
  const place = useRef('');
  const placeNow = () => {
    const { copyId, mode } = store.getState().editor;
    return placeKey(copyId, mode);
  };

  const accessibility = useMemo(() => {
    const words = (key: string, id: UniqueIdentifier, overId?: UniqueIdentifier) => {
      const state = store.getState();
      const ids = selectNodeIds(state);
      const label = selectNode(state, String(id))?.label ?? '';
      const i = ids.length - ids.indexOf(String(overId ?? id));
      return t(`layers.drag.${key}`, { label, i, n: ids.length });
    };
    const announcements: Announcements = {
      onDragStart: ({ active }) => words('start', active.id),
      // dnd-kit reports a row over itself at once, which would interrupt the pick-up announcement.
      onDragOver: ({ active, over }) =>
        over ? words(over.id === active.id ? 'start' : 'over', active.id, over.id) : undefined,
      // The drop is complete, so the layers are in their new places. A refusal announces itself and returns the row.
      onDragEnd({ active, over }) {
        if (moved.current > 1) return t('announce.orderMany', { n: moved.current });
        return words(moved.current === 1 ? 'dropped' : over ? 'stays' : 'cancel', active.id);
      },
      onDragCancel: ({ active }) => words('cancel', active.id),
    };
    const container = list.current?.parentElement;
    return {
      announcements,
      // The live region is outside the tree, which may contain only rows.
      ...(container ? { container } : {}),
      // The panel shows the instructions itself before this code is loaded.
      screenReaderInstructions: { draggable: '' },
    };
  }, [store, t, list]);

  const onDragStart = ({ active }: DragStartEvent) => {
    stop.set(String(active.id));
    attention.drag(String(active.id));
    place.current = placeNow();
  };

  const onDragCancel = () => attention.drag(null);

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    attention.drag(null);
    moved.current = 0;
    // Another copy or mode that was shown in the meantime can have layers with the same ids.
    if (!over || over.id === active.id || place.current !== placeNow()) return;
    moved.current = dropRow(store, String(active.id), String(over.id));
  };

  return { sensors, accessibility, onDragStart, onDragCancel, onDragEnd };
}
