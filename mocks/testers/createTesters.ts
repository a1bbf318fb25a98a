// The powers of testers over a backend in this process: worlds, its clock, faults. One door for the panel, the address, the
// console and, on a server, the calls of testers.
import type { Ports } from '@/backend/ports';
import type { Region } from '@/schemas/session';
import type { Fault, WorldName } from '@/schemas/testers';
import type { AddressAsked, AddressProblem } from '@/schemas/testersAddress';
import type { ClockMove } from '@/schemas/testersClock';
import type { Holdings, TestersSeen } from '@/schemas/wire/testersCalls';
import type { DemoClock } from '../demoClock';
import type { Faults } from '../faults';
import type { OtherTabs } from '../otherTabs';
import { clockOf } from '../worlds/payday';
import { reseed, seededWorld } from '../worlds/scenarios';

export interface Testers {
  holdings(): Promise<Holdings>;
  /** Replaces all data of the backend; the plan stays, and so does the clock, unless the world is one of a certain day. `where`: another region than its own. */
  enter(world: WorldName, where?: Region): Promise<void>;
  seen(): Promise<TestersSeen>;
  moveClock(move: ClockMove): Promise<void>;
  addFault(entry: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  /** For the console and for tests. */
  faults: Faults;
  /** What the address of this page left to be asked or told; empty once taken. */
  takeAsked(): { open: boolean; world: WorldName | null; problems: readonly AddressProblem[] } | null;
}

interface Parts {
  ports: Ports;
  region: Region;
  clock: DemoClock;
  faults: Faults;
  asked: ReturnType<Testers['takeAsked']>;
  /** Other tabs are backends of their own over the same data. */
  tellOthers: OtherTabs['tell'];
}

/** What is left of an address once its clock and faults are done: a world in place of another is the page's to ask about. */
export async function leftOf(
  asked: AddressAsked | null,
  ports: Pick<Ports, 'uow'>,
): Promise<ReturnType<Testers['takeAsked']>> {
  if (!asked) return null;
  const { open, world, problems } = asked;
  return { open, world: world === (await seededWorld(ports)) ? null : world, problems };
}

const NAMES_SHOWN = 3;
/** Drafts whose names are looked at. */
const LOOKED_AT = 1000;

export function createTesters({ ports, region, clock, faults, asked, tellOthers }: Parts): Testers {
  let untaken = asked;
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
