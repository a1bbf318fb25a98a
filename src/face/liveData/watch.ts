// The simulated watch: its state, the live values of all tags, and subscriptions to changes.
import { dataTag } from '@/face/dataTags/catalogue';
import type { DataTag, Dependency, TagValue } from '@/face/dataTags/dataTag';
import { zoneOffset } from '@/face/dataTags/localTime';
import { SUB_SECOND_TAG } from '@/face/dataTags/rotate';
import type { WatchState } from '@/face/dataTags/watchState';
import { createKeyedSignal } from './createStore';

/** Ends a subscription; calling it again does nothing. */
export type Unsubscribe = () => void;

/** A watch whose state can change and whose tags can be read and observed. */
export interface LiveWatch {
  state(): WatchState;
  /** Replaces fields. Equal values change nothing. Listeners run synchronously, each at most once. */
  set(patch: Partial<WatchState>): void;
  /** The live value of a tag; null if the watch has none or the tag does not exist. */
  read(tag: string): TagValue | null;
  /** Calls `listener` after a `set` that changed the value of at least one of the tags. Unknown tags never change. */
  subscribe(tags: readonly string[], listener: () => void): Unsubscribe;
  /** Whether anything follows the time in each second. */
  isFollowedFinely(): boolean;
  /** Moves the time within its second. Only listeners of the tag that changes there are called. */
  advance(now: number): void;
  /** Calls `listener` after every `set` that changed anything. */
  subscribeState(listener: () => void): Unsubscribe;
}

/** A tag's last value. */
interface Entry {
  readonly tag: DataTag;
  value: TagValue | null;
}

/** Key of the signal for any change of the state. */
const STATE = Symbol('state');

const UNITS = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Compares by value; fields of the state are plain and one level deep. */
const equal = (left: unknown, right: unknown): boolean => {
  if (Object.is(left, right)) return true;
  if (!isRecord(left) || !isRecord(right)) return false;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => Object.is(left[key], right[key]));
};

/** The fields and the units of the local clock that differ between two states. */
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

/** A watch that starts in the given state. */
export const createWatch = (initial: WatchState): LiveWatch => {
  let state = initial;
  const entries = new Map<string, Entry>();
  const changed = createKeyedSignal<string | typeof STATE>();

  const entryOf = (name: string): Entry | undefined => {
    const existing = entries.get(name);
    if (existing) return existing;
    const tag = dataTag(name);
    if (!tag) return undefined;
    const entry: Entry = { tag, value: tag.value(state) };
    entries.set(name, entry);
    return entry;
  };

  return {
    state: () => state,
    read: (name) => entryOf(name)?.value ?? null,
    set(patch) {
      const next = { ...state, ...patch };
      const changes = changesBetween(state, next);
      if (changes.size === 0) return;
      state = next;
      const notified: (string | typeof STATE)[] = [];
      for (const [name, entry] of entries) {
        if (!entry.tag.depends.some((dependency) => changes.has(dependency))) continue;
        if (changed.listeners(name) === 0) {
          // Without subscribers, drop the cached value; it is computed when next read.
          entries.delete(name);
          continue;
        }
        const value = entry.tag.value(state);
        if (Object.is(value, entry.value)) continue;
        entry.value = value;
        notified.push(name);
      }
      notified.push(STATE);
      changed.emit(notified);
    },
    isFollowedFinely: () => changed.listeners(SUB_SECOND_TAG) > 0,
    advance(now) {
      if (now === state.now) return;
      state = { ...state, now };
      entries.delete(SUB_SECOND_TAG);
      entryOf(SUB_SECOND_TAG);
      changed.emit([SUB_SECOND_TAG]);
    },
    subscribe(tags, listener) {
      // Computes the current values, so that later changes are detected.
      const names = tags.filter((name) => entryOf(name) !== undefined);
      return changed.subscribe(names, listener);
    },
    subscribeState: (listener) => changed.subscribe([STATE], listener),
  };
};
