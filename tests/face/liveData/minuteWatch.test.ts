// The watch in always-on: its time changes once a minute, its sensors immediately.
import { describe, expect, it, vi } from 'vitest';
import { sampleState } from '@/face/dataTags/watchState';
import { minuteWatch, watchIn } from '@/face/liveData/minuteWatch';
import { createWatch } from '@/face/liveData/watch';

const made = () => {
  const watch = createWatch(sampleState());
  return { watch, slow: minuteWatch(watch), start: watch.state().now };
};

describe('always-on', () => {
  it('shows no seconds: 08:59:08 is 08:59:00', () => {
    const { watch, slow } = made();
    expect(['DsZ', 'DWFS', 'DWFSF', 'DmZ', 'DWFM'].map(watch.read)).toEqual(['08', 48, 48, '59', 354]);
    expect(['DsZ', 'DWFS', 'DWFSF', 'DmZ', 'DWFM'].map(slow.read)).toEqual(['00', 0, 0, '59', 354]);
    expect(slow.state().now).toBe(watch.state().now - 8000);
  });
  it('notifies followers of seconds once a minute, in whatever steps time passes', () => {
    const { watch, slow, start } = made();
    const listener = vi.fn();
    slow.subscribe(['DsZ', 'DWFS'], listener);
    for (let second = 1; second <= 180; second += 1) watch.set({ now: start + second * 1000 });
    expect(listener).toHaveBeenCalledTimes(3);
    watch.set({ now: start + 86_400_000 });
    expect(listener).toHaveBeenCalledTimes(4);
  });
  it('reads sensors immediately', () => {
    const { watch, slow } = made();
    const listener = vi.fn();
    slow.subscribe(['ZSC'], listener);
    slow.set({ steps: 5 });
    expect([listener.mock.calls.length, slow.read('ZSC'), watch.read('ZSC')]).toEqual([1, 5, 5]);
  });
  it('is the same state for a minute, and notifies of no tick', () => {
    const { watch, slow, start } = made();
    const listener = vi.fn();
    slow.subscribeState(listener);
    const before = slow.state();
    watch.set({ now: start + 20_000 });
    expect(slow.state()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    watch.set({ now: start + 60_000 });
    watch.set({ battery: 3 });
    expect(listener).toHaveBeenCalledTimes(2);
  });
  it('is one instance, however often it is requested, and normal mode gets the watch itself', () => {
    const { watch, slow } = made();
    expect(minuteWatch(watch)).toBe(slow);
    expect(minuteWatch(slow)).toBe(slow);
    expect(watchIn('ambient', watch)).toBe(slow);
    expect(watchIn('normal', watch)).toBe(watch);
  });
});
