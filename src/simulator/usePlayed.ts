// A playback for pictures of faces: plays their animations while live, else shows the first frames.
import { useEffect, useState } from 'react';
import type { Playback } from '@/face/liveData/playback';
import type { FaceNode } from '@/schemas/nodes';
import { newPlayback, playedLayers } from './pagePlayback';

/** One playback for the component's lifetime. Keep the same `nodes` list while the faces are unchanged. */
export function usePlayed(nodes: readonly FaceNode[], live: boolean): Playback {
  const [playback] = useState(newPlayback);
  useEffect(() => {
    if (live) playback.play(playedLayers(nodes));
    return () => playback.stop();
  }, [playback, nodes, live]);
  return playback;
}
