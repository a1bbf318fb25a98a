// What is to be mended in the open copy, as the last check found it: written by the check that runs beside, read by bar and panel.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import type { CheckFinding, FaceCheck } from '@/output/watchFace/checkFinding';

export interface CheckState {
  status: 'waiting' | 'checked' | 'failed';
  /** The copy it is about; another one that is shown now was not checked yet. */
  copyId: string;
  check: FaceCheck | null;
}

const WAITING: CheckState = { status: 'waiting', copyId: '', check: null };

export interface CheckBoard extends ReadableStore<CheckState> {
  tell(state: CheckState): void;
  /** It was mended: it is gone at once, and the next check says the same or brings it back. */
  drop(id: string): void;
}

export function createCheckBoard(): CheckBoard {
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
