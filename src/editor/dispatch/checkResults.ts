// Findings of the open copy from the last check. The background check writes them, the top bar and the panel read them.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import type { CheckFinding, FaceCheck } from '@/output/watchFace/checkFinding';

export interface CheckState {
  status: 'waiting' | 'checked' | 'failed';
  /** The checked copy. Another copy that is shown now may be unchecked. */
  copyId: string;
  check: FaceCheck | null;
  /** Whether it is measured how the layers are seen, which happens only while the list is open. */
  seen: 'off' | 'measuring' | 'measured' | 'failed';
}

const WAITING: CheckState = { status: 'waiting', copyId: '', check: null, seen: 'off' };

export interface CheckResults extends ReadableStore<CheckState> {
  tell(state: CheckState): void;
  /** How many lists of the findings are open. */
  readonly readers: ReadableStore<number>;
  /** Counts an open list until the returned function is called. */
  open(): () => void;
  /** Removes a fixed finding at once. The next check confirms that or adds it again. */
  drop(id: string): void;
}

export function createCheckResults(): CheckResults {
  const board = createStore<CheckState>(WAITING);
  const readers = createStore(0);
  return {
    get: board.get,
    subscribe: board.subscribe,
    tell: board.set,
    readers,
    open() {
      readers.set(readers.get() + 1);
      return () => readers.set(readers.get() - 1);
    },
    drop(id) {
      const state = board.get();
      if (!state.check) return;
      const findings = state.check.findings.filter((finding: CheckFinding) => finding.id !== id);
      board.set({ ...state, check: { ...state.check, findings } });
    },
  };
}
