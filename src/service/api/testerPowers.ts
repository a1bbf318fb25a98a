// Interface of the tester features for the panel. Implemented by `mocks/testers` in this browser, and by
// `serverTesters` over HTTP.
import type { Fault, WorldName } from '@/schemas/testers';
import type { AddressProblem } from '@/schemas/testersAddress';
import type { ClockMove } from '@/schemas/testersClock';
import type { Holdings, TestersSeen } from '@/schemas/wire/testersCalls';

/** URL parameters to confirm or report. */
export interface TestersRequest {
  /** The panel itself. */
  open: boolean;
  /** A world to replace the current one. */
  world: WorldName | null;
  problems: readonly AddressProblem[];
}

export interface TesterPowers {
  holdings(): Promise<Holdings>;
  /** Replaces all data of the backend; keeps its clock and the fault plan. */
  enter(world: WorldName): Promise<void>;
  /** The clock, the fault plan and the counted calls. */
  seen(): Promise<TestersSeen>;
  moveClock(move: ClockMove): Promise<void>;
  /** Adds an entry to the fault plan. */
  addFault(entry: Fault): Promise<void>;
  /** Empties the plan and resets the counts. */
  clearFaults(): Promise<void>;
  /** Null after the first time. */
  takeAsked(): TestersRequest | null;
}
