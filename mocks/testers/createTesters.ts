// The powers of testers over the embedded backend: worlds, its clock, faults. One door for the panel, the address and the console.
import type { Ports } from '@/backend/ports';
import type { Region } from '@/schemas/session';
import type { WorldName } from '@/schemas/testers';
import type { ClockMove } from '@/schemas/testersClock';
import type { ClockState, DemoClock } from '../demoClock';
import type { Faults } from '../faults';
import type { OtherTabs } from '../otherTabs';
import { reseed, seededWorld } from '../worlds/scenarios';
import type { AddressProblem } from './readAddress';

/** What a world holds beyond numbers of its own: what would go with it. */
export interface Holdings {
  world: WorldName | null;
  designs: number;
  /** Names of some of them, the newest first. */
  names: readonly string[];
  accounts: number;
}

export interface Testers {
  holdings(): Promise<Holdings>;
  /** Replaces all data of the backend. */
  enter(world: WorldName): Promise<void>;
  /** The backend's clock, UTC ms, and whether it is the real one. */
  clock(): { now: number; state: ClockState };
  moveClock(move: ClockMove): Promise<void>;
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

const NAMES_SHOWN = 3;

export function createTesters({ ports, region, clock, faults, asked, tellOthers }: Parts): Testers {
  let untaken = asked;
  return {
    holdings: async () => {
      const world = await seededWorld(ports);
      return ports.uow.ro(['drafts', 'users'], async (tx) => {
        const drafts = await tx.list('drafts', { order: 'descending', limit: 1000 });
        const there = drafts.filter(({ shown }) => shown === 'yes').sort((a, b) => b.savedAt - a.savedAt);
        const names = there.map((draft) => draft.names.find((name) => name !== '') ?? '').filter((name) => name !== '');
        const accounts = await tx.count('users', {});
        return { world, designs: there.length, names: names.slice(0, NAMES_SHOWN), accounts };
      });
    },
    enter: async (world) => {
      await reseed(ports, world, region);
      await clock.keep();
      tellOthers('data');
    },
    clock: () => ({ now: clock.now(), state: clock.state }),
    moveClock: async (move) => {
      await clock.move(move);
      tellOthers('clock');
    },
    faults,
    takeAsked: () => {
      const taken = untaken;
      untaken = null;
      return taken;
    },
  };
}
