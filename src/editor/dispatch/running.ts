// Long-running work on layers of the open design: its start time and how to cancel it. Discarded with the editor.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import type { ModeName } from '@/schemas/design';
import { placeKey } from '../document/editorState';

export interface RunningWork {
  /** ms of this device. */
  startedAt: number;
  cancel(): void;
}

/**
 * Includes the copy and mode, because a uuid is unique only within one list: always-on starts with the normal layers.
 */
export const workKey = ({ copyId, mode, uuid }: { copyId: string; mode: ModeName; uuid: string }): string =>
  `${placeKey(copyId, mode)}:${uuid}`;

export interface Running extends ReadableStore<ReadonlyMap<string, RunningWork>> {
  begin(key: string, work: RunningWork): void;
  end(key: string): void;
  /** All of it is given up. */
  clear(): void;
}

const NONE: ReadonlyMap<string, RunningWork> = new Map();

export function createRunning(): Running {
  const works = createStore(NONE);
  return {
    get: works.get,
    subscribe: works.subscribe,
    begin: (key, work) => works.set(new Map([...works.get(), [key, work]])),
    end: (key) => works.set(new Map([...works.get()].filter(([other]) => other !== key))),
    clear() {
      for (const { cancel } of works.get().values()) cancel();
      works.set(NONE);
    },
  };
}
