// Input of the simulated watch's sources: its state, its local time, and the language of its words.
import type { LocalTime } from '@/face/dataTags/localTime';
import type { WatchState } from '@/face/dataTags/watchState';
import type { WatchValue } from './evaluateFormula';

export interface WatchMoment {
  readonly state: WatchState;
  readonly time: LocalTime;
  /** Language of words: fixed, or the watch's. */
  readonly language: WatchState['language'];
}

/** Sources by name. */
export type SourceTable = Readonly<Record<string, (moment: WatchMoment) => WatchValue | null>>;
