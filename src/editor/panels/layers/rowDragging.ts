// The start of a drag in the layer list. The code that drags rows is fetched when the list is about to be used; a press that
// comes before the code is kept, and begins the drag once the code is there.
import type { KeyboardEvent, PointerEvent } from 'react';
import { createStore, type ReadableStore } from '@/face/liveData/createStore';

/** A press that may begin a drag: of the pointer on a row, or of a key on its handle. */
export type RowPress = PointerEvent | KeyboardEvent;

type Begin = (uuid: string, press: RowPress) => void;

export interface RowDragging {
  /** Whether the code is needed: the pointer or the focus has come to the list. */
  isNear: ReadableStore<boolean>;
  approach(): void;
  press: Begin;
  /** The code is there and takes presses from now on; the returned function ends that. */
  connect(begin: Begin): () => void;
}

/** What ends a press that the code came too late for. */
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
