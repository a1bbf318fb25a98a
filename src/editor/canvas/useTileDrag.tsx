// Drags a panel tile onto the canvas: a ghost follows the pointer, Escape cancels. With a finger, a long press picks
// the tile up; otherwise the panel scrolls.
import { type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Point } from '@/face/geometry/bounds';
import { useEditor } from '../dispatch/editorContext';

/** Px the pointer moves before a press becomes a drag. */
const THRESHOLD = 5;
/** A finger that rests this long, ms, within this distance in px, picks the tile up. */
const REST_MS = 300;
const REST_SLACK = 8;

interface Drag<T> {
  item: T;
  from: Point;
  pointerId: number;
}

export interface TileDrag<T> {
  onPointerDown(event: PointerEvent, item: T): void;
  /** Whether the current click ends a drag and must be ignored. */
  isDragEnd(): boolean;
  /** To be drawn anywhere. */
  ghost: ReactNode;
}

export interface TileDragOptions<T> {
  /** Dropped on the canvas, at a point in canvas px. */
  onDrop(item: T, at: Point): void;
  /** What the ghost shows. */
  picture(item: T): ReactNode;
}

export function useTileDrag<T>({ onDrop, picture }: TileDragOptions<T>): TileDrag<T> {
  const [drag, setDrag] = useState<Drag<T> | null>(null);
  const dragged = useRef(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const isLifted = useRef(false);
  useEffect(() => {
    isLifted.current = drag !== null;
  }, [drag]);
  // Registered before the touch, otherwise the browser scrolls. Also prevents the context menu on a long press.
  useEffect(() => {
    const hold = (event: Event) => {
      if (isLifted.current) event.preventDefault();
    };
    window.addEventListener('touchmove', hold, { passive: false });
    window.addEventListener('contextmenu', hold);
    return () => {
      window.removeEventListener('touchmove', hold);
      window.removeEventListener('contextmenu', hold);
    };
  }, []);

  const onPointerDown = useCallback((event: PointerEvent, item: T) => {
    stop.current?.();
    // A second finger while the first one drags a tile.
    if (isLifted.current) return;
    dragged.current = false;
    if (event.button !== 0) return;
    const { pointerId } = event;
    const isFinger = event.pointerType === 'touch';
    const from = { x: event.clientX, y: event.clientY };
    const lift = (at: Point) => {
      stop.current?.();
      setDrag({ item, from: at, pointerId });
    };
    const onMove = (move: globalThis.PointerEvent) => {
      const gone = Math.hypot(move.clientX - from.x, move.clientY - from.y);
      // A finger that moves at once scrolls.
      if (isFinger && gone > REST_SLACK) stop.current?.();
      if (isFinger || gone < THRESHOLD) return;
      dragged.current = true;
      lift({ x: move.clientX, y: move.clientY });
    };
    const resting = isFinger ? setTimeout(() => lift(from), REST_MS) : undefined;
    const end = () => {
      clearTimeout(resting);
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

  const onMoved = useCallback(() => {
    dragged.current = true;
  }, []);
  const end = useCallback(
    (at: Point | null) => {
      if (drag && at) onDrop(drag.item, at);
      setDrag(null);
    },
    [drag, onDrop],
  );
  return {
    onPointerDown,
    isDragEnd: () => dragged.current,
    ghost: drag
      ? createPortal(
          <Ghost from={drag.from} pointerId={drag.pointerId} onMoved={onMoved} onEnd={end}>
            {picture(drag.item)}
          </Ghost>,
          document.body,
        )
      : null,
  };
}

interface GhostProps {
  from: Point;
  pointerId: number;
  onMoved(): void;
  onEnd(at: Point | null): void;
  children: ReactNode;
}

/** Follows the pointer without rendering and reports the end of the drag: a canvas point or null. */
function Ghost({ from, pointerId, onMoved, onEnd, children }: GhostProps) {
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
    const isOwn = (event: globalThis.PointerEvent) => event.pointerId === pointerId;
    const onMove = (event: globalThis.PointerEvent) => {
      if (!isOwn(event)) return;
      onMoved();
      show(place(event));
    };
    const onUp = (event: globalThis.PointerEvent) => {
      if (isOwn(event)) onEnd(canvasPointAt(place(event)));
    };
    const onCancel = (event: globalThis.PointerEvent) => {
      if (isOwn(event)) onEnd(null);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onEnd(null);
    };
    show(from);
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
  }, [from, pointerId, onMoved, onEnd, canvasPointAt]);

  return (
    <div
      ref={element}
      aria-hidden="true"
      className="pointer-events-none fixed top-0 left-0 z-[80] flex min-h-14 min-w-18 flex-col items-center justify-center gap-1 rounded-md border border-line bg-raised px-2 py-1.5 text-2xs text-ink opacity-90 shadow-xl shadow-black/40 data-over:border-accent data-over:text-accent"
    >
      {children}
    </div>
  );
}
