// What testers can do to the embedded backend, as the panel knows it. `mocks/testers` gives it; builds against a server have none.
import type { Fault, PlannedFault, WorldName } from '@/schemas/testers';
import type { ClockMove } from '@/schemas/testersClock';
import type { OperationId } from '@/schemas/wire/operations';

/** A part of the address that could not be read; the words are `testers.address.<what>`. */
export interface AddressProblem {
  what: 'world' | 'now' | 'faultCall' | 'faultKind' | 'faultNumber';
  text: string;
}

/** What the address left to be asked or told. */
export interface TestersAsked {
  /** The panel itself. */
  open: boolean;
  /** A world in place of the one that is here. */
  world: WorldName | null;
  problems: readonly AddressProblem[];
}

/** What is in the backend, and goes when another world comes. */
export interface Holdings {
  world: WorldName | null;
  designs: number;
  /** Names of some of them, the newest first. */
  names: readonly string[];
  accounts: number;
}

export interface TesterPowers {
  holdings(): Promise<Holdings>;
  /** Replaces all data of the backend. */
  enter(world: WorldName): Promise<void>;
  /** The backend's clock, UTC ms. */
  clock(): { now: number; state: { kind: 'real' | 'fixed' | 'shifted' } };
  moveClock(move: ClockMove): Promise<void>;
  faults: {
    /** Adds an entry to the plan. */
    add(entry: Fault): void;
    clear(): void;
    readonly planned: readonly PlannedFault[];
    /** Calls answered since the plan was last set or cleared. */
    readonly calls: Readonly<Partial<Record<OperationId, number>>>;
  };
  /** Null after the first time. */
  takeAsked(): TestersAsked | null;
}
