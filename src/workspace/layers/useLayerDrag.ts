// Drags rows with pointer or keys with dnd-kit: its sensors, where the held row would go, its localized announcements,
// and the drop.
import {
  type Announcements,
  type Collision,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  KeyboardSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '@/editor/dispatch/editorContext';
import { placeKey } from '@/editor/document/editorState';
import { selectNode, selectNodes } from '@/editor/document/selectors';
import { createStore } from '@/face/liveData/createStore';
import { isGroup } from '@/face/nodes';
import { withDescendants } from '@/face/nodes/layerTree';
import { droppedWords, heldWords, lastWords } from './dragWords';
import { dropRow, levelsOf, movedWith, targetOf } from './dropRow';
import { createExpander } from './expandSoon';
import type { HeldRow } from './heldRow';
import type { RowAttention } from './rowAttention';
import { DRAG_DISTANCE } from './rowDragging';
import { RowSensor } from './rowSensor';
import { travelByKeys } from './rowTravel';
import type { TabStop } from './tabStop';

export interface LayerDragParts {
  /** Visible rows from the top. */
  ids: readonly string[];
  /** The tree of rows. */
  list: RefObject<HTMLElement | null>;
  /** The dragged row becomes the Tab stop, so it stays rendered. */
  stop: TabStop;
  /** The dragged row keeps its buttons. */
  attention: RowAttention;
}

const rowOver = (collisions: Collision[] | null): string | null => {
  const [first] = collisions ?? [];
  return first ? String(first.id) : null;
};

export function useLayerDrag({ ids, list, stop, attention }: LayerDragParts) {
  const { t } = useTranslation('editor');
  const { store } = useEditor();
  const { collapsed } = store.desk;
  const [held] = useState(() => createStore<HeldRow | null>(null));
  const rows = useRef(ids);
  const [{ keyTravel, expander }] = useState(() => {
    const open = (uuid: string) => collapsed.set(new Set([...collapsed.get()].filter((one) => one !== uuid)));
    const keyTravel = travelByKeys({ held: held.get, ids: () => rows.current, open });
    return { keyTravel, expander: createExpander(open) };
  });
  const sensors = useSensors(
    useSensor(RowSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: keyTravel }),
  );

  // The pointer sensor listens on the document, so this event ends a row drag where it is.
  useEffect(
    () => store.desk.lettingGo.subscribe(() => void document.dispatchEvent(new PointerEvent('pointerup'))),
    [store],
  );

  useEffect(() => () => expander.over(null), [expander]);

  /** Whether the pointer holds a row over a collapsed group. */
  const isOnCollapsed = ({ over, from, moved }: HeldRow) => {
    const node = selectNode(store.getState(), over);
    return from !== null && node !== undefined && isGroup(node) && !moved.has(over) && collapsed.get().has(over);
  };

  const hold = (row: HeldRow) => {
    held.set({ ...row, target: targetOf(store, row.uuid, row.over, row.deeper) });
    expander.over(isOnCollapsed(row) ? row.over : null);
  };
  const letGo = () => {
    expander.over(null);
    attention.drag(null);
    held.set(null);
  };

  // A group was expanded, or layers changed.
  const onRowsChanged = useEffectEvent(() => {
    const row = held.get();
    if (row) hold(row);
  });
  useEffect(() => {
    rows.current = ids;
    onRowsChanged();
  }, [ids]);

  /** Number of layers that the last drop moved. */
  const moved = useRef(0);
  /** The list in which the drag started. */
  const place = useRef('');
  const placeNow = () => {
    const { copyId, mode } = store.getState().editor;
    return placeKey(copyId, mode);
  };

  const accessibility = useMemo(() => {
    let lastSpoken = '';
    const change = (words: string | undefined) => {
      if (words === undefined || words === lastSpoken) return undefined;
      lastSpoken = words;
      return words;
    };
    const announcements: Announcements = {
      onDragStart({ active }) {
        lastSpoken = '';
        return change(lastWords(t, store, 'start', String(active.id)));
      },
      // Levels change without another row. dnd-kit reports a row over itself at once, which would interrupt the pick-up
      // announcement.
      onDragMove: () => change(heldWords(t, store, held.get())),
      onDragOver: () => change(heldWords(t, store, held.get())),
      // The drop is complete, so the layers are in their new places. A refusal announces itself.
      onDragEnd({ active, over }) {
        const uuid = String(active.id);
        if (moved.current > 0) return droppedWords(t, store, uuid, moved.current);
        return lastWords(t, store, over ? 'stays' : 'cancel', uuid);
      },
      onDragCancel: ({ active }) => lastWords(t, store, 'cancel', String(active.id)),
    };
    const container = list.current?.parentElement;
    return {
      announcements,
      // The live region is outside the tree, which may contain only rows.
      ...(container ? { container } : {}),
      // The panel shows the instructions itself before this code is loaded.
      screenReaderInstructions: { draggable: '' },
    };
  }, [store, t, list, held]);

  const onDragStart = ({ active, activatorEvent }: DragStartEvent) => {
    const uuid = String(active.id);
    stop.set(uuid);
    attention.drag(uuid);
    place.current = placeNow();
    const from =
      activatorEvent instanceof PointerEvent ? { x: activatorEvent.clientX, y: activatorEvent.clientY } : null;
    const layers = withDescendants(selectNodes(store.getState()), movedWith(store, uuid));
    hold({ uuid, moved: layers, over: uuid, deeper: 0, target: null, from });
  };

  const onDragMove = ({ collisions, delta }: DragMoveEvent) => {
    const row = held.get();
    const over = rowOver(collisions);
    if (!row || over === null) return;
    const deeper = levelsOf(delta.x);
    if (row.over !== over || row.deeper !== deeper) hold({ ...row, over, deeper });
  };

  const onDragEnd = ({ active, collisions, delta }: DragEndEvent) => {
    letGo();
    moved.current = 0;
    const over = rowOver(collisions);
    // Another copy or mode that was shown in the meantime can have layers with the same ids.
    if (over === null || place.current !== placeNow()) return;
    moved.current = dropRow(store, String(active.id), over, levelsOf(delta.x));
  };

  return {
    sensors,
    accessibility,
    held,
    onDragStart,
    onDragMove,
    onDragOver: onDragMove,
    onDragCancel: letGo,
    onDragEnd,
  };
}
