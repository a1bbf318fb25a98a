// Starts a drag in the layer list. The drag code is loaded when the user approaches the list. An earlier press is
// queued and starts the drag once the code is loaded. A drag that ends before that drops the row without the code.
import type { KeyboardEvent, PointerEvent } from 'react';
import { createStore, type ReadableStore } from '@/face/liveData/createStore';

/** A press that can start a drag: of the pointer on a row, or of a key on its handle. */
export type RowPress = PointerEvent | KeyboardEvent;

type Begin = (uuid: string, press: RowPress) => void;

export interface RowDragging {
  /** Whether to load the code, because the pointer or the focus entered the list. */
  isNear: ReadableStore<boolean>;
  approach(): void;
  press: Begin;
  /** Connects the loaded code, which handles presses from now on. The returned function disconnects it. */
  connect(begin: Begin): () => void;
}

/** A press that moves less than this many px is a click. */
export const DRAG_DISTANCE = 4;

/** Events that end a queued press before the code is loaded. */
const ENDS = {
  pointer: ['pointerup', 'pointercancel', 'keydown'],
  key: ['keydown', 'blur'],
} as const;

/** A finger on a row scrolls the list. On the row's handle, which does not scroll, it drags like a mouse. */
const isScroll = ({ target, nativeEvent }: RowPress): boolean =>
  nativeEvent instanceof PointerEvent &&
  nativeEvent.pointerType === 'touch' &&
  target instanceof Element &&
  !target.closest('[aria-roledescription]');

/** Distance in px from a press of the main button to the event that ends it; null if it is not a drag. */
function dragged({ nativeEvent: from }: RowPress, to: Event): { x: number; y: number } | null {
  if (to.type !== 'pointerup' || !(from instanceof PointerEvent) || !(to instanceof PointerEvent)) return null;
  if (from.button !== 0 || from.pointerId !== to.pointerId) return null;
  const distance = { x: to.clientX - from.clientX, y: to.clientY - from.clientY };
  return Math.hypot(distance.x, distance.y) > DRAG_DISTANCE ? distance : null;
}

/** `drop` moves a row by this many px and drops it there. */
export function createRowDragging(drop: (uuid: string, travel: { x: number; y: number }) => void): RowDragging {
  const isNear = createStore(false);
  let begin: Begin | null = null;
  let endWait = () => {};
  let waiting: Parameters<Begin> | null = null;
  const wait = (...early: Parameters<Begin>) => {
    const ends = early[1].type === 'keydown' ? ENDS.key : ENDS.pointer;
    const forget = () => {
      waiting = null;
      for (const name of ends) window.removeEventListener(name, end, true);
    };
    const end = (event: Event) => {
      const isOtherKey = ends === ENDS.pointer && event instanceof KeyboardEvent && event.key !== 'Escape';
      if (isOtherKey) return;
      forget();
      const distance = dragged(early[1], event);
      if (distance) drop(early[0], distance);
    };
    endWait();
    endWait = forget;
    waiting = early;
    for (const name of ends) window.addEventListener(name, end, true);
  };
  const approach = () => isNear.set(true);
  return {
    isNear,
    approach,
    press(uuid, press) {
      approach();
      if (isScroll(press)) return;
      (begin ?? wait)(uuid, press);
    },
    connect(next) {
      begin = next;
      const early = waiting;
      endWait();
      if (early) next(...early);
      return () => {
        begin = null;
      };
    },
  };
}
