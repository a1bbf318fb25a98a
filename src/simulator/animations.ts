// Animations of the open editor: played and stopped on demand, never automatically; not saved or undoable.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Playback } from '@/face/liveData/playback';
import { playbackOf } from '@/face/nodes';
import type { FaceNode } from '@/schemas/nodes';
import { i18n } from '@/service/language/i18n';
import { announce } from '@/ui/announce';
import type { HintPlace } from './hintNotice';
import { newPlayback, playedLayers } from './pagePlayback';

export interface Animations {
  readonly playback: Playback;
  /** Shows the explanation of playing on first use, at the given place. */
  explain(place: HintPlace): void;
  /** Plays the animations among the layers. */
  play(nodes: readonly FaceNode[]): void;
  stop(nodes: readonly FaceNode[]): void;
  /** Stops them if any is playing, else plays all of them. */
  toggle(nodes: readonly FaceNode[]): void;
  /** Updates after layers changed: removed ones stop, ones with a new timing restart from the first frame. */
  follow(nodes: readonly FaceNode[]): void;
  /** Announces when animations end by themselves. The returned function disconnects and stops all. */
  connect(): () => void;
}

/** Whether the layer plays frames. */
export const isAnimation = (node: FaceNode): boolean => playbackOf(node) !== null;

function say(what: 'playing' | 'stopped' | 'ended', labels: readonly string[]): void {
  const count = labels.length;
  if (count === 0) return;
  const words = {
    playing: 'editor:animations.playing',
    stopped: 'editor:animations.stopped',
    ended: 'editor:animations.ended',
  };
  announce(i18n.t(words[what], { count, label: labels[0] }), { topic: 'animations' });
}

interface Played {
  label: string;
  timing: string;
}

/** `explain` is called whenever the user starts animations; it decides whether it is the first time. */
export function createAnimations(explain: Animations['explain'], playback = newPlayback()): Animations {
  /** Layers started and not stopped by the user; those no longer playing have ended by themselves. */
  const started = new Map<string, Played>();

  const sayEnded = () => {
    const ended = [...started].filter(([uuid]) => !playback.isPlaying(uuid));
    for (const [uuid] of ended) started.delete(uuid);
    say(
      'ended',
      ended.map(([, { label }]) => label),
    );
  };

  const begin = (nodes: readonly FaceNode[]) => {
    const layers = playedLayers(nodes);
    for (const { uuid, timing } of layers) {
      const label = nodes.find((node) => node.uuid === uuid)?.label ?? '';
      started.set(uuid, { label, timing: JSON.stringify(timing) });
    }
    playback.play(layers);
  };
  const end = (uuids: readonly string[]) => {
    for (const uuid of uuids) started.delete(uuid);
    playback.stop(uuids);
  };

  const animations: Animations = {
    playback,
    explain,
    play(nodes) {
      const wanted = nodes.filter(isAnimation);
      if (wanted.length === 0) return;
      explain('canvas');
      begin(wanted);
      say(
        'playing',
        wanted.map(({ label }) => label),
      );
    },
    stop(nodes) {
      const playing = nodes.filter(({ uuid }) => playback.isPlaying(uuid));
      end(playing.map(({ uuid }) => uuid));
      say(
        'stopped',
        playing.map(({ label }) => label),
      );
    },
    toggle(nodes) {
      if (nodes.some(({ uuid }) => playback.isPlaying(uuid))) animations.stop(nodes);
      else animations.play(nodes);
    },
    follow(nodes) {
      if (!playback.isAnyPlaying()) return;
      const timings = new Map(playedLayers(nodes).map(({ uuid, timing }) => [uuid, JSON.stringify(timing)]));
      const gone = [...started.keys()].filter((uuid) => !timings.has(uuid));
      if (gone.length > 0) end(gone);
      begin(nodes.filter(({ uuid }) => started.has(uuid) && started.get(uuid)?.timing !== timings.get(uuid)));
    },
    connect() {
      const unfollow = playback.subscribeState(sayEnded);
      return () => {
        unfollow();
        started.clear();
        playback.stop();
      };
    },
  };
  return animations;
}

export const AnimationsContext = createContext<Animations | null>(null);

/** The animations of the surrounding editor; null if there is none. */
export const useAnimations = (): Animations | null => useContext(AnimationsContext);

const NEVER = () => () => {};

/** Whether any of the layers is playing. */
export function useIsPlaying(playback: Playback | null, uuids: readonly string[]): boolean {
  return useSyncExternalStore(
    playback ? playback.subscribeState : NEVER,
    () => playback !== null && uuids.some((uuid) => playback.isPlaying(uuid)),
  );
}
