// Playback of animations with a clock that the test drives: loops, several layers on one timer, stopping, errors.
import { describe, expect, it, vi } from 'vitest';
import { createPlayback, type FrameTiming } from '@/face/liveData/playback';

/** Time that the test moves; at most one timer is scheduled. */
function stage() {
  let time = 1_800_000_000_123;
  let pending: { run: () => void; at: number } | undefined;
  let scheduled = 0;
  const playback = createPlayback({
    now: () => time,
    schedule(run, delayMs) {
      expect(pending, 'one timer at a time').toBeUndefined();
      const timer = { run, at: time + delayMs };
      pending = timer;
      scheduled += 1;
      return () => {
        if (pending === timer) pending = undefined;
      };
    },
  });
  const pass = (ms: number, late = 0) => {
    const end = time + ms;
    while (pending && pending.at + late <= end) {
      const { run, at } = pending;
      pending = undefined;
      time = Math.max(time, at + late);
      run();
    }
    time = end;
  };
  return {
    playback,
    pass,
    isIdle: () => pending === undefined,
    scheduled: () => scheduled,
    sleep: (ms: number) => {
      time += ms;
    },
  };
}

const timing = (frames: number, delayMs: number, loops: number): FrameTiming => ({ frames, delayMs, loops });
const layer = (uuid: string, frames = 4, delayMs = 100, loops = Number.POSITIVE_INFINITY) => ({
  uuid,
  timing: timing(frames, delayMs, loops),
});

describe('at rest', () => {
  it('nothing is scheduled and every layer shows its first frame', () => {
    const { playback, isIdle, scheduled } = stage();
    expect([playback.frame('a'), playback.isPlaying('a'), playback.isAnyPlaying()]).toEqual([0, false, false]);
    playback.stop();
    playback.play([]);
    expect([isIdle(), scheduled()]).toEqual([true, 0]);
  });

  it.each([
    ['no frames', timing(0, 100, 1)],
    ['no delay', timing(3, 0, 1)],
    ['no loops', timing(3, 100, 0)],
  ])('a layer with %s does not play', (_, wrong) => {
    const { playback, isIdle } = stage();
    playback.play([{ uuid: 'a', timing: wrong }]);
    expect([playback.isPlaying('a'), isIdle()]).toEqual([false, true]);
  });

  it('a single infinite frame needs no timer; a finite one ends', () => {
    const { playback, isIdle, pass } = stage();
    playback.play([layer('a', 1)]);
    expect([playback.isPlaying('a'), isIdle()]).toEqual([true, true]);
    playback.play([layer('a', 1, 100, 3)]);
    pass(299);
    expect(playback.isPlaying('a')).toBe(true);
    pass(20);
    expect([playback.isPlaying('a'), isIdle()]).toEqual([false, true]);
  });
});

describe('loops', () => {
  it.each([1, 99, 100])('%i of them end by themselves, at the first frame', (loops) => {
    const { playback, pass, isIdle } = stage();
    const state = vi.fn();
    playback.subscribeState(state);
    playback.play([layer('a', 4, 100, loops)]);
    pass(loops * 400 - 1);
    expect([playback.isPlaying('a'), playback.frame('a')]).toEqual([true, 3]);
    pass(1);
    expect([playback.isPlaying('a'), playback.frame('a'), isIdle()]).toEqual([false, 0, true]);
    expect(state).toHaveBeenCalledTimes(2);
  });

  it('without end continue', () => {
    const { playback, pass } = stage();
    playback.play([layer('a')]);
    pass(101 * 400 + 250);
    expect([playback.isPlaying('a'), playback.frame('a')]).toEqual([true, 2]);
  });
});

