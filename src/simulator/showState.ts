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

/** Shows a state for a look: `returnFromLook` shows again what the watch showed before the first look. */
export function lookAtState(simulator: Simulator, state: WatchState): void {
  const { watch, clock, before } = simulator;
  before.set(before.get() ?? { state: watch.state(), mode: clock.mode() });
  showState(simulator, state);
}

/** Ends a look. Time that ran before runs on from where it was. */
export function returnFromLook(simulator: Simulator): void {
  const { watch, clock, before } = simulator;
  const last = before.get();
  if (!last) return;
  before.set(null);
  showState(simulator, last.state);
  clock.setMode(last.mode.kind === 'running' ? { ...last.mode, from: watch.state().now } : last.mode);
}

/** Resets the simulator to its initial state, paused. The watch keeps the face's shape. */
export function resetSimulator(simulator: Simulator, language: DataLanguage): void {
  simulator.before.set(null);
  showState(simulator, firstState(language));
  simulator.speed.set(1);
}
