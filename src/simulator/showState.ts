// Sets the simulated watch to a state.
import type { WatchState } from '@/face/dataTags/watchState';
import type { DataLanguage } from '@/schemas/languages';
import { firstState, type Simulator } from './simulator';

/** Shows a state, paused. The watch keeps the face's shape. */
export function showState({ watch, clock }: Pick<Simulator, 'watch' | 'clock'>, state: WatchState): void {
  const { isRound } = watch.state().device;
  watch.set({ ...state, device: { ...state.device, isRound } });
  clock.setMode({ kind: 'paused', at: state.now });
}

/** Resets the simulator to its initial state, paused. The watch keeps the face's shape. */
export function resetSimulator(simulator: Simulator, language: DataLanguage): void {
  showState(simulator, firstState(language));
  simulator.speed.set(1);
}
