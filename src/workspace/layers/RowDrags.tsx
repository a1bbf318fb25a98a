// Drags rows of the layer list with dnd-kit. It is separate from the rows and marks their elements directly, so it can
// load later and a drag renders no row. The rows stay in place: a line shows where the layer goes.
import { DndContext } from '@dnd-kit/core';
import { SortableContext, type SortingStrategy, useSortable } from '@dnd-kit/sortable';
import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ReadableStore } from '@/face/liveData/createStore';
import { DropMark } from './DropMark';
import type { HeldRow } from './heldRow';
import type { RowAttention } from './rowAttention';
import type { RowDragging, RowPress } from './rowDragging';
import { nearestRow } from './rowTravel';
import type { TabStop } from './tabStop';
import { useLayerDrag } from './useLayerDrag';

export interface RowDragsProps {
  /** All rows from the top. */
  ids: readonly string[];
  /** Those that are in the page. */
  shown: readonly string[];
  hasGroups: boolean;
  list: RefObject<HTMLElement | null>;
  stop: TabStop;
  attention: RowAttention;
  dragging: RowDragging;
}

/** What begins a drag of a row. */
type Starter = (press: RowPress) => void;

/** Horizontal travel chooses the level, so only vertical travel scrolls. */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.2 } };

/** No row makes room for the dragged one. */
const inPlace: SortingStrategy = () => null;

export function RowDrags({ ids, shown, hasGroups, list, stop, attention, dragging }: RowDragsProps) {
  const { sensors, accessibility, held, ...dragListeners } = useLayerDrag({ ids, stop, attention, list });
  const starters = useRef(new Map<string, Starter>());
  useEffect(() => dragging.connect((uuid, press) => starters.current.get(uuid)?.(press)), [dragging]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestRow}
      autoScroll={AUTO_SCROLL}
      accessibility={accessibility}
      {...dragListeners}
    >
      <SortableContext items={ids as string[]} strategy={inPlace}>
        {shown.map((uuid) => (
          <RowDrag key={uuid} uuid={uuid} list={list} held={held} starters={starters} />
        ))}
      </SortableContext>
      <DropMark held={held} hasGroups={hasGroups} list={list} />
    </DndContext>
  );
}

interface RowDragProps {
  uuid: string;
  list: RefObject<HTMLElement | null>;
  held: ReadableStore<HeldRow | null>;
  starters: RefObject<Map<string, Starter>>;
}

/** Renders nothing: it marks the row's element. */
function RowDrag({ uuid, list, held, starters }: RowDragProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, isDragging } = useSortable({ id: uuid });
  const isMoved = useSyncExternalStore(held.subscribe, () => held.get()?.moved.has(uuid) === true);
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-uuid="${CSS.escape(uuid)}"]`) ?? null;
    setNodeRef(row);
    row?.toggleAttribute('data-dragging', isDragging);
    row?.toggleAttribute('data-moved', isMoved);
  });
  useEffect(() => {
    const all = starters.current;
    all.set(uuid, (press) => {
      const isKey = press.type === 'keydown';
      // After a keyboard drag the library returns the focus to the handle that started it.
      if (isKey && press.target instanceof HTMLElement) setActivatorNodeRef(press.target);
      listeners?.[isKey ? 'onKeyDown' : 'onPointerDown']?.(press);
    });
    return () => void all.delete(uuid);
  }, [uuid, starters, listeners, setActivatorNodeRef]);
  return null;
}