describe('frames', () => {
  it('follow one after another and notify only their layer', () => {
    const { playback, pass } = stage();
    const seen: number[] = [];
    const other = vi.fn();
    playback.subscribe('a', () => seen.push(playback.frame('a')));
    playback.subscribe('b', other);
    playback.play([layer('a', 3)]);
    pass(700);
    expect(seen).toEqual([1, 2, 0, 1, 2, 0, 1]);
    expect(other).not.toHaveBeenCalled();
  });

  it('of two layers keep their own delays on one timer', () => {
    const { playback, pass } = stage();
    const changes = { a: 0, b: 0 };
    playback.subscribe('a', () => (changes.a += 1));
    playback.subscribe('b', () => (changes.b += 1));
    playback.play([layer('a', 4, 100), layer('b', 5, 130)]);
    pass(1300);
    expect(changes).toEqual({ a: 13, b: 10 });
    expect([playback.frame('a'), playback.frame('b')]).toEqual([1, 0]);
  });

  it.each([3, 17, 250])('timers %i ms late add up to no drift', (late) => {
    const { playback, pass } = stage();
    playback.play([layer('a', 1000, 100)]);
    pass(60_000, late);
    const behind = 600 - playback.frame('a');
    expect(behind).toBeGreaterThanOrEqual(0);
    expect(behind).toBeLessThanOrEqual(Math.ceil(late / 100) + 1);
  });

  it('faster than a screen are skipped, not slowed down', () => {
    const { playback, pass, scheduled } = stage();
    playback.play([layer('a', 100, 2)]);
    pass(1000);
    expect(scheduled()).toBeLessThanOrEqual(61);
    expect(playback.frame('a')).toBeGreaterThan(80);
  });

  it('after a sleep catch up in one step', () => {
    const { playback, pass, sleep } = stage();
    const onFrame = vi.fn();
    playback.subscribe('a', onFrame);
    playback.play([layer('a', 4, 100)]);
    sleep(3_600_250);
    pass(1);
    expect([onFrame.mock.calls.length, playback.frame('a')]).toEqual([1, 2]);
  });
});

describe('play and stop', () => {
  it('playing again starts at the first frame; other layers continue', () => {
    const { playback, pass } = stage();
    playback.play([layer('a'), layer('b')]);
    pass(250);
    playback.play([layer('a', 4, 50)]);
    expect([playback.frame('a'), playback.frame('b')]).toEqual([0, 2]);
    pass(60);
    expect([playback.frame('a'), playback.frame('b')]).toEqual([1, 3]);
  });

  it('one layer stops, then all: each is notified of its frame and the state once', () => {
    const { playback, pass, isIdle } = stage();
    const [frame, state] = [vi.fn(), vi.fn()];
    playback.play([layer('a'), layer('b'), layer('c')]);
    pass(150);
    playback.subscribe('a', frame);
    playback.subscribeState(state);
    playback.stop(['a', 'unknown']);
    expect([playback.isPlaying('a'), playback.frame('a'), playback.isPlaying('b')]).toEqual([false, 0, true]);
    expect([frame.mock.calls.length, state.mock.calls.length]).toEqual([1, 1]);
    playback.stop(['a']);
    expect(state).toHaveBeenCalledTimes(1);
    playback.stop();
    expect([playback.isAnyPlaying(), isIdle(), state.mock.calls.length]).toEqual([false, true, 2]);
  });

  it('a listener that stops the layer, or has unsubscribed, is not called again', () => {
    const { playback, pass } = stage();
    const left = vi.fn();
    playback.subscribe('a', () => playback.stop(['a']));
    playback.subscribe('b', left)();
    playback.play([layer('a'), layer('b')]);
    pass(100);
    expect([playback.isPlaying('a'), playback.isPlaying('b')]).toEqual([false, true]);
    expect(left).not.toHaveBeenCalled();
  });

  it('a listener that throws does not stop the frames', () => {
    const { playback, pass } = stage();
    const leave = playback.subscribe('a', () => {
      throw new Error('broken');
    });
    playback.play([layer('a')]);
    expect(() => pass(100)).toThrow('broken');
    leave();
    pass(100);
    expect(playback.frame('a')).toBe(2);
  });

  it('after dispose nothing plays', () => {
    const { playback, pass, isIdle } = stage();
    playback.play([layer('a')]);
    playback.dispose();
    playback.play([layer('b')]);
    pass(1000);
    expect([playback.isAnyPlaying(), isIdle()]).toEqual([false, true]);
  });
});
