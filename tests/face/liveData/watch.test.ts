// The simulated watch: listeners are called only for changed values, once per set, and values are computed only when needed.

import { describe, expect, it, vi } from 'vitest';
import { DATA_TAGS, dataTag } from '@/face/dataTags/catalogue';
import { NEW_YORK, SAMPLE_STATE, type WatchState } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import fc from '@/tests/support/property';

const { now } = SAMPLE_STATE;

const following = (...tags: string[]) => {
  const watch = createWatch(SAMPLE_STATE);
  const listener = vi.fn();
  return { watch, listener, stop: watch.subscribe(tags, listener) };
};

describe('reading', () => {
  it('gives the live value, before and after a change', () => {
    const watch = createWatch(SAMPLE_STATE);
    expect(watch.read('ZSC')).toBe(6284);
    watch.set({ steps: 7000 });
    expect([watch.read('ZSC'), watch.read('ZSCGP'), watch.state().steps]).toEqual([7000, 70, 7000]);
    expect(watch.read('nothing')).toBeNull();
  });

  it('computes a value once until what it depends on changes', () => {
    const compute = vi.spyOn(dataTag('ZSC')!, 'value');
    const watch = createWatch(SAMPLE_STATE);
    watch.read('ZSC');
    watch.set({ now: now + 1000, heartRate: 80 });
    watch.read('ZSC');
    expect(compute).toHaveBeenCalledTimes(1);
    watch.set({ steps: 1 });
    expect(compute).toHaveBeenCalledTimes(1);
    watch.read('ZSC');
    watch.read('ZSC');
    expect(compute).toHaveBeenCalledTimes(2);
  });
});

