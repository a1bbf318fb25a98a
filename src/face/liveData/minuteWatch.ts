// The watch as always-on draws it: once a minute, with the time at the full minute, not tilted. Sensor values are unchanged.
import { dataTag } from '@/face/dataTags/catalogue';
import type { DataTag } from '@/face/dataTags/dataTag';
import { LEVEL, type WatchState } from '@/face/dataTags/watchState';
import type { ModeName } from '@/schemas/design';
import type { LiveWatch } from './watch';

const MINUTE_MS = 60_000;
/** Tags that change with the minute and whenever the time is set. */
const MINUTE_TAGS = ['Dm', 'DH', 'DD', 'Dyyyy'];

/** Whether a tag's value changes within a minute. */
export const changesEachSecond = ({ depends }: Pick<DataTag, 'depends'>): boolean =>
  depends.includes('second') || depends.includes('now');

const isQuick = (name: string): boolean => {
  const tag = dataTag(name);
  return tag !== undefined && changesEachSecond(tag);
};

const cache = new WeakMap<LiveWatch, LiveWatch>();

function make(watch: LiveWatch): LiveWatch {
  let seen: WatchState | null = null;
  let shown: WatchState | null = null;
  const state = (): WatchState => {
    const now = watch.state();
    if (now === seen && shown) return shown;
    seen = now;
    // The same state for the rest of the minute if only the time advances.
    const next = { ...now, now: Math.floor(now.now / MINUTE_MS) * MINUTE_MS, tilt: LEVEL };
    const last = shown;
    if (!last || (Object.keys(next) as (keyof WatchState)[]).some((key) => !Object.is(next[key], last[key])))
      shown = next;
    return shown ?? next;
  };
  return {
    state,
    set: watch.set,
    isFollowedFinely: watch.isFollowedFinely,
    advance: watch.advance,
    read: (name) => (isQuick(name) ? (dataTag(name)?.value(state()) ?? null) : watch.read(name)),
    subscribe: (tags, listener) =>
      watch.subscribe(
        tags.flatMap((name) => (isQuick(name) ? MINUTE_TAGS : [name])),
        listener,
      ),
    subscribeState(listener) {
      let last = state();
      return watch.subscribeState(() => {
        const next = state();
        if (next === last) return;
        last = next;
        listener();
      });
    },
  };
}

/** The watch drawn once a minute. Cached per watch; a minute watch returns itself. */
export function minuteWatch(watch: LiveWatch): LiveWatch {
  const made = cache.get(watch) ?? make(watch);
  cache.set(watch, made);
  cache.set(made, made);
  return made;
}

/** The watch that a face in this mode draws from. */
export const watchIn = (mode: ModeName, watch: LiveWatch): LiveWatch =>
  mode === 'ambient' ? minuteWatch(watch) : watch;
