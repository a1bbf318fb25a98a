// What testers can do to the backend, as the panel knows it. `mocks/testers` gives it for the one in this browser, `serverTesters` over HTTP.
import type { Fault, WorldName } from '@/schemas/testers';
import type { AddressProblem } from '@/schemas/testersAddress';
import type { ClockMove } from '@/schemas/testersClock';
import type { Holdings, TestersSeen } from '@/schemas/wire/testersCalls';

/** What the address left to be asked or told. */
export interface TestersAsked {
  /** The panel itself. */
  open: boolean;
  /** A world in place of the one that is here. */
  world: WorldName | null;
  problems: readonly AddressProblem[];
}

export interface TesterPowers {
  holdings(): Promise<Holdings>;
  /** Replaces all data of the backend; its clock and the fault plan stay. */
  enter(world: WorldName): Promise<void>;
  /** The clock, what is planned and the calls that were met. */
  seen(): Promise<TestersSeen>;
  moveClock(move: ClockMove): Promise<void>;
  /** Adds an entry to the fault plan. */
  addFault(entry: Fault): Promise<void>;
  /** Empties the plan and counts calls anew. */
  clearFaults(): Promise<void>;
  /** Null after the first time. */
  takeAsked(): TestersAsked | null;
}
