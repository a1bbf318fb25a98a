// The clock: whole watch seconds, no drift, at most 60 ticks a second, modes, with a schedule that the test drives.
import { describe, expect, it, vi } from 'vitest';
import { NEW_YORK, SAMPLE_STATE, sampleState } from '@/face/dataTags/watchState';
import { CLOCK_SPEEDS, type ClockMode, createClock, stillAt0859 } from '@/face/liveData/clock';
import { createWatch } from '@/face/liveData/watch';

/**
 * A real time that the test moves; every timer fires `late` ms after its time. Timers follow `elapsed`, as a browser's do, so
 * setting the real time does not move them.
 */
const stage = (start = 1_800_000_000_250, movesFinely?: () => boolean) => {
  let elapsed = 0;
  let offset = start;
  let late = 0;
  let pending: { run: () => void; at: number } | undefined;
  const delays: number[] = [];
  const watch = createWatch(SAMPLE_STATE);
  const ticks: number[] = [];
  watch.subscribeState(() => ticks.push(watch.state().now));
  const clock = createClock({
    watch,
    now: () => offset + elapsed,
    ...(movesFinely ? { movesFinely } : {}),
    schedule: (run, delayMs) => {
      expect(pending, 'one timer at a time').toBeUndefined();
      const timer = { run, at: elapsed + delayMs };
      pending = timer;
      delays.push(delayMs);
      return () => {
        if (pending === timer) pending = undefined;
      };
    },
  });
  const pass = (ms: number) => {
    const end = elapsed + ms;
    while (pending && pending.at + late <= end) {
      const { run, at } = pending;
      pending = undefined;
      elapsed = Math.max(elapsed, at + late);
      run();
    }
    elapsed = end;
  };
  return {
    watch,
    clock,
    ticks,
    delays,
    pass,
    isIdle: () => pending === undefined,
    setLate: (ms: number) => {
      late = ms;
    },
    /** The machine sleeps: time passes and no timer fires. */
    sleep: (ms: number) => {
      elapsed += ms;
    },
    /** Somebody sets the real time. */
    setTime: (by: number) => {
      offset += by;
    },
  };
};

const noon = SAMPLE_STATE.now;

