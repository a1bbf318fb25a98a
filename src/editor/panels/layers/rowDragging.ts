// Starts a drag in the layer list. The drag code is loaded when the user approaches the list. An earlier press is
// queued and starts the drag once the code is loaded.
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

/** Events that end a queued press before the code is loaded. */
const ENDS = {
  pointer: ['pointerup', 'pointercancel'],
  key: ['keydown', 'blur'],
} as const;

export function createRowDragging(): RowDragging {
  const isNear = createStore(false);
  let begin: Begin | null = null;
  let endWait = () => {};
  let waiting: Parameters<Begin> | null = null;
  const wait = (...early: Parameters<Begin>) => {
    const ends = early[1].type === 'keydown' ? ENDS.key : ENDS.pointer;
    const forget = () => {
      waiting = null;
      for (const name of ends) window.removeEventListener(name, forget, true);
    };
    endWait();
    endWait = forget;
    waiting = early;
    for (const name of ends) window.addEventListener(name, forget, true);
  };
  const approach = () => isNear.set(true);
  return {
    isNear,
    approach,
    press(uuid, press) {
      approach();
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
