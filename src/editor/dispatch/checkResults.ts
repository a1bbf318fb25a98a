// Findings of the open copy from the last check. The background check writes them, the top bar and the panel read them.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import type { CheckFinding, FaceCheck } from '@/output/watchFace/checkFinding';

export interface CheckState {
  status: 'waiting' | 'checked' | 'failed';
  /** The checked copy. Another copy that is shown now may be unchecked. */
  copyId: string;
  check: FaceCheck | null;
  /** What is seen of the layers is still being measured, so findings may be missing. */
  isMeasuring?: boolean;
}

const WAITING: CheckState = { status: 'waiting', copyId: '', check: null };

export interface CheckResults extends ReadableStore<CheckState> {
  tell(state: CheckState): void;
  /** Removes a fixed finding at once. The next check confirms that or adds it again. */
  drop(id: string): void;
}

export function createCheckResults(): CheckResults {
  const board = createStore<CheckState>(WAITING);
  return {
    get: board.get,
    subscribe: board.subscribe,
    tell: board.set,
    drop(id) {
      const state = board.get();
      if (!state.check) return;
      const findings = state.check.findings.filter((finding: CheckFinding) => finding.id !== id);
      board.set({ ...state, check: { ...state.check, findings } });
    },
  };
}