describe('modes', () => {
  it('starts paused at the watch’s own time, without a timer', () => {
    const { clock, isIdle, pass, ticks } = stage();
    expect(clock.mode()).toEqual({ kind: 'paused', at: SAMPLE_STATE.now });
    pass(10_000);
    expect([isIdle(), ticks]).toEqual([true, []]);
  });

  it('paused shows its time to the millisecond', () => {
    const { clock, watch, isIdle } = stage();
    clock.setMode({ kind: 'running', from: noon, speed: 1 });
    clock.setMode({ kind: 'paused', at: noon + 123 });
    expect([watch.state().now, isIdle()]).toEqual([noon + 123, true]);
  });

  it('real follows the real time at whole seconds', () => {
    const { clock, ticks, delays, pass } = stage(1_800_000_000_250);
    clock.setMode({ kind: 'real' });
    pass(3_000);
    expect(ticks).toEqual([0, 1, 2, 3].map((second) => 1_800_000_000_000 + second * 1000));
    expect(delays[0]).toBeCloseTo(750, 1);
  });

  it('reports each change of mode, not of ticks', () => {
    const { clock, pass } = stage();
    const listener = vi.fn();
    const stop = clock.subscribe(listener);
    clock.setMode({ kind: 'real' });
    pass(5_000);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    clock.setMode({ kind: 'paused', at: 0 });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('refuses an invalid time, and keeps its mode', () => {
    const { clock } = stage();
    expect(() => clock.setMode({ kind: 'paused', at: Number.NaN })).toThrow(RangeError);
    expect(() => clock.setMode({ kind: 'running', from: Number.POSITIVE_INFINITY, speed: 1 })).toThrow(RangeError);
    expect(clock.mode().kind).toBe('paused');
  });

  it('stays stopped after dispose', () => {
    const { clock, isIdle, ticks, pass } = stage();
    clock.setMode({ kind: 'real' });
    clock.dispose();
    clock.setMode({ kind: 'real' });
    pass(5_000);
    expect([isIdle(), ticks.length]).toEqual([true, 1]);
  });

  it('a listener of the watch may pause it', () => {
    const { clock, watch, isIdle, pass, ticks } = stage();
    clock.setMode({ kind: 'running', from: noon, speed: 1 });
    watch.subscribe(['Ds'], () => clock.setMode({ kind: 'paused', at: watch.state().now }));
    pass(5_000);
    expect([isIdle(), ticks]).toEqual([true, [noon + 1000]]);
  });
});

describe('in each second', () => {
  const follow = (movesFinely: () => boolean, mode: ClockMode) => {
    const face = stage(1_800_000_000_000, movesFinely);
    const seen: number[] = [];
    const stop = face.watch.subscribe(['DWFSF'], () => seen.push(face.watch.state().now - 1_800_000_000_000));
    face.clock.setMode(mode);
    return { ...face, seen, stop };
  };

  it('moves in thirtieths while a sweeping hand follows, and listeners of the state hear of full seconds alone', () => {
    const { pass, seen, ticks, stop } = follow(() => true, { kind: 'real' });
    pass(1000);
    // Every step of 2, 5, 10 and 15 per second is among them.
    expect(seen.slice(0, 4)).toEqual([0, 34, 67, 100]);
    expect(seen).toEqual(expect.arrayContaining([200, 334, 400, 500, 534, 600, 667, 800, 1000]));
    expect(seen).toHaveLength(31);
    stop();
    pass(2000);
    expect(seen).toHaveLength(31);
    expect(ticks.map((time) => time - 1_800_000_000_000)).toEqual([0, 1000, 2000, 3000]);
  });

  it('moves by full seconds with reduced motion', () => {
    const { pass, seen } = follow(() => false, { kind: 'real' });
    pass(1000);
    expect(seen).toEqual([0, 1000]);
  });

  it('moves by full seconds at ten times the speed', () => {
    const { pass, seen } = follow(() => true, { kind: 'running', from: 1_800_000_000_000, speed: 10 });
    pass(1000);
    expect(seen).toHaveLength(11);
  });
});

describe('running', () => {
  it.each([
    [1, 10, 1000],
    [10, 100, 1000],
    [60, 600, 1000],
    [600, 600, 10_000],
  ] as const)('at speed %i ten seconds are %i ticks of %i watch ms', (speed, count, step) => {
    const { clock, ticks, pass } = stage();
    clock.setMode({ kind: 'running', from: noon, speed });
    pass(10_000.5);
    expect(ticks).toEqual(Array.from({ length: count }, (_, place) => noon + (place + 1) * step));
  });

  it.each(CLOCK_SPEEDS)('at speed %i lateness never adds up and ticks stay at whole seconds', (speed) => {
    const { clock, ticks, pass, setLate } = stage();
    setLate(3.7);
    clock.setMode({ kind: 'running', from: noon, speed });
    pass(60_010);
    expect(ticks.every((tick) => tick % 1000 === 0)).toBe(true);
    expect(new Set(ticks).size).toBe(ticks.length);
    const step = Math.max(1000, speed * (1000 / 60));
    expect(Math.abs((ticks.at(-1) ?? 0) - (noon + 60_000 * speed))).toBeLessThanOrEqual(step);
    expect(ticks.length).toBeLessThanOrEqual(60 * 60 + 1);
  });

  it('timers that fire early show no second before its time', () => {
    const { clock, ticks, pass, setLate } = stage();
    setLate(-0.6);
    clock.setMode({ kind: 'running', from: noon, speed: 1 });
    pass(10_000.9);
    expect(ticks).toEqual(Array.from({ length: 10 }, (_, place) => noon + (place + 1) * 1000));
  });

  it('after a sleep it catches up with one tick', () => {
    const { clock, ticks, pass, sleep } = stage();
    clock.setMode({ kind: 'running', from: noon, speed: 10 });
    pass(150);
    sleep(3_600_000);
    pass(1);
    expect(ticks).toEqual([noon + 1000, noon + 36_001_000]);
  });

  it('follows a real time that is set back, without stopping', () => {
    const { clock, ticks, pass, setTime } = stage(1_800_000_000_000);
    clock.setMode({ kind: 'real' });
    pass(1_500);
    setTime(-3_600_000);
    pass(2_000);
    const hourBefore = 1_800_000_000_000 - 3_600_000;
    expect(ticks.slice(2)).toEqual([hourBefore + 2000, hourBefore + 3000]);
  });

  it('starts between seconds, before the epoch too', () => {
    const { clock, ticks, pass } = stage();
    clock.setMode({ kind: 'running', from: -1_500, speed: 1 });
    pass(2_600);
    expect(ticks).toEqual([-2000, -1000, 0, 1000]);
  });
});

describe('stillAt0859', () => {
  it('is 08:59:08 on the state’s own date and in its zone', () => {
    expect(stillAt0859(SAMPLE_STATE)).toBe(SAMPLE_STATE.now);
    expect(stillAt0859({ now: SAMPLE_STATE.now + 14 * 3_600_000, zone: SAMPLE_STATE.zone })).toBe(SAMPLE_STATE.now);
    expect(stillAt0859(sampleState(NEW_YORK))).toBe(Date.UTC(2026, 10, 20, 13, 59, 8));
    // The day of the New York change to summer time: 08:59:08 is four hours behind UTC, the night before still five.
    expect(stillAt0859({ now: Date.UTC(2026, 2, 8, 6), zone: NEW_YORK.zone })).toBe(Date.UTC(2026, 2, 8, 12, 59, 8));
  });
});
