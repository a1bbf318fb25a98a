// Drives the time of the simulated watch: real time, paused, or running from a chosen moment at a chosen speed.
import { timeOfDay } from '@/face/dataTags/localTime';
import { SAMPLE_TIME_OF_DAY, type WatchState } from '@/face/dataTags/watchState';
import { createSignal } from './createStore';
import type { LiveWatch, Unsubscribe } from './watch';

/** Watch seconds per real second. */
export const CLOCK_SPEEDS = [1, 10, 60, 600] as const;
export type ClockSpeed = (typeof CLOCK_SPEEDS)[number];

/** How the watch's time advances; moments in ms since the epoch. */
export type ClockMode =
  | { readonly kind: 'real' }
  | { readonly kind: 'paused'; readonly at: number }
  | { readonly kind: 'running'; readonly from: number; readonly speed: ClockSpeed };

export interface Clock {
  mode(): ClockMode;
  /** Takes effect synchronously: the watch has the new mode's time when it returns. */
  setMode(mode: ClockMode): void;
  /** Calls `listener` after each `setMode`. To follow ticks, subscribe to the watch. */
  subscribe(listener: () => void): Unsubscribe;
  /** Stops permanently: no ticks or mode changes follow. */
  dispose(): void;
}

export interface ClockPorts {
  readonly watch: Pick<LiveWatch, 'state' | 'set' | 'isFollowedFinely' | 'advance'>;
  /** The real time, ms since the epoch. */
  readonly now: () => number;
  /** Calls `run` once after about `delayMs`; the returned function cancels it. */
  readonly schedule: (run: () => void, delayMs: number) => () => void;
  /** Whether the time may move in each second while something follows it there; absent: never. */
  readonly movesFinely?: () => boolean;
}

const SECOND = 1000;
/** Steps in each second while the time moves there: a multiple of the steps of every sweep. */
const FINE_STEPS = 30;
/** Ms of a step in its second, rounded up: then a sweep has reached the step of its own. */
const fineStep = (step: number): number => Math.ceil((step * SECOND) / FINE_STEPS);
const TICKS_PER_SECOND = 60;

const remainder = (value: number, step: number) => ((value % step) + step) % step;

/**
 * A clock, initially paused at the watch's own time. It ticks at whole watch seconds, at most 60 times per real second
 * (at speed 600 every ten watch seconds). Each delay is computed from `now()`, so delays do not accumulate, and a clock
 * that slept catches up with one tick. In real time it also moves the time in each second while something follows it.
 */
export const createClock = ({ watch, now, schedule, movesFinely = () => false }: ClockPorts): Clock => {
  let mode: ClockMode = { kind: 'paused', at: watch.state().now };
  let started = now();
  let cancel: (() => void) | undefined;
  let isDisposed = false;
  const changed = createSignal<void>();

  const watchTime = (): number => {
    if (mode.kind === 'paused') return mode.at;
    return mode.kind === 'real' ? now() : mode.from + (now() - started) * mode.speed;
  };

  const tick = () => {
    const speed = mode.kind === 'running' ? mode.speed : 1;
    const step = Math.max(1, Math.ceil(speed / TICKS_PER_SECOND)) * SECOND;
    const time = watchTime();
    // Steps are counted from the whole second at which the run started, so that it starts with its own time at any
    // speed.
    const first = mode.kind === 'running' ? Math.floor(mode.from / SECOND) * SECOND : 0;
    const past = remainder(time - first, step);
    // A timer that fires early sets the previous step again, which changes nothing, and reschedules. The next tick is
    // scheduled before listeners run, so that a listener that throws does not stop the clock.
    const isFine = speed === 1 && watch.isFollowedFinely() && movesFinely();
    const fine = isFine ? Math.floor((past * FINE_STEPS) / SECOND) : 0;
    const next = isFine ? fineStep(fine + 1) : step;
    cancel = schedule(tick, Math.max(1, (next - past) / speed));
    const whole = Math.round(time - past);
    const shown = watch.state().now;
    if (!isFine || shown < whole || shown >= whole + SECOND) watch.set({ now: whole });
    if (fine > 0) watch.advance(whole + fineStep(fine));
  };

  const start = () => {
    cancel?.();
    cancel = undefined;
    started = now();
    if (mode.kind === 'paused') watch.set({ now: mode.at });
    else tick();
  };

  return {
    mode: () => mode,
    setMode(next) {
      if (isDisposed) return;
      const moment = next.kind === 'paused' ? next.at : next.kind === 'running' ? next.from : 0;
      if (!Number.isFinite(moment)) throw new RangeError('The clock needs a moment in ms since the epoch.');
      mode = next;
      start();
      changed.emit();
    },
    subscribe: changed.subscribe,
    dispose() {
      isDisposed = true;
      cancel?.();
      cancel = undefined;
      changed.clear();
    },
  };
};

/** The moment (ms since the epoch) of 08:59:08 on the state's date in its zone. */
export const stillAt0859 = ({ now, zone }: Pick<WatchState, 'now' | 'zone'>): number =>
  timeOfDay(now, zone, SAMPLE_TIME_OF_DAY.hours, SAMPLE_TIME_OF_DAY.minutes, SAMPLE_TIME_OF_DAY.seconds);