describe('subscriptions', () => {
  it('fire only when the value changes', () => {
    const { watch, listener } = following('DmZ');
    for (let second = 1; second <= 51; second += 1) watch.set({ now: now + second * 1000 });
    expect(listener).toHaveBeenCalledTimes(0);
    watch.set({ now: now + 52_000 });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(watch.read('DmZ')).toBe('00');
  });

  it('a minute of seconds: 60 calls for the second, one for the minute, one for the hour, none for the day', () => {
    const watch = createWatch(SAMPLE_STATE);
    const calls = ['DsZ', 'DWFS', 'Dm', 'DWFKS', 'DH', 'Dd', 'ZSC', 'MOONPHASE'].map((tag) => {
      const listener = vi.fn();
      watch.subscribe([tag], listener);
      return listener;
    });
    for (let second = 1; second <= 60; second += 1) watch.set({ now: now + second * 1000 });
    expect(calls.map((listener) => listener.mock.calls.length)).toEqual([60, 60, 1, 1, 1, 0, 0, 0]);
  });

  it('fire once for several tags and fields of one set', () => {
    const { watch, listener } = following('ZSC', 'ZSC', 'ZSCGP', 'ZHR', 'DsZ');
    watch.set({ steps: 1, heartRate: 2, now: now + 1000 });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('an equal value is not a change, nor is an equal object', () => {
    const { watch, listener } = following('ZSC', 'WCT', 'PWL');
    const anyChange = vi.fn();
    watch.subscribeState(anyChange);
    watch.set({ steps: SAMPLE_STATE.steps, weather: { ...SAMPLE_STATE.weather! }, device: { ...SAMPLE_STATE.device } });
    expect(anyChange).toHaveBeenCalledTimes(0);
    watch.set({ weather: { ...SAMPLE_STATE.weather!, humidity: 1 } });
    expect([anyChange.mock.calls.length, listener.mock.calls.length]).toEqual([1, 0]);
    watch.set({ weather: null });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('moving the watch changes its clock and its sun', () => {
    const { watch, listener } = following('DH');
    watch.set(NEW_YORK);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(watch.read('DH')).toBe(19);
  });

  it('the zone’s name changes with daylight saving even if the clock shows the same hour again', () => {
    const before = Date.UTC(2026, 10, 1, 5, 59, 59);
    const watch = createWatch({ ...SAMPLE_STATE, ...NEW_YORK, now: before });
    const listener = vi.fn();
    watch.subscribe(['Dz'], listener);
    expect(watch.read('Dz')).toBe('EDT');
    watch.set({ now: before + 1000 });
    expect([watch.read('Dz'), watch.read('DH'), listener.mock.calls.length]).toEqual(['EST', 1, 1]);
  });

  it('stop on unsubscribing, even during a notification, and unknown tags never fire', () => {
    const watch = createWatch(SAMPLE_STATE);
    const late = vi.fn();
    let stop = () => {};
    watch.subscribe(['ZSC'], () => stop());
    stop = watch.subscribe(['ZSC'], late);
    const unknown = vi.fn();
    watch.subscribe(['nothing'], unknown);
    watch.set({ steps: 1 });
    watch.set({ steps: 2 });
    stop();
    expect([late.mock.calls.length, unknown.mock.calls.length]).toEqual([0, 0]);
  });

  it('a listener that throws does not stop the others', () => {
    const watch = createWatch(SAMPLE_STATE);
    watch.subscribe(['ZSC'], () => {
      throw new Error('broken');
    });
    const other = vi.fn();
    watch.subscribe(['ZSC'], other);
    expect(() => watch.set({ steps: 1 })).toThrow('broken');
    expect(other).toHaveBeenCalledTimes(1);
    expect(watch.read('ZSC')).toBe(1);
  });

  it('a listener may set again', () => {
    const { watch, listener } = following('ZSC');
    watch.subscribe(['ZHR'], () => watch.set({ steps: 5 }));
    watch.set({ heartRate: 90 });
    expect([listener.mock.calls.length, watch.read('ZSC')]).toEqual([1, 5]);
  });
});

describe('properties', { timeout: 60_000 }, () => {
  const patch: fc.Arbitrary<Partial<WatchState>> = fc.record(
    {
      now: fc.oneof(
        fc.integer({ min: now - 90_000, max: now + 90_000 }),
        fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2032, 0) }),
      ),
      zone: fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Asia/Kathmandu', 'UTC'),
      place: fc.record({ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.integer({ min: -180, max: 180 }) }),
      language: fc.constantFrom('zh', 'en'),
      is24Hour: fc.boolean(),
      isMetric: fc.boolean(),
      charging: fc.boolean(),
      battery: fc.option(fc.nat(100)),
      steps: fc.option(fc.nat(99_999)),
      stepGoal: fc.option(fc.nat(30_000)),
      heartRate: fc.option(fc.nat(240)),
      distanceKm: fc.option(fc.nat(90)),
      calories: fc.option(fc.nat(9_999)),
      stress: fc.option(fc.nat(100)),
      bloodOxygen: fc.option(fc.nat(100)),
      sleepQuality: fc.option(fc.nat(100)),
      weather: fc.option(
        fc.record({
          high: fc.integer({ min: -30, max: 45 }),
          low: fc.integer({ min: -40, max: 40 }),
          current: fc.integer({ min: -40, max: 45 }),
          icon: fc.nat(9),
          pm25: fc.nat(500),
          humidity: fc.nat(100),
          windDirection: fc.constantFrom('N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'),
          windSpeedMph: fc.nat(100),
          windLevel: fc.nat(12),
        }),
      ),
      device: fc.record({
        name: fc.string(),
        manufacturer: fc.string(),
        isRound: fc.boolean(),
        wifiLevel: fc.option(fc.integer({ min: 1, max: 5 })),
        unread: fc.nat(99),
        notifications: fc.nat(99),
      }),
    },
    { requiredKeys: [] },
  );

  it('after any sets every tag equals a fresh computation, and its follower was called exactly when it changed', () => {
    fc.assert(
      fc.property(fc.array(patch, { maxLength: 8 }), (patches) => {
        const watch = createWatch(SAMPLE_STATE);
        const calls = new Map(DATA_TAGS.map(({ name }) => [name, 0]));
        const expected = new Map(calls);
        const followed = DATA_TAGS.filter((_, place) => place % 3 !== 0);
        for (const { name } of followed) watch.subscribe([name], () => calls.set(name, calls.get(name)! + 1));
        for (const one of patches) {
          const before = new Map(DATA_TAGS.map((tag) => [tag.name, tag.value(watch.state())]));
          watch.set(one);
          for (const tag of DATA_TAGS)
            expect([tag.name, watch.read(tag.name)]).toEqual([tag.name, tag.value(watch.state())]);
          for (const { name } of followed) {
            if (!Object.is(watch.read(name), before.get(name))) expected.set(name, expected.get(name)! + 1);
          }
        }
        expect(calls).toEqual(expected);
      }),
      { numRuns: process.env.LONG ? 2_000 : 150 },
    );
  });
});
