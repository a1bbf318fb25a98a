// Tester features of a backend in this process: worlds, clock, faults. Shared by the panel, the URL, the console and a
// server's tester calls.
import type { Ports } from '@/backend/shared/ports';
import type { Region } from '@/schemas/session';
import type { Fault, WorldName } from '@/schemas/testers';
import type { AddressOptions, AddressProblem } from '@/schemas/testersAddress';
import type { ClockMove } from '@/schemas/testersClock';
import type { Holdings, TestersSeen } from '@/schemas/wire/testersCalls';
import type { DemoClock } from '../demoClock';
import type { Faults } from '../faults';
import type { OtherTabs } from '../otherTabs';
import { clockOf } from '../worlds/payday';
import { reseed, seededWorld } from '../worlds/scenarios';

export interface Testers {
  holdings(): Promise<Holdings>;
  /**
   * Replaces all data of the backend; keeps the fault plan, and the clock unless the world has a fixed date. `where`: a
   * region other than its default.
   */
  enter(world: WorldName, where?: Region): Promise<void>;
  seen(): Promise<TestersSeen>;
  moveClock(move: ClockMove): Promise<void>;
  addFault(entry: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  /** For the console and tests. */
  faults: Faults;
  /** URL parameters that the page must confirm or report; empty once taken. */
  takeAsked(): { open: boolean; world: WorldName | null; problems: readonly AddressProblem[] } | null;
}

interface Parts {
  ports: Ports;
  region: Region;
  clock: DemoClock;
  faults: Faults;
  options: ReturnType<Testers['takeAsked']>;
  /** Other tabs run their own backend on the same data. */
  tellOthers: OtherTabs['tell'];
}

/** What remains of a URL's parameters after clock and faults are applied: switching worlds, which the page confirms. */
export async function remainingOf(
  address: AddressOptions | null,
  ports: Pick<Ports, 'uow'>,
): Promise<ReturnType<Testers['takeAsked']>> {
  if (!address) return null;
  const { open, world, problems } = address;
  return { open, world: world === (await seededWorld(ports)) ? null : world, problems };
}

const NAMES_SHOWN = 3;
/** Maximum drafts whose names are read. */
const LOOKED_AT = 1000;

export function createTesters({ ports, region, clock, faults, options: address, tellOthers }: Parts): Testers {
  let untaken = address;
  return {
    holdings: async () => {
      const world = await seededWorld(ports);
      return ports.uow.ro(['drafts', 'users'], async (tx) => {
        const match = [{ field: 'shown', is: 'yes' }] as const;
        const designs = await tx.count('drafts', { match });
        const some = await tx.list('drafts', { match, order: 'descending', limit: LOOKED_AT });
        const newest = [...some].sort((a, b) => b.savedAt - a.savedAt);
        const names = newest
          .map((draft) => draft.names.find((name) => name !== '') ?? '')
          .filter((name) => name !== '');
        const accounts = await tx.count('users', {});
        return { world, designs, names: names.slice(0, NAMES_SHOWN), accounts };
      });
    },
    enter: async (world, where = region) => {
      const at = clockOf(world, clock.now(), where, ports.policy);
      if (at !== null) await clock.move({ kind: 'to', at });
      await reseed(ports, world, where);
      await clock.keep();
      tellOthers('data');
    },
    seen: async () => ({
      clock: { now: clock.now(), moved: clock.state.kind !== 'real' },
      planned: faults.planned,
      calls: faults.calls,
    }),
    moveClock: async (move) => {
      await clock.move(move);
      tellOthers('clock');
    },
    addFault: async (entry) => faults.add(entry),
    clearFaults: async () => faults.clear(),
    faults,
    takeAsked: () => {
      const taken = untaken;
      untaken = null;
      return taken;
    },
  };
}
