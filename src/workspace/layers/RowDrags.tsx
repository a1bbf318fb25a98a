// Drags rows of the layer list with dnd-kit. It is separate from the rows and updates their elements directly, so it
// can load later and a drag renders no row.
import { closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { RowAttention } from './rowAttention';
import type { RowDragging, RowPress } from './rowDragging';
import type { TabStop } from './tabStop';
import { useLayerDrag } from './useLayerDrag';

export interface RowDragsProps {
  /** All rows from the top. */
  ids: readonly string[];
  /** Those that are in the page. */
  shown: readonly string[];
  list: RefObject<HTMLElement | null>;
  stop: TabStop;
  attention: RowAttention;
  dragging: RowDragging;
}

/** What begins a drag of a row. */
type Starter = (press: RowPress) => void;

export function RowDrags({ ids, shown, list, stop, attention, dragging }: RowDragsProps) {
  const { sensors, accessibility, ...heard } = useLayerDrag({ stop, attention, list });
  const starters = useRef(new Map<string, Starter>());
  useEffect(() => dragging.connect((uuid, press) => starters.current.get(uuid)?.(press)), [dragging]);
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility} {...heard}>
      <SortableContext items={ids as string[]} strategy={verticalListSortingStrategy}>
        {shown.map((uuid) => (
          <RowDrag key={uuid} uuid={uuid} list={list} starters={starters} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

interface RowDragProps {
  uuid: string;
  list: RefObject<HTMLElement | null>;
  starters: RefObject<Map<string, Starter>>;
}

/** Renders nothing: it moves the row's element. */
function RowDrag({ uuid, list, starters }: RowDragProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: uuid });
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-uuid="${CSS.escape(uuid)}"]`) ?? null;
    setNodeRef(row);
    if (!row) return;
    row.style.transform = transform?.y ? `translateY(${transform.y}px)` : '';
    row.style.transition = transition ?? '';
    row.toggleAttribute('data-dragging', isDragging);
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
