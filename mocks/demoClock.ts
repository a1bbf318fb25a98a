// The demo's clock: real, shifted, or fixed. Stored in the data, so that it survives reloads and other tabs see it.
import type { Ports } from '@/backend/shared/ports';
import type { ClockMove } from '@/schemas/testersClock';

/** `fixed`: stopped at an instant (UTC ms). `shifted`: running, offset from the real time by this many ms. */
export type ClockState = { kind: 'real' } | { kind: 'fixed'; at: number } | { kind: 'shifted'; by: number };

export interface DemoClock {
  now(): number;
  /** Changes it here and in the data. */
  set(state: ClockState): Promise<void>;
  /** Moves to a tester's time and runs on from there, so that builds finish and codes expire. */
  move(move: ClockMove): Promise<void>;
  /** Writes the current state into replaced data. */
  keep(): Promise<void>;
  /** Reads it from the data, because another tab or process may have changed it. */
  read(): Promise<void>;
  readonly state: ClockState;
}

/** Key in the data. */
const CLOCK = 'demoClock';

const written = (state: Exclude<ClockState, { kind: 'real' }>): string =>
  state.kind === 'fixed' ? `fixed ${state.at}` : `shifted ${state.by}`;

function readState(text: string | undefined): ClockState {
  const [, kind, number = ''] = /^(fixed|shifted) (-?\d{1,16})$/.exec(text ?? '') ?? [];
  if (kind === 'fixed') return { kind, at: Number(number) };
  return kind === 'shifted' ? { kind, by: Number(number) } : { kind: 'real' };
}

/** `real`: the reference clock. */
export function createDemoClock({ uow, real }: Pick<Ports, 'uow'> & { real(): number }): DemoClock {
  let state: ClockState = { kind: 'real' };
  const keep = () => {
    const next = state;
    return uow.rw(['meta'], (tx) =>
      next.kind === 'real' ? tx.delete('meta', CLOCK) : tx.put('meta', { id: CLOCK, value: written(next) }),
    );
  };
  const now = () => (state.kind === 'fixed' ? state.at : real() + (state.kind === 'shifted' ? state.by : 0));
  const set = (next: ClockState) => {
    state = next;
    return keep();
  };
  return {
    now,
    set,
    move: (move) => {
      if (move.kind === 'real') return set({ kind: 'real' });
      const target = move.kind === 'to' ? move.at : now() + move.ms;
      return set({ kind: 'shifted', by: Math.max(0, target) - real() });
    },
    keep,
    read: async () => {
      state = readState(await uow.ro(['meta'], async (tx) => (await tx.get('meta', CLOCK))?.value));
    },
    get state() {
      return state;
    },
  };
}
