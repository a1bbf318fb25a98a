// Dragging a tile of the catalogue onto the canvas: a ghost follows the pointer, Escape cancels. Touch scrolls the panel and taps add.
import { type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Point } from '@/face/geometry/bounds';
import type { CatalogueEntry } from '@/face/nodes';
import { useEditor } from '../editorContext';
import { entryName } from './findEntries';
import { NodeIcon } from './nodeIcons';

/** Px the pointer moves before a press is a drag. */
const THRESHOLD = 5;

interface Drag {
  entry: CatalogueEntry;
  from: Point;
}

export interface CatalogueDrag {
  onPointerDown(event: PointerEvent, entry: CatalogueEntry): void;
  /** Whether the click that is heard now ends a drag and means nothing more. */
  isDragEnd(): boolean;
  /** To be drawn anywhere. */
  ghost: ReactNode;
}

/** `onDrop`: let go over the canvas, at a point of it in canvas px. */
export function useCatalogueDrag(onDrop: (entry: CatalogueEntry, at: Point) => void): CatalogueDrag {
  const [drag, setDrag] = useState<Drag | null>(null);
  const dragged = useRef(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = useCallback((event: PointerEvent, entry: CatalogueEntry) => {
    dragged.current = false;
    stop.current?.();
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const from = { x: event.clientX, y: event.clientY };
    const onMove = (move: globalThis.PointerEvent) => {
      if (Math.hypot(move.clientX - from.x, move.clientY - from.y) < THRESHOLD) return;
      stop.current?.();
      dragged.current = true;
      setDrag({ entry, from: { x: move.clientX, y: move.clientY } });
    };
    const end = () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      stop.current = null;
    };
    stop.current = end;
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }, []);

  const end = useCallback(
    (at: Point | null) => {
      if (drag && at) onDrop(drag.entry, at);
      setDrag(null);
    },
    [drag, onDrop],
  );
  return {
    onPointerDown,
    isDragEnd: () => dragged.current,
    ghost: drag ? createPortal(<Ghost drag={drag} onEnd={end} />, document.body) : null,
  };
}

/** Follows the pointer without rendering, and hears how the drag ends: a point of the canvas, or null. */
function Ghost({ drag, onEnd }: { drag: Drag; onEnd(at: Point | null): void }) {
  const { t } = useTranslation('catalogue');
  const { canvasPointAt } = useEditor();
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const show = ({ x, y }: Point) => {
      const ghost = element.current;
      if (!ghost) return;
      ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      ghost.toggleAttribute('data-over', canvasPointAt({ x, y }) !== null);
    };
    const place = (event: globalThis.PointerEvent) => ({ x: event.clientX, y: event.clientY });
    const onMove = (event: globalThis.PointerEvent) => show(place(event));
    const onUp = (event: globalThis.PointerEvent) => onEnd(canvasPointAt(place(event)));
    const onCancel = () => onEnd(null);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onEnd(null);
    };
    show(drag.from);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [drag, onEnd, canvasPointAt]);

  return (
    <div
      ref={element}
      aria-hidden="true"
      className="pointer-events-none fixed top-0 left-0 z-[80] flex min-h-14 min-w-18 flex-col items-center justify-center gap-1 rounded-md border border-line bg-raised px-2 py-1.5 text-2xs text-ink opacity-90 shadow-xl shadow-black/40 data-over:border-accent data-over:text-accent"
    >
      <NodeIcon name={drag.entry.icon} size={20} />
      <span>{entryName(t, drag.entry)}</span>
    </div>
  );
}
