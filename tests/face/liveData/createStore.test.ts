// The one store and the one signal: who hears what, and when.
import { describe, expect, it, vi } from 'vitest';
import { createSignal, createStore } from '@/face/liveData/createStore';

describe('a store', () => {
  it('tells of another value, and only of another', () => {
    const store = createStore(1);
    const heard = vi.fn();
    const end = store.subscribe(heard);
    store.set(1);
    store.set(2);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.get()).toBe(2);
    end();
    store.set(3);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.listeners()).toBe(0);
  });

  it('takes NaN for the same as NaN', () => {
    const store = createStore(Number.NaN);
    const heard = vi.fn();
    store.subscribe(heard);
    store.set(Number.NaN);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a signal', () => {
  it('tells each subscription, also of the same function', () => {
    const signal = createSignal<string>();
    const heard = vi.fn();
    const end = signal.subscribe(heard);
    signal.subscribe(heard);
    signal.tell('a');
    expect(heard).toHaveBeenCalledTimes(2);
    end();
    signal.tell('b');
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('does not tell a listener that another one ended meanwhile', () => {
    const signal = createSignal<void>();
    const late = vi.fn();
    let end: () => void = () => undefined;
    signal.subscribe(() => end());
    end = signal.subscribe(late);
    signal.tell();
    expect(late).not.toHaveBeenCalled();
  });
});
