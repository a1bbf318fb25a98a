// The simulated watch: its state, the live value of every tag, and who is told when a value changes.
import { dataTag } from '@/face/dataTags/catalogue';
import type { DataTag, Dependency, TagValue } from '@/face/dataTags/dataTag';
import { zoneOffset } from '@/face/dataTags/localTime';
import type { WatchState } from '@/face/dataTags/watchState';

/** Stops a subscription; calling it again does nothing. */
export type Unsubscribe = () => void;

/** A watch whose state changes and whose tags can be read and followed. */
export interface LiveWatch {
  state(): WatchState;
  /** Replaces fields. Equal values change nothing. Listeners run before it returns, each at most once. */
  set(patch: Partial<WatchState>): void;
  /** The live value of a tag; null when the watch has none or the tag does not exist. */
  read(tag: string): TagValue | null;
  /** Calls `listener` after a `set` that changed the value of at least one of the tags. Unknown tags never change. */
  subscribe(tags: readonly string[], listener: () => void): Unsubscribe;
  /** Calls `listener` after every `set` that changed anything. */
  subscribeState(listener: () => void): Unsubscribe;
}

interface Subscription {
  readonly listener: () => void;
  active: boolean;
}

/** A tag's last value and who follows it. */
interface Entry {
  readonly tag: DataTag;
  value: TagValue | null;
  readonly followers: Set<Subscription>;
}

const UNITS = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Equal by value; the state's fields are plain and one level deep. */
const equal = (left: unknown, right: unknown): boolean => {
  if (Object.is(left, right)) return true;
  if (!isRecord(left) || !isRecord(right)) return false;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => Object.is(left[key], right[key]));
};

/** What differs between two states: fields, and the units of the local clock. */
const changesBetween = (before: WatchState, after: WatchState): Set<Dependency> => {
  const changes = new Set<Dependency>();
  for (const key of Object.keys(after) as (keyof WatchState)[]) {
    if (!equal(before[key], after[key])) changes.add(key);
  }
  if (!changes.has('now') && !changes.has('zone')) return changes;
  const offsetBefore = zoneOffset(before.now, before.zone);
  const offsetAfter = zoneOffset(after.now, after.zone);
  for (const [unit, ms] of Object.entries(UNITS) as [keyof typeof UNITS, number][]) {
    const isSame = Math.floor((before.now + offsetBefore) / ms) === Math.floor((after.now + offsetAfter) / ms);
    if (!isSame || offsetBefore !== offsetAfter) changes.add(unit);
  }
  return changes;
};

/** Calls every listener that is still subscribed; a listener that throws keeps no other from being called. */
const notify = (subscriptions: Iterable<Subscription>): void => {
  const errors: unknown[] = [];
  for (const subscription of [...subscriptions]) {
    if (!subscription.active) continue;
    try {
      subscription.listener();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, 'Listeners of the watch failed');
};

/** A watch that starts in the given state. */
export const createWatch = (initial: WatchState): LiveWatch => {
  let state = initial;
  const entries = new Map<string, Entry>();
  const stateFollowers = new Set<Subscription>();

  const entryOf = (name: string): Entry | undefined => {
    const known = entries.get(name);
    if (known) return known;
    const tag = dataTag(name);
    if (!tag) return undefined;
    const entry = { tag, value: tag.value(state), followers: new Set<Subscription>() };
    entries.set(name, entry);
    return entry;
  };

  const follow = (sets: readonly Set<Subscription>[], listener: () => void): Unsubscribe => {
    const subscription = { listener, active: true };
    for (const set of sets) set.add(subscription);
    return () => {
      subscription.active = false;
      for (const set of sets) set.delete(subscription);
    };
  };

  return {
    state: () => state,
    read: (name) => entryOf(name)?.value ?? null,
    set(patch) {
      const next = { ...state, ...patch };
      const changes = changesBetween(state, next);
      if (changes.size === 0) return;
      state = next;
      const called = new Set<Subscription>();
      for (const [name, entry] of entries) {
        if (!entry.tag.depends.some((dependency) => changes.has(dependency))) continue;
        if (entry.followers.size === 0) {
          // Nobody follows it: read again when asked.
          entries.delete(name);
          continue;
        }
        const value = entry.tag.value(state);
        if (Object.is(value, entry.value)) continue;
        entry.value = value;
        for (const subscription of entry.followers) called.add(subscription);
      }
      for (const subscription of stateFollowers) called.add(subscription);
      notify(called);
    },
    subscribe(tags, listener) {
      const sets: Set<Subscription>[] = [];
      for (const name of new Set(tags)) {
        const entry = entryOf(name);
        if (entry) sets.push(entry.followers);
      }
      return follow(sets, listener);
    },
    subscribeState: (listener) => follow([stateFollowers], listener),
  };
};
