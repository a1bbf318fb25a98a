// Findings of the open copy from the last check. The background check writes them, the top bar and the panel read them.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import type { FaceCheck } from '@/output/watchFace/checkFinding';

export interface CheckState {
  status: 'waiting' | 'checked' | 'failed';
  /** The checked copy. Another copy that is shown now may be unchecked. */
  copyId: string;
  check: FaceCheck | null;
  /** Whether the check measures how the layers look, which it does only while the list is open. */
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
  /** Moves a finding to the accepted ones at once. */
  accept(id: string, note: string): void;
  /** Moves an accepted finding back at once. */
  judgeAgain(id: string): void;
}

export function createCheckResults(): CheckResults {
  const board = createStore<CheckState>(WAITING);
  const readers = createStore(0);
  const change = (changed: (check: FaceCheck) => Partial<FaceCheck>) => {
    const state = board.get();
    if (state.check) board.set({ ...state, check: { ...state.check, ...changed(state.check) } });
  };
  return {
    get: board.get,
    subscribe: board.subscribe,
    tell: board.set,
    readers,
    open() {
      readers.set(readers.get() + 1);
      return () => readers.set(readers.get() - 1);
    },
    drop: (id) => change(({ findings }) => ({ findings: findings.filter((finding) => finding.id !== id) })),
    accept: (id, note) =>
      change(({ findings, meant }) => ({
        findings: findings.filter((finding) => finding.id !== id),
        meant: [...meant, ...findings.flatMap((finding) => (finding.id === id ? [{ ...finding, note }] : []))],
      })),
    judgeAgain: (id) =>
      change(({ findings, meant }) => ({
        findings: [...findings, ...meant.filter((finding) => finding.id === id)],
        meant: meant.filter((finding) => finding.id !== id),
      })),
  };
}
