// Playing the animations of a face on a page. Apart from `animations.ts`, which only the editor needs.
import { createPlayback, type Playback, type PlayedLayer } from '@/face/liveData/playback';
import { playbackOf } from '@/face/nodes';
import type { FaceNode } from '@/schemas/nodes';
import { schedule } from './simulator';

/** The layers that play, with their timing. */
export const playedLayers = (nodes: readonly FaceNode[]): PlayedLayer[] =>
  nodes.flatMap((node) => {
    const timing = playbackOf(node);
    return timing ? [{ uuid: node.uuid, timing }] : [];
  });

/** A playback that uses the page's clock. */
export function newPlayback(): Playback {
  return createPlayback({ now: () => performance.now(), schedule });
}
