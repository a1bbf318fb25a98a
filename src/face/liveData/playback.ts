// Plays the frames of animation layers with one timer for all; layers are observed one by one. Nothing is stored.
import { createKeyedSignal } from './createStore';
import type { Unsubscribe } from './watch';

/** How an animation plays. */
export interface FrameTiming {
  frames: number;
  delayMs: number;
  /** Infinity loops forever. */
  loops: number;
}

/** A layer to play. */
export interface PlayedLayer {
  uuid: string;
  timing: FrameTiming;
}

export interface Playback {
  /**
   * Starts these layers together at their first frame; other playing layers continue. A layer without frames does not
   * play.
   */
  play(layers: readonly PlayedLayer[]): void;
  /** Resets these layers, or all, to their first frame. */
  stop(uuids?: readonly string[]): void;
  isPlaying(uuid: string): boolean;
  isAnyPlaying(): boolean;
  /** Index of the frame shown now; 0 at rest. */
  frame(uuid: string): number;
  /** Calls `listener` after the frame of a layer changed. */
  subscribe(uuid: string, listener: () => void): Unsubscribe;
  /** Calls `listener` after layers start or stop playing. */
  subscribeState(listener: () => void): Unsubscribe;
  /** Stops permanently. */
  dispose(): void;
}

export interface PlaybackPorts {
  /** Monotonic time in ms, or the time of day. */
  readonly now: () => number;
  /** Calls `run` once after about `delayMs`; the returned function cancels it. */
  readonly schedule: (run: () => void, delayMs: number) => () => void;
}

interface Playing {
  readonly timing: FrameTiming;
  readonly started: number;
  frame: number;
}

/** Maximum refresh rate; shorter delays skip frames but keep their pace. */
const TICK_MS = 1000 / 60;

/** Steps since the start, one per `delayMs`. Delays do not accumulate; if the clock is set back, it waits. */
const stepsAt = ({ timing, started }: Playing, time: number): number =>
  Math.floor(Math.max(0, time - started) / timing.delayMs);

const isOver = (playing: Playing, time: number): boolean =>
  stepsAt(playing, time) >= playing.timing.frames * playing.timing.loops;

/** When a layer next changes, ms; null if it never does. */
function nextChange(playing: Playing, time: number): number | null {
  const { frames, delayMs, loops } = playing.timing;
  const stride = Math.max(1, Math.ceil(TICK_MS / delayMs));
  if (frames > 1) return playing.started + (Math.floor(stepsAt(playing, time) / stride) + 1) * stride * delayMs;
  return Number.isFinite(loops) ? playing.started + loops * delayMs : null;
}

const isPlayable = ({ frames, delayMs, loops }: FrameTiming): boolean => frames > 0 && delayMs > 0 && loops > 0;

/** Key of the signal for start and stop of any playback, besides the frames of each layer. */
const ANY = Symbol('any');

/** Creates an idle playback. A layer stops by itself after its last loop. */
export function createPlayback({ now, schedule }: PlaybackPorts): Playback {
  const layers = new Map<string, Playing>();
  const changes = createKeyedSignal<string | typeof ANY>();
  let cancel: (() => void) | undefined;
  let isDisposed = false;

  const emit = (uuids: Iterable<string>, hasStateChanged: boolean) => {
    changes.emit(hasStateChanged ? [...uuids, ANY] : uuids);
  };

  /** One timer, set for the layer that changes first; none while nothing plays or changes. */
  const arrange = () => {
    cancel?.();
    cancel = undefined;
    const time = now();
    const moments = [...layers.values()].flatMap((playing) => nextChange(playing, time) ?? []);
    if (moments.length > 0) cancel = schedule(tick, Math.max(1, Math.min(...moments) - time));
  };

  /** Removes layers; returns those that were not at their first frame. */
  const remove = (uuids: readonly string[]): string[] =>
    uuids.filter((uuid) => {
      const frame = layers.get(uuid)?.frame ?? 0;
      layers.delete(uuid);
      return frame !== 0;
    });

  const tick = () => {
    const time = now();
    const over = [...layers].filter(([, playing]) => isOver(playing, time)).map(([uuid]) => uuid);
    const changed = remove(over);
    for (const [uuid, playing] of layers) {
      const frame = stepsAt(playing, time) % playing.timing.frames;
      if (frame === playing.frame) continue;
      playing.frame = frame;
      changed.push(uuid);
    }
    // Schedule the next tick first, so that a listener that throws does not stop playback.
    arrange();
    emit(changed, over.length > 0);
  };

  const end = (uuids: readonly string[]) => {
    const playing = uuids.filter((uuid) => layers.has(uuid));
    if (playing.length === 0) return;
    const changed = remove(playing);
    arrange();
    emit(changed, true);
  };

  return {
    play(wanted) {
      const playable = wanted.filter(({ timing }) => isPlayable(timing));
      if (isDisposed || playable.length === 0) return;
      const uuids = playable.map(({ uuid }) => uuid);
      const changed = remove(uuids);
      const started = now();
      for (const { uuid, timing } of playable) layers.set(uuid, { timing, started, frame: 0 });
      arrange();
      emit(changed, true);
    },
    stop: (uuids = [...layers.keys()]) => end(uuids),
    isPlaying: (uuid) => layers.has(uuid),
    isAnyPlaying: () => layers.size > 0,
    frame: (uuid) => layers.get(uuid)?.frame ?? 0,
    subscribe: (uuid, listener) => changes.subscribe([uuid], listener),
    subscribeState: (listener) => changes.subscribe([ANY], listener),
    dispose() {
      isDisposed = true;
      end([...layers.keys()]);
      changes.clear();
    },
  };
}
