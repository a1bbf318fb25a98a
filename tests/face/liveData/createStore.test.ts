// The store and the signal: which listeners are called, and when.
import { describe, expect, it, vi } from 'vitest';
import { createKeyedSignal, createSignal, createStore } from '@/face/liveData/createStore';

describe('a store', () => {
  it('notifies of a different value, and only of that', () => {
    const store = createStore(1);
    const onChange = vi.fn();
    const end = store.subscribe(onChange);
    store.set(1);
    store.set(2);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(store.get()).toBe(2);
    end();
    store.set(3);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(store.listeners()).toBe(0);
  });

  it('treats NaN as equal to NaN', () => {
    const store = createStore(Number.NaN);
    const onChange = vi.fn();
    store.subscribe(onChange);
    store.set(Number.NaN);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a signal', () => {
  it('notifies each subscription, also of the same function', () => {
    const signal = createSignal<string>();
    const onChange = vi.fn();
    const end = signal.subscribe(onChange);
    signal.subscribe(onChange);
    signal.emit('a');
    expect(onChange).toHaveBeenCalledTimes(2);
    end();
    signal.emit('b');
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('does not notify a listener that another one removed meanwhile', () => {
    const signal = createSignal<void>();
    const late = vi.fn();
    let end: () => void = () => undefined;
    signal.subscribe(() => end());
    end = signal.subscribe(late);
    signal.emit();
    expect(late).not.toHaveBeenCalled();
  });
});

describe('a signal by keys', () => {
  it('notifies each follower once, however many of its keys change', () => {
    const signal = createKeyedSignal<string>();
    const [both, other] = [vi.fn(), vi.fn()];
    const end = signal.subscribe(['a', 'b', 'a'], both);
    signal.subscribe(['c'], other);
    signal.emit(['a', 'b']);
    expect([both.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
    expect([signal.listeners('a'), signal.listeners('c'), signal.listeners('d')]).toEqual([1, 1, 0]);
    end();
    end();
    signal.emit(['a', 'b']);
    expect([both.mock.calls.length, signal.listeners('a')]).toEqual([1, 0]);
  });

  it('notifies the others if one throws, but not one that was removed meanwhile', () => {
    const signal = createKeyedSignal<string>();
    const [last, ended] = [vi.fn(), vi.fn()];
    let end: () => void = () => undefined;
    signal.subscribe(['a'], () => {
      end();
      throw new Error('own');
    });
    end = signal.subscribe(['a'], ended);
    signal.subscribe(['a'], last);
    expect(() => signal.emit(['a'])).toThrow('own');
    expect([last.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0]);
  });
});
